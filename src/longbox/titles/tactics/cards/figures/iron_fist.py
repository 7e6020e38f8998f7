"""Iron Fist, Danny Rand."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "iron-fist", "Iron Fist", "LB-004", "Danny Rand", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (AMAZING, REMARKABLE, GOOD, REMARKABLE, EXCELLENT, GOOD, AMAZING), speed=5, traits=("mystic", "heroes-for-hire", "streetwise"),
    attacks=(attack(BRAWLING, "iron-fist", damage=at(INCREDIBLE)),),
    specials=(Special("chi", (Heals(1, EASY),)),),
    book="alias renown disposition",
)  # fmt: skip
