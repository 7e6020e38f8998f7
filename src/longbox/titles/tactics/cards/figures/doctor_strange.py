"""Doctor Strange, Sorcerer Supreme."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "doctor-strange", "Doctor Strange", "LB-007", "Sorcerer Supreme", LEGENDARY, GOOD_SIDE, (KNIGHTS,),
    (GOOD, EXCELLENT, TYPICAL, REMARKABLE, GOOD, UNEARTHLY, MONSTROUS), speed=6, traits=("mystic",),
    attacks=(attack(MAGICAL, "wand-of-watoomb", damage=at(INCREDIBLE), kind="eldritch", range=8),),
    specials=(
        Special("flight", (Flight(),)),
        Special("sanctum-sanctorum", (TeamUp((AVENGERS, DEFENDERS)),)),
        Special("astral-form", (Gains("phased", MOVE),)),
        Special("seraphims-shield", (Armor(REMARKABLE, ("energy", "magic")),)),
    ),
    book="renown disposition affiliations EI wand-of-watoomb.name flight sanctum-sanctorum astral-form.name",
)  # fmt: skip
