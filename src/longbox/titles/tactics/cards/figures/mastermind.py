"""Mastermind, Weaver of Illusions."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "mastermind", "Mastermind", "LB-057", "Weaver of Illusions", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (TYPICAL, TYPICAL, POOR, GOOD, GOOD, EXCELLENT, REMARKABLE), speed=4, traits=("mutant",),
    attacks=(attack(MENTAL, "phantoms", damage=at(GOOD), kind="illusion", range=8),),
    specials=(
        Special("nobody-special", (Gains("shapeshift", MOVE),)),
        Special("false-world", (Targets(8, PSYCHE, (Inflicts("confused"),), red=(Inflicts("stunned"),)),)),
    ),
    ranks=OWN,
    book="S",
)  # fmt: skip
