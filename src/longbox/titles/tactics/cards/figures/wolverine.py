"""Wolverine, Logan."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "wolverine", "Wolverine", "LB-010", "Logan", HEROIC, GOOD_SIDE, (XMEN,),
    (INCREDIBLE, REMARKABLE, EXCELLENT, REMARKABLE, TYPICAL, AMAZING, REMARKABLE), speed=5, traits=("mutant", "feral"),
    attacks=(attack(BRAWLING, "adamantium-claws", damage=at(AMAZING), kind="edged", rules=(Pierces(2),)),),
    specials=(
        Special("healing-factor", (Heals(2, EASY),)),
        Special("snikt", (KillShift(-1),), EASY),
    ),
    book="alias renown disposition affiliations F adamantium-claws snikt.action",
)  # fmt: skip
