"""Hawkeye, Marksman."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "hawkeye", "Hawkeye", "LB-023", "Marksman", HEROIC, GOOD_SIDE, (AVENGERS,),
    (EXCELLENT, REMARKABLE, GOOD, EXCELLENT, TYPICAL, GOOD, TYPICAL), speed=5,
    attacks=(
        attack(SHOOTING, "broadhead", damage=at(REMARKABLE), kind="edged", range=10),
        attack(SHOOTING, "net-arrow", damage=at(POOR), range=8, rules=(Inflicts("stuck"),)),
    ),
    specials=(Special("never-misses", (SureShot(),)),),
)  # fmt: skip
