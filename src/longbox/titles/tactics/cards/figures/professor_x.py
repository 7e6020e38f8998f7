"""Professor X, Founder."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "professor-x", "Professor X", "LB-017", "Founder", LEGENDARY, GOOD_SIDE, (XMEN,),
    (TYPICAL, TYPICAL, GOOD, GOOD, REMARKABLE, EXCELLENT, MONSTROUS), speed=4, traits=("mutant", "scientist"),
    attacks=(attack(MENTAL, "psychic-blast", damage=by(PSYCHE), kind="psionic", range=12),),
    specials=(
        Special("mental-block", (Targets(8, green=(Counters(),)),)),
        Special("domination", (Targets(6, PSYCHE, (Drives(2),), (Inflicts("stunned"),)),)),
    ),
    book="renown FP psychic-blast",
)  # fmt: skip
