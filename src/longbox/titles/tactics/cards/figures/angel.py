"""Angel, Warren Worthington III."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "angel", "Angel", "LB-015", "Warren Worthington III", BOLD, GOOD_SIDE, (XMEN,),
    (EXCELLENT, REMARKABLE, GOOD, REMARKABLE, GOOD, TYPICAL, GOOD), speed=7, traits=("mutant",),
    attacks=(attack(BRAWLING, "superior-flier", rules=(Surprises(1),)),), specials=(Special("flight", (Flight(),)),),
    book="alias renown disposition affiliations superior-flier.name flight",
)  # fmt: skip
