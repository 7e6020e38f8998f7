"""Black Widow, Natasha Romanoff."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "black-widow", "Black Widow", "LB-022", "Natasha Romanoff", BOLD, GOOD_SIDE, (AVENGERS, KNIGHTS),
    (INCREDIBLE, REMARKABLE, GOOD, EXCELLENT, GOOD, INCREDIBLE, GOOD), speed=5, traits=("spy",),
    attacks=(attack(SHOOTING, "widows-bite", damage=at(GOOD), kind="electricity", range=4, rules=(Inflicts("staggered"),)),),
    specials=(Special("red-room-training", (Unseen(),)),),
)  # fmt: skip
