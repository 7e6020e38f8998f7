"""Mole Man, Lord of the Underground."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "mole-man", "Mole Man", "LB-072", "Lord of the Underground", BOLD, EVIL_SIDE, (),
    (GOOD, POOR, GOOD, REMARKABLE, REMARKABLE, GOOD, REMARKABLE), speed=4, traits=("scientist",),
    attacks=(attack(BRAWLING, "staff"),),
    specials=(Special("subterraneans", (Hires("moloid", 2),)), Special("tunnels", (Carries(5, TOUGH, alone=True),))),
)  # fmt: skip
