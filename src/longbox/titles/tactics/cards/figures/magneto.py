"""Magneto, Master of Magnetism."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "magneto", "Magneto", "LB-055", "Master of Magnetism", LEGENDARY, EVIL_SIDE, (BROTHERHOOD,),
    (GOOD, REMARKABLE, GOOD, MONSTROUS, INCREDIBLE, EXCELLENT, AMAZING), speed=6, traits=("mutant", "scientist"),
    attacks=(attack(SHOOTING, "iron-storm", to_hit=by(PSYCHE), damage=at(AMAZING), kind="edged", range=10),),
    specials=(
        Special("flight", (Flight(),)),
        Special("force-field", (Armor(INCREDIBLE, ("physical", "energy")),)),
        Special("magnetic-grip", (Targets(8, PSYCHE, (Drives(3),), (Weakens(),)),)),
    ),
    book="renown R",
)  # fmt: skip
