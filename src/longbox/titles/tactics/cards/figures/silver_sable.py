"""Silver Sable, Mercenary."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "silver-sable", "Silver Sable", "LB-033", "Mercenary", BOLD, ENIGMATIC, (),
    (AMAZING, INCREDIBLE, GOOD, REMARKABLE, EXCELLENT, REMARKABLE, EXCELLENT), speed=5, traits=("streetwise",),
    attacks=(attack(SHOOTING, "pistol", damage=at(EXCELLENT), kind="edged", range=6),),
    specials=(Special("hired", (Joins(),)),),
)  # fmt: skip
