"""Quicksilver, Hot Temper."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "quicksilver", "Quicksilver", "LB-050", "Hot Temper", HEROIC, ENIGMATIC, (BROTHERHOOD,),
    (EXCELLENT, UNEARTHLY, GOOD, REMARKABLE, EXCELLENT, TYPICAL, TYPICAL), speed=10, traits=("mutant",),
    specials=(
        Special("you-cant-keep-up", (SecondWind(),)),
        Special("hypersonic-battery", (Flurry(3),)),
        Special("ill-show-my-father", (TeamUp((AVENGERS,)),)),
    ),
    book="alias renown affiliations speed you-cant-keep-up hypersonic-battery ill-show-my-father",
)  # fmt: skip
