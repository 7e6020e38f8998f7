"""Doctor Octopus, Master Planner."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "doctor-octopus", "Doctor Octopus", "LB-062", "Master Planner", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (TYPICAL, GOOD, REMARKABLE, EXCELLENT, REMARKABLE, TYPICAL, EXCELLENT), speed=5, traits=("scientist", "altered"),
    attacks=(attack(BRAWLING, "arms-of-the-octopus", to_hit=at(REMARKABLE)),),
    specials=(Special("long-arms", (Reach(3),)), Special("climbing-arms", (Ignores(difficult=True, elevation=True),))),
    book="renown disposition R arms-of-the-octopus.name long-arms.rules",
)  # fmt: skip
