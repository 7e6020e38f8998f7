"""Beast (Henry McCoy)."""

from ...words import *
from ..affiliations import APOCALYPSE, AVENGERS, INHUMANS, X_MEN
from ..idioms import BESIDE_TARGET, POWER_FOR_DAMAGE, on_wild
from ..keywords import wall_crawler

BEAST = Character(
    "beast",
    "Beast",
    "Henry McCoy",
    threat=3,
    affiliations=(AVENGERS, INHUMANS, X_MEN, APOCALYPSE),
    forms=(Form("Normal", Side(6, M, 3, (4, 2, 3)), Side(5, M, 3, (4, 2, 3)), 50),),
    attacks=(
        Strike(
            "acrobatic-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, on_wild("ambush", BESIDE_TARGET)),
        ),
        Strike(
            "animalistic-freestyle",
            PHYSICAL,
            range=2,
            dice=6,
            cost=4,
            rules=(
                after_attack(gain_condition(TARGET, "bleed")),
                on_wild("float-like-a", before_damage(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True)))),
                after_attack(advance(SELF, M, optional=True)),
            ),
        ),
    ),
    superpowers=(
        active("baser-instincts", 2, throw_something(2, 2, S), limit="turn", when=to_throw(throw_something(2, 2, S))),
        reactive("stars-and-garters", 1, modify_own(roller=me & role(TARGET)), reroll(paid), most=3),
        innate("disconcerting-yet-provocative", on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1))),
        wall_crawler(),
    ),
)
