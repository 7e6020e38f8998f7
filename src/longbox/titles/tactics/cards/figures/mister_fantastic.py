"""Mister Fantastic, Reed Richards."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "mister-fantastic", "Mister Fantastic", "LB-045", "Reed Richards", HEROIC, GOOD_SIDE, (FOUR,),
    (GOOD, EXCELLENT, GOOD, REMARKABLE, AMAZING, EXCELLENT, REMARKABLE), speed=5, traits=("scientist", "altered"),
    attacks=(attack(BRAWLING, "stretching-fist", damage=at(EXCELLENT)),),
    specials=(
        Special("elastic", (Reach(4), Shrugs(("held", "stuck")))),
        Special("rubber-body", (Armor(REMARKABLE, ("blunt",)),)),
        Special("gadget", (Targets(8, REASON, (Counters(),)),)),
    ),
    ranks=OWN,
)  # fmt: skip
