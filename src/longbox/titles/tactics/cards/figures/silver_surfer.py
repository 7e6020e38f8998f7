"""Silver Surfer, Sentinel of the Spaceways."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "silver-surfer", "Silver Surfer", "LB-035", "Sentinel of the Spaceways", COSMIC, GOOD_SIDE, (DEFENDERS,),
    (INCREDIBLE, MONSTROUS, UNEARTHLY, UNEARTHLY, REMARKABLE, MONSTROUS, MONSTROUS), speed=9, traits=("cosmic",),
    attacks=(attack(SHOOTING, "power-cosmic", damage=at(MONSTROUS), kind="cosmic", range=12),),
    specials=(Special("surfboard", (Flight(),)), Special("silver-skin", (Armor(MONSTROUS, ("physical", "energy")),))),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
