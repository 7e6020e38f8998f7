"""Pyro, Firestarter."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "pyro", "Pyro", "LB-054", "Firestarter", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (GOOD, GOOD, TYPICAL, REMARKABLE, GOOD, TYPICAL, GOOD), speed=4, traits=("mutant",),
    attacks=(attack(SHOOTING, "flame", damage=at(EXCELLENT), kind="fire", range=6),),
    specials=(Special("fire-constructs", (Lays("fire", 4, 6),)), Special("fireproof", (Immune("fire"),))),
    book="alias renown disposition fire-constructs",
)  # fmt: skip
