"""Ronin (Clint Barton)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS
from ..idioms import ANY_DIE, BESIDE_LAST_TARGET, BLEEDING_CUTS, ONE_POWER, PIERCE, blanks_defend, wild_condition
from ..keywords import stealth

RONIN = Character(
    "ronin",
    "Ronin",
    "Clint Barton",
    threat=4,
    affiliations=(AVENGERS, DEFENDERS),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(7, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("shadow-strike", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
        Strike(
            "the-hawks-blades",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
                wild_condition("bleed"),
            ),
        ),
        Strike("the-cutting-wind", PHYSICAL, range=3, dice=6, cost=4, shape="beam", rules=(BESIDE_LAST_TARGET, PIERCE)),
    ),
    superpowers=(
        active("grappling-hook", 2, place(SELF, 3), limit="turn"),
        reactive(
            "specter-of-death",
            2,
            targeted(attacker=me),
            lasts(
                "attack",
                on(
                    modify_own(roller=me & role(ATTACKER)),
                    change_die("attack", ANY_DIE, HIT, rolled(CRIT, WILD)),
                    optional=True,
                ),
            ),
        ),
        innate("martial-artist", blanks_defend(defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2)))),
        stealth(),
    ),
)
