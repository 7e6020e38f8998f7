"""Hawkeye (Clint Barton)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS, SHIELD
from ..idioms import NO_LOS_NO_COVER, POWER_FOR_DAMAGE, on_wild

HAWKEYE = Character(
    "hawkeye",
    "Hawkeye",
    "Clint Barton",
    threat=3,
    affiliations=(AVENGERS, DEFENDERS, SHIELD),
    forms=(Form("Normal", Side(4, M, 2, (4, 2, 2)), Side(5, M, 2, (4, 2, 2)), 35),),
    attacks=(
        Strike(
            "arrow-shot",
            PHYSICAL,
            range=5,
            dice=5,
            types=(PHYSICAL, ENERGY),
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("full-quiver", after_attack(gain_one_of(TARGET, ("bleed", "shock", "slow", "poison"), 1))),
            ),
        ),
    ),
    superpowers=(
        active("hook-arrow", 2, place(SELF, 3), limit="turn"),
        active("trick-shot", 1, next_attack("next/trick-shot", NO_LOS_NO_COVER, ("arrow-shot",), scope="game")),
        reactive(
            "fast-draw",
            2,
            targeted(target=me, attacker=enemy & ~within(3)),
            extra_attack("arrow-shot", role(ATTACKER), optional=False),
        ),
    ),
)
