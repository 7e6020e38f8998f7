"""Iceman, Frosty Friend."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "iceman", "Iceman", "LB-016", "Frosty Friend", BOLD, GOOD_SIDE, (XMEN,),
    (GOOD, GOOD, TYPICAL, REMARKABLE, GOOD, POOR, TYPICAL), speed=5, traits=("mutant",),
    attacks=(attack(SHOOTING, "cold-burst", damage=at(EXCELLENT), kind="cold", range=6, rules=(Inflicts("confused"),)),),
    specials=(
        Special("iced-up", (Armor(GOOD, ("physical", "energy"), ("electricity", "sonic")),)),
        Special("immune-cold", (Immune("cold"),)),
        Special("ice-slide", (Lays("slick", 3, 5),)),
    ),
    book="alias renown disposition affiliations FI cold-burst.kind iced-up immune-cold",
)  # fmt: skip
