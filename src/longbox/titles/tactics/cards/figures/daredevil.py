"""Daredevil, Blind Justice."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "daredevil", "Daredevil", "LB-003", "Blind Justice", HEROIC, GOOD_SIDE, (KNIGHTS,),
    (INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, GOOD, MONSTROUS, GOOD), speed=5, traits=("altered", "alter-ego", "streetwise"),
    attacks=(attack(SHOOTING, "billy-club", damage=at(GOOD), range=6, rules=(Inflicts("held"),)), attack(BRAWLING, "baton")),
    specials=(Special("radar-sense", (DodgesAs(EASY),)),),
    book="alias renown disposition affiliations I billy-club radar-sense.rules",
)  # fmt: skip
