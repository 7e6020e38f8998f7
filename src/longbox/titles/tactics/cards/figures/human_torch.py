"""Human Torch, Johnny Storm."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "human-torch", "Human Torch", "LB-047", "Johnny Storm", HEROIC, GOOD_SIDE, (FOUR,),
    (GOOD, EXCELLENT, GOOD, REMARKABLE, TYPICAL, TYPICAL, GOOD), speed=8, traits=("altered",),
    attacks=(attack(SHOOTING, "flame-jet", damage=at(REMARKABLE), kind="fire", range=6),),
    specials=(Special("flight", (Flight(),)), Special("flame-on", (Retaliates(GOOD, "fire"), Immune("fire")))),
    ranks=OWN,
)  # fmt: skip
