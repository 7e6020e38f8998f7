"""Kraven, The Hunter."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "kraven", "Kraven", "LB-067", "The Hunter", BOLD, EVIL_SIDE, (SYNDICATE,),
    (INCREDIBLE, REMARKABLE, REMARKABLE, INCREDIBLE, EXCELLENT, INCREDIBLE, TYPICAL), speed=5, traits=("altered",),
    attacks=(attack(BRAWLING, "hunting-knife", kind="edged"),),
    specials=(Special("scent-of-blood", (Hunts(1),)),),
    book="disposition",
)  # fmt: skip
