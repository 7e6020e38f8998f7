"""Red Guardian (Nikolai Krylenko)."""

from ...words import *
from ..affiliations import WINTER_GUARD
from ..idioms import NO_LOS_NO_COVER, ONE_POWER, ricochet

RED_GUARDIAN = Character(
    "red-guardian",
    "Red Guardian",
    "Nikolai Krylenko",
    threat=3,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(6, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(ONE_POWER, after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True)))),
        ),
        Strike(
            "shield-throw",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                *NO_LOS_NO_COVER,
                ricochet("shield-throw"),
            ),
        ),
        Strike(
            "siberian-shield-slam",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            rules=(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable)),),
        ),
    ),
    superpowers=(
        reactive(
            "focused-repulsion-field",
            2,
            targeted(target=me, when=attack_is(PHYSICAL, ENERGY)),
            count_face("defense", BLANK),
        ),
        innate("red-guardians-suit", on(hurt(it=me & affectable, cause=anyone), gain_power(SELF, 1))),
    ),
)
