"""Baron Zemo (Helmut Zemo)."""

from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import POWER_FOR_DAMAGE, counter_strike, wild_condition

BARON_ZEMO = Character(
    "baron-zemo",
    "Baron Zemo",
    "Helmut Zemo",
    threat=3,
    affiliations=(CABAL, HYDRA),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 4)), Side(5, L, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("sword-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "steel-rush",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(advance(SELF, M, optional=True)), wild_condition("bleed")),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        counter_strike(),
        reactive(
            "master-swordsman",
            2,
            (targeted(target=me, attacker=within(2)), targeted(attacker=me, target=within(2))),
            mark_attack("master-swordsman"),
            when=attack_is(PHYSICAL),
            parts=(on(modify_own(roller=me, when=in_attack & marked("master-swordsman")), reroll(), optional=True),),
        ),
        innate("strategic-genius", on(modify_own(roller=ally & within(2), when=in_attack), reroll(1), optional=True)),
    ),
)
