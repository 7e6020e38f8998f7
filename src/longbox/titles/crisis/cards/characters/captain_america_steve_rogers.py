"""Captain America (Steve Rogers)."""

from ...words import *
from ..affiliations import AVENGERS
from ..idioms import NO_LOS_NO_COVER, ONE_POWER, POWER_FOR_DAMAGE, ricochet, wild_push

CAPTAIN_AMERICA_STEVE_ROGERS = Character(
    "captain-america-steve-rogers",
    "Captain America",
    "Steve Rogers",
    threat=4,
    affiliations=(AVENGERS,),
    forms=(Form("Normal", Side(5, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(3, pushed=True))))),
        Strike(
            "shield-throw",
            PHYSICAL,
            range=4,
            dice=5,
            rules=(
                ONE_POWER,
                *NO_LOS_NO_COVER,
                ricochet("shield-throw"),
            ),
        ),
        Strike(
            "shield-slam",
            PHYSICAL,
            range=2,
            dice=6,
            cost=2,
            rules=(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable)),),
        ),
    ),
    superpowers=(
        leadership(
            "a-day-unlike-any-other",
            AVENGERS,
            static("superpower_discount", (-1, 1), on=ally & ~did("superpower")),
        ),
        reactive("bodyguard", 2, targeted(target=ally & other & within(2)), retarget(SELF)),
        reactive("vibranium-shield", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
        innate("i-can-do-this-all-day", static("face_counts", ("defense", BLANK, 1), on=me, when=in_attack), side="injured"),
    ),
)
