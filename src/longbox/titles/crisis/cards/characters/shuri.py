"""Shuri."""

from ...words import *
from ..affiliations import A_FORCE, WAKANDA
from ..idioms import ONE_POWER, blocks_for_hits, wild_condition

SHURI = Character(
    "shuri",
    "Shuri",
    "Shuri",
    threat=3,
    affiliations=(A_FORCE, WAKANDA),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "panther-gauntlets",
            ENERGY,
            range=5,
            dice=6,
            rules=(
                ONE_POWER,
                before_damage(cap_damage(1)),
                after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True))),
            ),
        ),
        Strike(
            "sonic-crush",
            ENERGY,
            range=2,
            dice=7,
            cost=4,
            rules=(after_attack(gain_condition(TARGET, "stun")), wild_condition("stagger")),
        ),
    ),
    superpowers=(
        blocks_for_hits("super-genius"),
        reactive("upgrades", 1, modify_own(roller=ally & other & within(4), when=attack_or_defense), reroll(paid), most=3),
        innate("head-of-wakanda-r-d", on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1))),
    ),
)
