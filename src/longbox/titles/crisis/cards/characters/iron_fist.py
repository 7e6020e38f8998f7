"""Iron Fist (Danny Rand)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS, MIDNIGHT_SONS
from ..idioms import BESIDE_TARGET, ONE_POWER, POWER_FOR_DAMAGE, blanks_defend, blessed, wild_condition

IRON_FIST = Character(
    "iron-fist",
    "Iron Fist",
    "Danny Rand",
    threat=3,
    affiliations=(AVENGERS, DEFENDERS, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("chi-strike", ENERGY, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike("flying-kick", PHYSICAL, range=3, dice=4, rules=(ONE_POWER, BESIDE_TARGET)),
        Strike(
            "the-iron-fist",
            ENERGY,
            range=2,
            dice=9,
            cost=8,
            rules=(
                before_damage(each(enemy & ~role(TARGET) & within(3, TARGET), damage(IT, 1))),
                before_damage(
                    if_(
                        that(TARGET, ready),
                        give_activated(TARGET),
                        seq(gain_condition(TARGET, "stagger"), throw(TARGET, S, AWAY, SELF)),
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        blessed("immortal-weapon"),
        innate("master-martial-artist", blanks_defend(attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(3)))),
    ),
)
