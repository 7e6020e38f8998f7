"""Doctor Doom, Lord of Latveria."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "doctor-doom", "Doctor Doom", "LB-069", "Lord of Latveria", LEGENDARY, EVIL_SIDE, (DOOM,),
    (REMARKABLE, EXCELLENT, REMARKABLE, INCREDIBLE, INCREDIBLE, AMAZING, AMAZING), speed=5, traits=("scientist", "mystic"),
    attacks=(
        attack(SHOOTING, "gauntlet-blast", damage=at(INCREDIBLE), kind="plasma", range=8),
        attack(MAGICAL, "dark-arts", damage=at(REMARKABLE), kind="eldritch", range=6),
    ),
    specials=(
        Special("armor", (Armor(INCREDIBLE, ("physical", "energy")),)),
        Special("doombots", (Hires("doombot"),)),
    ),
)  # fmt: skip
