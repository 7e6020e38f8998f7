"""Giant-Man, Towering Avenger."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "giant-man", "Giant-Man", "LB-024", "Towering Avenger", HEROIC, GOOD_SIDE, (AVENGERS,),
    (EXCELLENT, GOOD, INCREDIBLE, INCREDIBLE, REMARKABLE, GOOD, GOOD), speed=6, traits=("scientist",),
    specials=(Special("giant", (Giant(),)),), ranks=OWN,
)  # fmt: skip
