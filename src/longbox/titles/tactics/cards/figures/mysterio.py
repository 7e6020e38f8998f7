"""Mysterio, Illusionist."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "mysterio", "Mysterio", "LB-065", "Illusionist", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, GOOD, GOOD, EXCELLENT, EXCELLENT, EXCELLENT, REMARKABLE), speed=4, traits=("scientist",),
    attacks=(attack(MENTAL, "nightmare", to_hit=by(REASON), damage=at(GOOD), kind="illusion", range=6),),
    specials=(Special("smoke-screen", (Lays("smoke", 3, 4),)),),
    book="renown disposition affiliations",
)  # fmt: skip
