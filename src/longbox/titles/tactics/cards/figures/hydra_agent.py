"""Hydra Agent, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "hydra-agent", "Hydra Agent", "LB-083", "Squad", MINION, EVIL_SIDE, (),
    (TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1, traits=("spy",),
    attacks=(attack(SHOOTING, "rifle", damage=at(GOOD), kind="plasma", range=6),),
    book="renown",
)  # fmt: skip
