"""Doombot, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "doombot", "Doombot", "LB-084", "Squad", MINION, EVIL_SIDE, (DOOM,),
    (GOOD, TYPICAL, EXCELLENT, GOOD, TYPICAL, POOR, POOR), speed=4, traits=("robot",),
    attacks=(attack(SHOOTING, "wrist-blaster", damage=at(GOOD), kind="plasma", range=5),),
    specials=(Special("no-mind", (Immune("psychic"),)),),
    ranks=OWN,
)  # fmt: skip
