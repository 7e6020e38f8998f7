"""Taskmaster, Photographic Reflexes."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "taskmaster", "Taskmaster", "LB-070", "Photographic Reflexes", HEROIC, EVIL_SIDE, (),
    (AMAZING, AMAZING, EXCELLENT, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=5,
    attacks=(attack(SHOOTING, "bow", damage=at(EXCELLENT), kind="edged", range=8), attack(BRAWLING, "sword", kind="edged")),
    specials=(
        Special("for-hire", (Joins(),)),
        Special("photographic-reflexes", (DodgesAs(EASY),)),
    ),
)  # fmt: skip
