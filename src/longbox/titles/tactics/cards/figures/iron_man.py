"""Iron Man, Golden Avenger."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "iron-man", "Iron Man", "LB-043", "Golden Avenger", HEROIC, GOOD_SIDE, (AVENGERS,),
    (EXCELLENT, GOOD, INCREDIBLE, INCREDIBLE, INCREDIBLE, GOOD, GOOD), speed=7, traits=("scientist", "alter-ego"),
    attacks=(
        attack(SHOOTING, "repulsor-rays", damage=at(REMARKABLE), kind="plasma", range=8),
        attack(SHOOTING, "unibeam", damage=at(INCREDIBLE), kind="light", range=4, rules=(Weakens(),)),
    ),
    specials=(
        Special("flight", (Flight(),)),
        Special("invincible-armor", (Armor(REMARKABLE, ("physical", "energy"), ("sonic",)),)),
    ),
    ranks=OWN,
)  # fmt: skip
