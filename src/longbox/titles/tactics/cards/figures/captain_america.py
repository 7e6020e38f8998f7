"""Captain America, Sentinel of Liberty."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "captain-america", "Captain America", "LB-021", "Sentinel of Liberty", LEGENDARY, GOOD_SIDE, (AVENGERS,),
    (AMAZING, INCREDIBLE, REMARKABLE, REMARKABLE, EXCELLENT, INCREDIBLE, AMAZING), speed=5, traits=("altered",),
    attacks=(attack(SHOOTING, "shield-throw", damage=at(REMARKABLE), range=6), attack(BRAWLING, "shield-bash")),
    specials=(Special("shield", (Armor(REMARKABLE, ("physical", "energy")),)), Special("leader", (BornLeader(),))),
)  # fmt: skip
