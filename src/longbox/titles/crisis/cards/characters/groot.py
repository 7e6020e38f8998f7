"""Groot (I Am Groot)."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import POWER_FOR_DAMAGE

GROOT = Character(
    "groot",
    "Groot",
    "I Am Groot",
    threat=3,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(7, S, 3, (4, 2, 3)), Side(7, S, 3, (4, 2, 3)), 50),),
    attacks=(
        Strike("strike", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "i-am-groot",
            PHYSICAL,
            range=2,
            dice=8,
            cost=5,
            rules=(before_damage(may(throw(TARGET, M), "throw")), after_attack(gain_condition(TARGET, "stagger"))),
        ),
    ),
    superpowers=(
        active("living-plant", 2, heal(SELF, 3), limit="turn"),
        active(
            "tangling-vines",
            2,
            choose(enemy & within(3), gain_condition(CHOSEN, "root")),
            when=any_of(enemy & affectable & within(3)),
        ),
    ),
)
