"""Avalanche (Dominikos Petrakis)."""

from ...words import *
from ..affiliations import BROTHERHOOD
from ..idioms import ONE_POWER, wild_condition

IN_THE_WAY = enemy & within(3) & size(4, pushed=True)

AVALANCHE = Character(
    "avalanche",
    "Avalanche",
    "Dominikos Petrakis",
    threat=3,
    affiliations=(BROTHERHOOD,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("seismokinesis", PHYSICAL, range=3, dice=4, shape="beam", rules=(ONE_POWER, wild_condition("stun"))),
        Strike(
            "epicenter-of-destruction",
            PHYSICAL,
            range=2,
            dice=5,
            cost=3,
            shape="area",
            rules=(after_attack(gain_condition(TARGET, "stun")),),
        ),
    ),
    superpowers=(
        active("landslide", 2, choose(IN_THE_WAY, push(CHOSEN, S, AWAY, SELF)), limit="turn", when=any_of(IN_THE_WAY & affectable)),
        reactive(
            "beware-falling-debris",
            3,
            moved(mover=enemy & affectable & within(3), when=moved_by("advance", "climb") & terrain_by(MOVER, 2, 3)),
            topple(MOVER, 3, 2, MOVER),
        ),
    ),
)
