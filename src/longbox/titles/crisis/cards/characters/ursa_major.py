"""Ursa Major (Mikhail Ursus)."""

from ...words import *
from ..affiliations import WINTER_GUARD
from ..idioms import POWER_FOR_DAMAGE, wild_condition
from ..keywords import aggressive

URSA_MAJOR = Character(
    "ursa-major",
    "Ursa Major",
    "Mikhail Ursus",
    threat=4,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(7, S, 3, (3, 3, 4)), Side(7, S, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike("bear-handed-slap", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "bear-armed-brawler",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(4) & affectable)),
                after_attack(gain_condition(TARGET, "stagger")),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        active("ursine-temper", 3, throw_terrain(3, 2, M), limit="turn", when=to_throw(throw_terrain(3, 2, M))),
        aggressive(),
    ),
)
