"""Thor, God of Thunder."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "thor", "Thor", "LB-036", "God of Thunder", COSMIC, GOOD_SIDE, (AVENGERS,),
    (UNEARTHLY, EXCELLENT, UNEARTHLY, UNEARTHLY, GOOD, EXCELLENT, AMAZING), speed=6, traits=("asgardian",),
    attacks=(
        attack(BRAWLING, "mjolnir"),
        attack(SHOOTING, "thunderbolt", to_hit=by(FIGHTING), damage=at(MONSTROUS), kind="electricity", range=8),
    ),
    specials=(Special("hammer-flight", (Flight(),)), Special("asgardian", (Armor(AMAZING, ("physical", "energy")),))),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
