"""Sub-Mariner, Avenging Son."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "sub-mariner", "Sub-Mariner", "LB-030", "Avenging Son", LEGENDARY, ENIGMATIC, (),
    (INCREDIBLE, REMARKABLE, MONSTROUS, AMAZING, TYPICAL, REMARKABLE, INCREDIBLE), speed=6, traits=("atlantean", "mutant"),
    specials=(
        Special("flight", (Flight(),)),
        Special("shifting-allegiance", (TeamUp((AVENGERS, XMEN, DEFENDERS, DOOM, FOUR), strict=True),)),
        Special("child-of-the-sea", (Raised((FIGHTING, STRENGTH), 1),)),
        Special("tough-skin", (Armor(REMARKABLE, ("physical",)),)),
    ),
    book="renown affiliations SP shifting-allegiance",
)  # fmt: skip
