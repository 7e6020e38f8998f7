"""Dormammu, Dread Lord."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "dormammu", "Dormammu", "LB-077", "Dread Lord", COSMIC, EVIL_SIDE, (),
    (REMARKABLE, EXCELLENT, MONSTROUS, UNEARTHLY, REMARKABLE, AMAZING, SHIFT_X), speed=5, traits=("mystic", "cosmic"),
    attacks=(attack(MAGICAL, "faltine-flames", damage=at(MONSTROUS), kind="hellfire", range=8),),
    specials=(
        Special("dark-lord", (Armor(AMAZING, ("physical", "energy", "magic")),)),
        Special("wall-of-fire", (Lays("fire", 4, 8, rank=REMARKABLE),)),
        Special("head-of-flame", (Retaliates(EXCELLENT, "fire"), Immune("fire"))),
    ),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
