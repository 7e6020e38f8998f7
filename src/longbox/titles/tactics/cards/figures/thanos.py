"""Thanos, Mad Titan."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "thanos", "Thanos", "LB-075", "Mad Titan", COSMIC, EVIL_SIDE, (),
    (MONSTROUS, REMARKABLE, UNEARTHLY, UNEARTHLY, AMAZING, INCREDIBLE, MONSTROUS), speed=5, traits=("cosmic", "scientist"),
    attacks=(attack(SHOOTING, "cosmic-blast", damage=at(AMAZING), kind="cosmic", range=8),),
    specials=(Special("titan", (Armor(MONSTROUS, ("physical", "energy", "psychic")),)),),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
