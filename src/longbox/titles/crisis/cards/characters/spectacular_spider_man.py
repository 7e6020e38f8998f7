"""Spectacular Spider-Man (Peter Parker)."""

from ...words import *
from ..affiliations import SHIELD, WEB_WARRIORS
from ..keywords import wall_crawler

SPECTACULAR_SPIDER_MAN = Character(
    "spectacular-spider-man",
    "Spectacular Spider-Man",
    "Peter Parker",
    threat=3,
    affiliations=(SHIELD, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "swinging-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        Strike(
            "impact-webbing",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, name="push")(
                    before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(2, pushed=True)))
                ),
            ),
        ),
        Strike(
            "web-head-wallop",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(icons(WILD, HIT, name="catch")(after_attack(topple(TARGET, 2, 3, optional=True))),),
        ),
    ),
    superpowers=(
        active("web-slinger", 2, place(SELF, 3), limit="turn"),
        active(
            "proportionate-strength-of-a-spider",
            3,
            choose(enemy & size(3) & within(3), throw(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & size(3) & within(3)),
        ),
        innate("spider-sense", on(modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges), reroll(2), optional=True)),
        wall_crawler(),
    ),
)
