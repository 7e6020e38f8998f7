"""Electro, Max Dillon."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "electro", "Electro", "LB-063", "Max Dillon", BOLD, EVIL_SIDE, (SYNDICATE,),
    (GOOD, EXCELLENT, EXCELLENT, AMAZING, GOOD, EXCELLENT, TYPICAL), speed=4, traits=("altered",),
    attacks=(attack(SHOOTING, "bolt", damage=at(REMARKABLE), kind="electricity", range=8),),
    specials=(
        Special("living-battery", (Immune("electricity"),)),
        Special("live-wire", (Retaliates(TYPICAL, "electricity"),)),
    ),
    book="disposition affiliations bolt.kind",
)  # fmt: skip
