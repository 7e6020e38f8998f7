"""Dagger, Shining Light."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "dagger", "Dagger", "LB-005", "Shining Light", BOLD, GOOD_SIDE, (KNIGHTS,),
    (EXCELLENT, EXCELLENT, TYPICAL, REMARKABLE, GOOD, GOOD, GOOD), speed=5, traits=("altered", "streetwise"),
    attacks=(attack(SHOOTING, "light-daggers", damage=at(EXCELLENT), kind="light", range=6),),
    specials=(Special("healing-light", (Heals(1, ATTACK, other=True),)),),
    book="alias renown disposition P",
)  # fmt: skip
