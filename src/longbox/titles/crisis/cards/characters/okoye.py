"""Okoye."""

from ...words import *
from ..affiliations import A_FORCE, WAKANDA
from ..idioms import PIERCE, POWER_FOR_DAMAGE, blanks_defend, on_wild

OKOYE = Character(
    "okoye",
    "Okoye",
    "Okoye",
    threat=2,
    affiliations=(A_FORCE, WAKANDA),
    forms=(Form("Normal", Side(4, M, 2, (3, 3, 3)), Side(4, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=4, rules=(POWER_FOR_DAMAGE,)),
        Strike("vibranium-spear-blast", ENERGY, range=4, dice=4),
        Strike(
            "vibranium-spear-thrust",
            PHYSICAL,
            range=2,
            dice=5,
            cost=4,
            rules=(PIERCE, on_wild("flurry", after_attack(extra_attack("strike", enemy)))),
        ),
    ),
    superpowers=(
        reactive("bodyguard", 2, targeted(target=ally & other & within(2)), retarget(SELF)),
        innate(
            "general-of-the-dora-milaje",
            on(modify_own(roller=me, when=defends()), reroll(1, "defense"), optional=True),
        ),
        innate("martial-artist", blanks_defend(defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2)))),
    ),
)
