"""Hercules, Prince of Power."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "hercules", "Hercules", "LB-044", "Prince of Power", LEGENDARY, GOOD_SIDE, (AVENGERS,),
    (MONSTROUS, EXCELLENT, UNEARTHLY, UNEARTHLY, TYPICAL, GOOD, EXCELLENT), speed=5, traits=("olympian",),
    attacks=(attack(BRAWLING, "golden-mace"), attack(GRAPPLING, "lion-hold", to_hit=by(FIGHTING))),
    specials=(Special("labors", (Lifts(1),)), Special("olympian", (Armor(REMARKABLE, ("physical", "energy")),))),
    ranks=OWN,
    book="F",
)  # fmt: skip
