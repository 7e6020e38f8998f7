"""Blade (Eric Brooks)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS, MIDNIGHT_SONS
from ..idioms import AFFLICTED, BLEEDS, ONE_POWER, PIERCE, POWER_FOR_DAMAGE, supernatural_senses, vampiric, wild_condition

BLADE = Character(
    "blade",
    "Blade",
    "Eric Brooks",
    threat=4,
    affiliations=(AVENGERS, DEFENDERS, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike("katana", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, BLEEDS, PIERCE)),
        Strike(
            "throwing-glaives",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
                wild_condition("bleed"),
            ),
        ),
        Strike(
            "night-of-the-dhampir",
            MYSTIC,
            range=3,
            dice=7,
            cost=4,
            rules=(
                during("modify_own", reroll(roll="attack"), when=that(TARGET, has(("bleed",))), optional=True),
                BLEEDS,
                after_attack(advance(SELF, M, optional=True)),
            ),
        ),
    ),
    superpowers=(
        leadership("bump-in-the-night", MIDNIGHT_SONS, cost=1, do=place(IT, 1), limit="turn"),
        active("half-blood-physiology", 1, action("shake"), when=that(SELF, AFFLICTED)),
        supernatural_senses(),
        vampiric("vampiric-immortality", 2),
    ),
)
