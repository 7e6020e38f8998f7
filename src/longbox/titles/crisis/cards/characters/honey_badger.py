"""Honey Badger (Gabrielle Kinney)."""

from ...words import *
from ..affiliations import APOCALYPSE, WEAPON_X, X_FORCE, X_MEN
from ..idioms import POWER_FOR_DAMAGE, avenge, on_wild, stand_in, wild_condition
from ..keywords import healing_factor

HONEY_BADGER = Character(
    "honey-badger",
    "Honey Badger",
    "Gabrielle Kinney",
    threat=2,
    affiliations=(APOCALYPSE, X_MEN, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (3, 2, 2)), Side(4, M, 2, (3, 2, 2)), 35),),
    attacks=(
        Strike("claw-slash", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "hamstring",
            PHYSICAL,
            range=2,
            dice=5,
            cost=3,
            rules=(
                after_attack(gain_condition(TARGET, "slow", "bleed"), when=dealt_damage),
                on_wild("elusive", after_attack(advance(SELF, M, optional=True))),
            ),
        ),
    ),
    superpowers=(
        stand_in("too-dangerous-to-ignore"),
        innate(
            "anklebiter",
            static("no_contest", True, on=me),
            static("no_interact", True, on=me),
            static("no_hold", True, on=me),
            static("defense_dice", -1, on=enemy & within(1), when=that(ATTACKER, ally & other)),
        ),
        avenge("lil-sis", "Laura Kinney"),
        healing_factor(1),
    ),
)
