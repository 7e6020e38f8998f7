"""Hobgoblin, Masked Menace."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "hobgoblin", "Hobgoblin", "LB-066", "Masked Menace", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, REMARKABLE, REMARKABLE, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=7, traits=("altered",),
    attacks=(attack(SHOOTING, "pumpkin-bomb", damage=at(REMARKABLE), kind="fire", range=5, rules=(Bursts(GOOD),)),),
    specials=(Special("glider", (Flight(),)), Special("chainmail", (Armor(GOOD, ("blunt",)),))),
    book="disposition chainmail",
)  # fmt: skip
