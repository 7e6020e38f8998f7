"""Rogue (Anna Marie LeBeau)."""

from ...words import *
from ..affiliations import BROTHERHOOD, X_MEN
from ..idioms import EITHER_TYPE, HARD_SHELL, POWER_FOR_DAMAGE, SAP_POWER, may_throw, throws_terrain
from ..keywords import flight, immunity

ROGUE = Character(
    "rogue",
    "Rogue",
    "Anna Marie LeBeau",
    threat=4,
    affiliations=(BROTHERHOOD, X_MEN),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("absorbing-strike", PHYSICAL, range=2, dice=5, types=EITHER_TYPE, rules=(POWER_FOR_DAMAGE, SAP_POWER)),
        Strike("southern-hospitality", PHYSICAL, range=2, dice=7, cost=3, rules=(may_throw(4),)),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        throws_terrain("marvelous-strength", 3, size=4, within=2, tool=M),
        active(
            "mutant-absorption",
            2,
            choose(
                enemy & within(2),
                seq(roll_for(5, (CRIT, WILD, HIT), "mutant-absorption"), tear_power(CHOSEN, hits_rolled)),
            ),
            limit="turn",
            when=any_of(enemy & affectable & within(2)),
        ),
        innate("kree-mutant-physiology", HARD_SHELL),
        flight(),
        immunity("poison"),
    ),
)
