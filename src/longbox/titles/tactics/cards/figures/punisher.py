"""Punisher, One-Man War."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "punisher", "Punisher", "LB-026", "One-Man War", BOLD, ENIGMATIC, (),
    (AMAZING, EXCELLENT, GOOD, EXCELLENT, GOOD, EXCELLENT, TYPICAL), speed=4, traits=("streetwise",),
    attacks=(
        attack(SHOOTING, "scattergun", damage=at(EXCELLENT), range=4),
        attack(SHOOTING, "fifty-caliber", damage=at(REMARKABLE), kind="edged", range=10),
        attack(BRAWLING, "combat-knife", damage=at(EXCELLENT), kind="edged"),
    ),
    specials=(Special("disciplined-marine", (Joins(),)),),
    book="renown affiliations scattergun fifty-caliber.name fifty-caliber.damage fifty-caliber.kind combat-knife.name"
    " disciplined-marine",
)  # fmt: skip
