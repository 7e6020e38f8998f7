"""Shadowcat, Walking Through Walls."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "shadowcat", "Shadowcat", "LB-018", "Walking Through Walls", BOLD, GOOD_SIDE, (XMEN,),
    (REMARKABLE, GOOD, TYPICAL, REMARKABLE, REMARKABLE, EXCELLENT, EXCELLENT), speed=5, traits=("mutant", "scientist"),
    specials=(Special("phasing", (Gains("phased", EASY),)),),
)  # fmt: skip
