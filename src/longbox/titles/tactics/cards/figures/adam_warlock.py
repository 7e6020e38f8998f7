"""Adam Warlock, Perfect Being."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "adam-warlock", "Adam Warlock", "LB-037", "Perfect Being", COSMIC, GOOD_SIDE, (),
    (INCREDIBLE, REMARKABLE, MONSTROUS, UNEARTHLY, EXCELLENT, AMAZING, UNEARTHLY), speed=7, traits=("cosmic", "mystic"),
    attacks=(attack(SHOOTING, "quantum-bolt", damage=at(AMAZING), kind="cosmic", range=8),),
    specials=(
        Special("flight", (Flight(),)),
        Special("soul-gem", (Targets(6, PSYCHE, (Deals(INCREDIBLE, "psionic"),), red=(Tires(),)),)),
        Special("cocoon", (Heals(3, EASY),)),
        Special("watchers-ally", (TeamUp((DEFENDERS, AVENGERS), strict=True),)),
    ),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
