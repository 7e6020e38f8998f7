"""Nightcrawler, Swashbuckler."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "nightcrawler", "Nightcrawler", "LB-019", "Swashbuckler", HEROIC, GOOD_SIDE, (XMEN,),
    (REMARKABLE, AMAZING, GOOD, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=6, traits=("mutant",),
    attacks=(attack(BRAWLING, "sabre", damage=at(EXCELLENT), kind="edged"),),
    specials=(Special("bamf", (Carries(6, MOVE, alone=True),)), Special("one-with-the-shadows", (Unseen(),))),
)  # fmt: skip
