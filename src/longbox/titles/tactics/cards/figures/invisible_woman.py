"""Invisible Woman, Sue Richards."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "invisible-woman", "Invisible Woman", "LB-046", "Sue Richards", HEROIC, GOOD_SIDE, (FOUR,),
    (EXCELLENT, EXCELLENT, TYPICAL, REMARKABLE, GOOD, EXCELLENT, GOOD), speed=5, traits=("altered",),
    attacks=(attack(SHOOTING, "force-bubble", to_hit=at(REMARKABLE), damage=at(REMARKABLE), range=6),),
    specials=(
        Special("force-field", (Screens(-2),)),
        Special("invisibility", (Unseen(obscured=False),), MOVE, brief=True),
    ),
)  # fmt: skip
