"""Mystique, Super Spy."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "mystique", "Mystique", "LB-051", "Super Spy", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, EXCELLENT, GOOD, AMAZING, EXCELLENT, REMARKABLE, INCREDIBLE), speed=5, traits=("mutant", "spy"),
    attacks=(attack(SHOOTING, "pistols", damage=at(EXCELLENT), kind="edged", range=6),),
    specials=(Special("behind-the-scenes", (Initiative(10),)), Special("anyone", (Gains("shapeshift", MOVE),))),
    book="alias renown disposition behind-the-scenes anyone",
)  # fmt: skip
