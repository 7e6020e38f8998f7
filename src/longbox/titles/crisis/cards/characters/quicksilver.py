"""Quicksilver (Pietro Maximoff)."""

from ...words import *
from ..affiliations import AVENGERS, BROTHERHOOD, INHUMANS
from ..idioms import POWER_FOR_DAMAGE
from ..keywords import wall_crawler

QUICKSILVER = Character(
    "quicksilver",
    "Quicksilver",
    "Pietro Maximoff",
    threat=3,
    affiliations=(AVENGERS, BROTHERHOOD, INHUMANS),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "supersonic-strike",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                icons(CRIT, BLOCK, name="dash")(after_attack(advance(SELF, S, optional=True))),
                icons(WILD, HIT, name="velocity")(after_attack(extra_attack("supersonic-strike", ~role(LAST_TARGET)))),
            ),
        ),
        Strike(
            "cyclonic-vortex",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(advance(SELF, M, optional=True)),),
        ),
    ),
    superpowers=(
        active("speedster", 2, advance(SELF, L), limit="turn", when=that(SELF, ~holding())),
        reactive("cant-catch-me", 3, targeted(target=me), seq(advance(SELF, S), escape_attack()), limit="turn"),
        innate("supersonic-reflexes", on(modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges), reroll(2), optional=True)),
        wall_crawler(),
    ),
)
