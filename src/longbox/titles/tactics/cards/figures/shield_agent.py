"""SHIELD Agent, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "shield-agent", "SHIELD Agent", "LB-041", "Squad", MINION, GOOD_SIDE, (AVENGERS,),
    (GOOD, EXCELLENT, GOOD, GOOD, GOOD, GOOD, GOOD), speed=4, traits=("spy",),
    attacks=(attack(SHOOTING, "sidearm", damage=at(GOOD), kind="plasma", range=6),),
    book="renown",
)  # fmt: skip
