"""Skurge, The Executioner (Skurge)."""

from ...words import *
from ..affiliations import ASGARD, CABAL
from ..idioms import COME_CLOSER, ONE_POWER, blessed, throws_terrain, wild_condition

SKURGE_THE_EXECUTIONER = Character(
    "skurge-the-executioner",
    "Skurge, The Executioner",
    "Skurge",
    threat=3,
    affiliations=(ASGARD, CABAL),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 2)), Side(5, M, 2, (4, 3, 2)), 35),),
    attacks=(
        Strike("battle-axe", PHYSICAL, range=2, dice=6, rules=(ONE_POWER, wild_condition("bleed"))),
        Strike(
            "the-executioner",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                during("modify_own", reroll(2, "attack"), when=that(TARGET, has(("bleed",))), optional=True),
                wild_condition("bleed"),
            ),
        ),
    ),
    superpowers=(
        throws_terrain("storm-giant-strength", 3, size=3, within=2, tool=S),
        reactive("right-hand-man", 2, targeted(attacker=enemy & within(2), target=ally & other), retarget(SELF)),
        innate("aggressive", COME_CLOSER),
        blessed(),
    ),
)
