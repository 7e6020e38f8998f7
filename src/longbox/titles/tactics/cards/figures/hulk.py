"""Hulk, Strongest One There Is."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "hulk", "Hulk", "LB-031", "Strongest One There Is", LEGENDARY, ENIGMATIC, (),
    (REMARKABLE, GOOD, UNEARTHLY, UNEARTHLY, POOR, TYPICAL, REMARKABLE), speed=5, traits=("altered",),
    specials=(
        Special("green-hide", (Armor(MONSTROUS, ("physical", "energy")),)),
        Special("leap", (Ignores(difficult=True, elevation=True),)),
        Special("rage", (Raised((STRENGTH,), 1, "wounded"),)),
    ),
    book="renown",
)  # fmt: skip
