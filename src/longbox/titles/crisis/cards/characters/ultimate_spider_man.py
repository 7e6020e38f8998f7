"""Ultimate Spider-Man (Miles Morales)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, arc, on_wild, strike_back, web_swing
from ..keywords import stealth, wall_crawler

ULTIMATE_SPIDER_MAN = Character(
    "ultimate-spider-man",
    "Ultimate Spider-Man",
    "Miles Morales",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 3)), Side(6, L, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "swinging-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "web-up",
                    after_attack(
                        seq(
                            gain_condition(TARGET, "slow"),
                            if_(that(TARGET, size(3, pushed=True) & affectable), may(push(TARGET, S, TOWARD, SELF), "web-up")),
                        )
                    ),
                ),
            ),
        ),
        Strike(
            "stun-web",
            ENERGY,
            range=4,
            dice=4,
            rules=(ONE_POWER, after_attack(gain_condition(TARGET, "stun"), when=dealt_damage)),
        ),
        Strike(
            "mastered-venom-blast",
            ENERGY,
            range=2,
            dice=8,
            cost=4,
            rules=(before_damage(gain_condition(TARGET, "shock", "stun")), on_wild("electric-arc", after_attack(arc(2)))),
        ),
    ),
    superpowers=(
        web_swing("swinging-strike"),
        strike_back("you-did-you-now-imma-do-my-thing", "swinging-strike", limit="turn"),
        innate(  # Failures too, with whatever lets him reroll
            "ultimate-spider-sense",
            static("rerolls_fails", True, on=me, when=defends() | dodges),
            on(modify_own(roller=me, when=defends() | dodges), reroll(2), optional=True),
        ),
        stealth(),
        wall_crawler(),
    ),
)
