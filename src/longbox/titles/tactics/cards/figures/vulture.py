"""Vulture, Adrian Toomes."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "vulture", "Vulture", "LB-064", "Adrian Toomes", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, AMAZING, INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=7, traits=("scientist",),
    attacks=(attack(BRAWLING, "swooping-in", rules=(Jumps(2),)),), specials=(Special("flight", (Flight(),)),),
    book="disposition affiliations swooping-in.name flight",
)  # fmt: skip
