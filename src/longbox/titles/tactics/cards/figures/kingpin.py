"""Kingpin, Prince of Crime."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "kingpin", "Kingpin", "LB-060", "Prince of Crime", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, GOOD, EXCELLENT, INCREDIBLE, GOOD, EXCELLENT, GOOD), speed=4, traits=("streetwise",), karma=8,
    attacks=(attack(GRAPPLING, "sumo-expert", to_hit=by(FIGHTING), damage=at(INCREDIBLE)),),
    specials=(
        Special("goon", (Hires("thug"),)),
        Special("made-man", (PassesOn(),)),
        Special("hired-help", (Shares("Black Cat"),)),
    ),
    book="disposition affiliations S sumo-expert goon made-man hired-help.rules",
)  # fmt: skip
