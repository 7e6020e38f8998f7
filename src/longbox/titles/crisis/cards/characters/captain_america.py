"""Captain America (Sam Wilson)."""

from ...words import *
from ..affiliations import AVENGERS
from ..idioms import CHARGE, NO_LOS_NO_COVER, ONE_POWER, lift, ricochet
from ..keywords import flight

CAPTAIN_AMERICA = Character(
    "captain-america",
    "Captain America",
    "Sam Wilson",
    threat=3,
    affiliations=(AVENGERS,),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "shield-throw",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                *NO_LOS_NO_COVER,
                ONE_POWER,
                after_attack(
                    may(push(TARGET, S, AWAY, SELF), "push"), when=dealt_damage & that(TARGET, size(2, pushed=True) & affectable)
                ),
                ricochet("shield-throw"),
            ),
        ),
        Strike(
            "redwing-assault",
            PHYSICAL,
            range=3,
            dice=6,
            cost=4,
            rules=(
                after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=dealt_damage & that(TARGET, size(3) & affectable)),
                after_attack(place(SELF, 2)),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "all-new-all-different",
            AVENGERS,
            on(
                felled(it=ally & ~grunt, cause=enemy),
                choose(
                    ally & ~role(IT) & unaffected("all-new-all-different", "round"),
                    seq(
                        note_affected("all-new-all-different", CHOSEN, "round"),
                        heal(CHOSEN, 1),
                        remove_condition(CHOSEN),
                        advance(CHOSEN, S, optional=True),
                    ),
                ),
            ),
        ),
        active("charge", 2, CHARGE, action=True, limit="turn"),
        lift("air-lift"),
        reactive("vibranium-shield", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
        flight(),
    ),
)
