"""Storm, Nature's Fury."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "storm", "Storm", "LB-012", "Nature's Fury", HEROIC, GOOD_SIDE, (XMEN,),
    (EXCELLENT, REMARKABLE, TYPICAL, AMAZING, GOOD, REMARKABLE, REMARKABLE), speed=7, traits=("mutant",),
    attacks=(attack(SHOOTING, "lightning", damage=at(INCREDIBLE), kind="electricity", range=10),),
    specials=(
        Special("flight", (Flight(),)),
        Special("weather-witch", (Immune("cold"), Immune("electricity"))),
        Special("fog-bank", (Lays("smoke", 3, 6),)),
    ),
    book="alias renown disposition affiliations flight",
)  # fmt: skip
