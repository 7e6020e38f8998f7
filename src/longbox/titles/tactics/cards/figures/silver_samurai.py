"""Silver Samurai, Kenuichio Harada."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "silver-samurai", "Silver Samurai", "LB-071", "Kenuichio Harada", BOLD, EVIL_SIDE, (),
    (REMARKABLE, EXCELLENT, EXCELLENT, INCREDIBLE, GOOD, EXCELLENT, EXCELLENT), speed=4, traits=("mutant",),
    attacks=(attack(BRAWLING, "tachyon-blade", damage=at(REMARKABLE), kind="edged", rules=(Pierces(3),)),),
    specials=(Special("samurai-armor", (Armor(GOOD, ("physical",)),)), Special("ronin", (Joins(),))),
)  # fmt: skip
