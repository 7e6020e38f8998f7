"""Thug, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "thug", "Thug", "LB-080", "Squad", MINION, EVIL_SIDE, (SYNDICATE,),
    (GOOD, TYPICAL, TYPICAL, TYPICAL, POOR, POOR, POOR), speed=4,
    attacks=(attack(BRAWLING, "crowbar"),),
    book="alias renown",
)  # fmt: skip
