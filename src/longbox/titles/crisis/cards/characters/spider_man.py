"""Spider-Man (Miles Morales)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import POWER_FOR_DAMAGE, on_wild, spider_sense, web_swing
from ..keywords import stealth, wall_crawler

SPIDER_MAN = Character(
    "spider-man",
    "Spider-Man",
    "Miles Morales",
    threat=3,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "webline-kick",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "throw", before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable))
                ),
            ),
        ),
        Strike("venom-blast", ENERGY, range=2, dice=7, cost=3, rules=(after_attack(drop_tokens(TARGET)),)),
    ),
    superpowers=(
        leadership(
            "great-responsibility",
            WEB_WARRIORS,
            on(
                modify_own(roller=ally & role(TARGET), attacker=anyone, target=ally & role(TARGET)),
                reroll(1, "defense"),
                optional=True,
            ),
            static("fails_too", True, on=ally & (holding() | contesting())),
        ),
        web_swing("webline-kick"),
        spider_sense(),
        stealth(),
        wall_crawler(),
    ),
)
