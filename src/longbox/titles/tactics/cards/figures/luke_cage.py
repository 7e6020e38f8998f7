"""Luke Cage, Power Man."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "luke-cage", "Luke Cage", "LB-002", "Power Man", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (INCREDIBLE, EXCELLENT, AMAZING, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=4, health=15, karma=3,
    traits=("altered", "streetwise", "heroes-for-hire"),
    attacks=(attack(BRAWLING, "not-on-my-block"),),
    specials=(
        Special("bodyguard", (Guards(),)),
        Special("intimidator", (HarderToHit(-2),)),
        Special("hero-for-hire", (LastToJoin(),)),
        Special("steel-hard-skin", (Armor(EXCELLENT, ("physical", "energy", "eldritch")),)),
    ),
    book="alias renown disposition affiliations health karma speed traits not-on-my-block"
    " bodyguard intimidator hero-for-hire steel-hard-skin",
)  # fmt: skip
