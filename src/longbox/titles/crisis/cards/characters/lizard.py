"""Lizard (Curtis Connors)."""

from ...words import *
from ..affiliations import SPIDER_FOES
from ..idioms import HARD_SHELL, POWER_FOR_DAMAGE, hurl, wild_push
from ..keywords import healing_factor, wall_crawler

LIZARD = Character(
    "lizard",
    "Lizard",
    "Curtis Connors",
    threat=3,
    affiliations=(SPIDER_FOES,),
    forms=(Form("Normal", Side(6, M, 3, (4, 3, 3)), Side(5, M, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike(
            "tail-whip", PHYSICAL, range=3, dice=4, rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(3, pushed=True))))
        ),
        Strike(
            "cold-blooded",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(after_attack(gain_condition(TARGET, "bleed", "slow"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        hurl("biochemical-breakthrough", size=3, within=2, tool=S),
        innate("thick-hide", HARD_SHELL),
        healing_factor(1),
        wall_crawler(),
    ),
)
