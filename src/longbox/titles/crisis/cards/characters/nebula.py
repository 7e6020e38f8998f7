"""Nebula."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, wild_condition
from ..keywords import immunity

NEBULA = Character(
    "nebula",
    "Nebula",
    "Nebula",
    threat=2,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(4, L, 2, (3, 3, 2)), Side(5, L, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=4, rules=(POWER_FOR_DAMAGE, wild_condition("shock"))),
        Strike("blaster-pistol", ENERGY, range=3, dice=4, rules=(ONE_POWER,)),
        Strike(
            "shock-sword-assault",
            ENERGY,
            range=3,
            dice=6,
            cost=3,
            rules=(after_attack(place(SELF, 1, TARGET)), wild_condition("stun")),
        ),
    ),
    superpowers=(
        innate(
            "assassin",
            static("no_contest", True, on=me),
            static("no_interact", True, on=me),
            static("no_hold", True, on=me),
            on(
                modify_own(roller=me & role(ATTACKER), target=holding() | contesting()),
                reroll(roll="attack"),
                optional=True,
            ),
        ),
        innate(
            "cybernetic-enhancements",
            on(modify_own(roller=me, when=defends()), reroll(1, "defense"), optional=True),
            on(activation_start(it=me), heal(SELF, 1)),
        ),
        immunity("bleed", "poison", "stun"),
    ),
)
