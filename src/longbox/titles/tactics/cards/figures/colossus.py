"""Colossus, Loyal Comrade."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "colossus", "Colossus", "LB-013", "Loyal Comrade", HEROIC, GOOD_SIDE, (XMEN,),
    (EXCELLENT, GOOD, UNEARTHLY, AMAZING, TYPICAL, TYPICAL, EXCELLENT), speed=4, traits=("mutant",),
    attacks=(attack(BRAWLING, "steel-fist"),),
    specials=(Special("organic-steel", (Armor(INCREDIBLE, ("physical", "energy")),), EASY),),
    book="alias renown disposition affiliations organic-steel.action",
)  # fmt: skip
