"""Maggia Thug, a Squad."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "maggia-thug", "Maggia Thug", "LB-081", "Squad", MINION, EVIL_SIDE, (SYNDICATE,),
    (GOOD, TYPICAL, GOOD, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1,
    attacks=(attack(SHOOTING, "tommy-gun", damage=at(GOOD), kind="edged", range=5),),
    book="renown",
)  # fmt: skip
