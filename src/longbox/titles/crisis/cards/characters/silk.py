"""Silk (Cindy Moon)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, on_wild, wild_condition
from ..keywords import wall_crawler

SILK = Character(
    "silk",
    "Silk",
    "Cindy Moon",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(6, L, 2, (4, 3, 3)), Side(6, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "spider-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", after_attack(may(push(TARGET, S), "push"), when=that(TARGET, size(2, pushed=True) & affectable))),
            ),
        ),
        Strike("fingertip-spinnerets", PHYSICAL, range=3, dice=5, shape="beam", rules=(ONE_POWER, wild_condition("slow"))),
        Strike(
            "the-spectacular-spinning-jenny",
            PHYSICAL,
            range=2,
            dice=7,
            cost=5,
            shape="area",
            rules=(after_attack(push(TARGET, S, TOWARD, SELF)), after_series(place(SELF, 3))),
        ),
    ),
    superpowers=(
        reactive(
            "caught-in-the-web",
            2,
            moved(mover=enemy & affectable & within(3)),
            seq(
                roll_for(4, (CRIT, WILD), "caught-in-the-web"),
                damage_each(role(MOVER), hits_rolled),
                if_(some(tally), advance(SELF, S, optional=True)),
            ),
        ),
        innate("silk-sense", on(modify_own(roller=me, when=defends() | dodges), reroll(2, fails=True), optional=True)),
        innate("web-of-the-bride", on(moved(mover=enemy & has(("slow",)) & within(3)), gain_power(SELF, 1))),
        wall_crawler(),
    ),
)
