"""Sabretooth, Bloodlust."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "sabretooth", "Sabretooth", "LB-052", "Bloodlust", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (AMAZING, REMARKABLE, REMARKABLE, AMAZING, GOOD, AMAZING, REMARKABLE), speed=6, traits=("mutant", "feral"),
    attacks=(attack(BRAWLING, "savage-claws", damage=at(REMARKABLE), kind="edged"),),
    specials=(Special("throat-rip", (KillShift(-2),)), Special("healing-factor", (Heals(2, EASY),))),
    book="alias renown disposition S savage-claws.name savage-claws.damage savage-claws.kind throat-rip.name",
)  # fmt: skip
