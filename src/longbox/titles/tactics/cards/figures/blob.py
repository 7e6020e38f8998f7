"""Blob, Large and In Charge."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "blob", "Blob", "LB-053", "Large and In Charge", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, POOR, INCREDIBLE, MONSTROUS, TYPICAL, TYPICAL, TYPICAL), speed=3, traits=("mutant",), karma=1,
    specials=(
        Special("flab", (Armor(EXCELLENT, ("blunt",)),)),
        Special("nothing-moves-me", (Immovable(),)),
    ),
    ranks=OWN,
    book="alias renown disposition",
)  # fmt: skip
