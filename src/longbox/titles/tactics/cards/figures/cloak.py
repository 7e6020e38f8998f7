"""Cloak, Heart of Darkness."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "cloak", "Cloak", "LB-006", "Heart of Darkness", BOLD, GOOD_SIDE, (KNIGHTS,),
    (GOOD, GOOD, EXCELLENT, INCREDIBLE, TYPICAL, EXCELLENT, GOOD), speed=4, traits=("altered", "streetwise"),
    attacks=(attack(BRAWLING, "cold-cloak", damage=at(EXCELLENT), kind="darkforce"),),
    specials=(Special("dark-dimension", (Carries(8),)),),
    book="alias renown disposition AR dark-dimension",
)  # fmt: skip
