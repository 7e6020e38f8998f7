"""Black Widow (Natasha Romanoff)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, SHIELD, WINTER_GUARD
from ..idioms import POWER_FOR_DAMAGE, counter_strike, on_wild
from ..keywords import stealth

BLACK_WIDOW = Character(
    "black-widow",
    "Black Widow",
    "Natasha Romanoff",
    threat=2,
    affiliations=(A_FORCE, AVENGERS, SHIELD, WINTER_GUARD),
    forms=(Form("Normal", Side(4, L, 2, (3, 2, 4)), Side(4, L, 2, (3, 2, 4)), 35),),
    attacks=(
        Strike(
            "strike",
            ENERGY,
            range=2,
            dice=4,
            rules=(POWER_FOR_DAMAGE, on_wild("widows-sting", after_attack(lose_power(TARGET, 1)))),
        ),
        Strike("pistol", PHYSICAL, range=3, dice=4),
        Strike(
            "mixed-technique",
            PHYSICAL,
            range=2,
            dice=4,
            cost=2,
            rules=(
                after_attack(gain_condition(TARGET, "stagger"), when=dealt_damage),
                on_wild("elusive", after_attack(advance(SELF, S, optional=True))),
            ),
        ),
    ),
    superpowers=(
        counter_strike(),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
        stealth(),
    ),
)
