"""Warlock."""

from ...words import *
from ..affiliations import NEW_MUTANTS, X_FORCE
from ..idioms import EITHER_TYPE, ONE_POWER, POWER_FOR_DAMAGE, on_wild, wild_condition
from ..keywords import immunity

WARLOCK = Character(
    "warlock",
    "Warlock",
    "Warlock",
    threat=3,
    affiliations=(NEW_MUTANTS, X_FORCE),
    forms=(Form("Normal", Side(5, M, 3, (3, 3, 4)), Side(5, M, 3, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "t-o-talons",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, on_wild("infection", after_attack(gain_condition(TARGET, "bleed", "poison")))),
        ),
        Strike("buster-cannon", ENERGY, range=4, dice=5, rules=(ONE_POWER, wild_condition("shock"))),
        Strike(
            "self-must-protect-selffriend",
            ENERGY,
            range=3,
            dice=7,
            cost=4,
            rules=(
                during(
                    "attack_pool",
                    may(seq(choose_terrain(3, 3), destroy_terrain(), reroll_this_attack(terrain_size)), "destroy"),
                    when=terrain_by(SELF, 3, 3),
                ),
                on_wild(
                    "throw",
                    after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable)),
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "techno-organic-absorption",
            2,
            seq(choose_terrain(3, 3), destroy_terrain(), heal(SELF, terrain_size)),
            when=terrain_by(SELF, 3, 3),
        ),
        active(
            "transmode-virus-infection",
            2,
            in_turn(me | enemy & within(2) & has(("poison",)), damage(IT, 2)),
            limit="turn",
        ),
        innate(
            "unstable-outline",
            static("defense_dice", 1, on=me, when=defends(*EITHER_TYPE) & ~that(ATTACKER, within(3))),
        ),
        immunity("bleed", "poison"),
    ),
)
