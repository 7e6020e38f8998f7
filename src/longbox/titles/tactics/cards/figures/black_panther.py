"""Black Panther, King of Wakanda."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "black-panther", "Black Panther", "LB-020", "King of Wakanda", HEROIC, GOOD_SIDE, (AVENGERS,),
    (AMAZING, INCREDIBLE, EXCELLENT, REMARKABLE, REMARKABLE, REMARKABLE, EXCELLENT), speed=6, traits=("scientist",),
    attacks=(attack(BRAWLING, "wakandan-anti-metal", damage=at(REMARKABLE), kind="edged", rules=(Weakens(), Jumps())),),
    specials=(Special("panthers-prowl", (Unseen(), Overlooked("obscured"))),),
    book="wakandan-anti-metal.name wakandan-anti-metal.rules panthers-prowl",
)  # fmt: skip
