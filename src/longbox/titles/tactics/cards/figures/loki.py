"""Loki, God of Mischief."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "loki", "Loki", "LB-076", "God of Mischief", COSMIC, EVIL_SIDE, (),
    (EXCELLENT, EXCELLENT, MONSTROUS, MONSTROUS, REMARKABLE, UNEARTHLY, MONSTROUS), speed=5, traits=("asgardian", "mystic"),
    attacks=(attack(MAGICAL, "dark-sorcery", damage=at(MONSTROUS), kind="eldritch", range=8),),
    specials=(
        Special("any-face", (Gains("shapeshift", MOVE),)),
        Special("asgardian", (Armor(INCREDIBLE, ("physical", "energy")),)),
    ),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
