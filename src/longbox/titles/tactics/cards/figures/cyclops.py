"""Cyclops, Fearless Leader."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "cyclops", "Cyclops", "LB-011", "Fearless Leader", HEROIC, GOOD_SIDE, (XMEN,),
    (EXCELLENT, EXCELLENT, GOOD, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=5, traits=("mutant",),
    attacks=(attack(SHOOTING, "optic-blast", damage=at(INCREDIBLE), range=10),),
    specials=(Special("born-leader", (BornLeader(),)),),
    book="alias renown disposition affiliations AI optic-blast born-leader",
)  # fmt: skip
