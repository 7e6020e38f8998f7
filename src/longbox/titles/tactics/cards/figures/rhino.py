"""Rhino, Living Tank."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "rhino", "Rhino", "LB-061", "Living Tank", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, EXCELLENT, MONSTROUS, MONSTROUS, TYPICAL, TYPICAL, POOR), speed=4, traits=("altered",),
    attacks=(attack(CHARGING, "rhinos-charge"),),
    specials=(
        Special("thick-headed", (Ignores(charging=True),)),
        Special("hide", (Armor(REMARKABLE, ("physical", "energy")),)),
    ),
    book="disposition E speed rhinos-charge thick-headed.rules",
)  # fmt: skip
