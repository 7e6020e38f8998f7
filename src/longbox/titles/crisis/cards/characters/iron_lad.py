"""Iron Lad (Nathaniel Richards)."""

from ...words import *
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, on_wild, throws_terrain
from ..keywords import flight

IRON_LAD = Character(
    "iron-lad",
    "Iron Lad",
    "Nathaniel Richards",
    threat=3,
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "concussion-blasts",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("discombobulate", after_attack(gain_one_of(TARGET, ("slow", "stun"), rolled(WILD)))),
            ),
        ),
        Strike(
            "energy-blast",
            ENERGY,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                on_wild("push", after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True) & affectable))),
            ),
        ),
        Strike(
            "the-once-and-future-iron-lad",
            ENERGY,
            range=3,
            dice=7,
            cost=3,
            rules=(during("modify_own", reroll(roll="attack"), optional=True),),
        ),
    ),
    superpowers=(
        active(
            "neurokinetic-armor",
            1,
            one_of(heal=heal(SELF, 1), remove_condition=remove_condition(SELF)),
            limit="turn",
        ),
        throws_terrain("strength-actuators", 2, size=2, within=2, tool=M),
        reactive("temporal-divergence", 2, modify_opponent(roller=me & role(TARGET)), reroll(2, "attack"), limit="turn"),
        flight(),
    ),
)
