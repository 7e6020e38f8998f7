"""Boomerang, Fred Myers."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "boomerang", "Boomerang", "LB-068", "Fred Myers", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, REMARKABLE, GOOD, EXCELLENT, GOOD, GOOD, TYPICAL), speed=5,
    attacks=(
        attack(SHOOTING, "shatterang", damage=at(REMARKABLE), kind="sonic", range=8),
        attack(SHOOTING, "gasarang", damage=at(TYPICAL), kind="poison", range=6, rules=(Inflicts("confused"),)),
    ),
    specials=(Special("jet-boots", (Ignores(difficult=True, elevation=True),)),),
)  # fmt: skip
