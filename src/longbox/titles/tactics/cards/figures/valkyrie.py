"""Valkyrie, Brunnhilde."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "valkyrie", "Valkyrie", "LB-048", "Brunnhilde", HEROIC, GOOD_SIDE, (DEFENDERS,),
    (INCREDIBLE, EXCELLENT, INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, EXCELLENT), speed=7, traits=("asgardian",),
    attacks=(attack(BRAWLING, "dragonfang", kind="edged", rules=(Pierces(1),)),),
    specials=(Special("winged-horse", (Flight(),)), Special("chooser-of-the-slain", (Hunts(1),))),
    ranks=OWN,
)  # fmt: skip
