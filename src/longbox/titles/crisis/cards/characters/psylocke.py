"""Psylocke (Elizabeth Braddock)."""

from ...words import *
from ..affiliations import APOCALYPSE, X_FORCE, X_MEN
from ..idioms import EITHER_TYPE, ONE_POWER, POWER_FOR_DAMAGE, on_wild
from ..keywords import stealth

PSYLOCKE = Character(
    "psylocke",
    "Psylocke",
    "Elizabeth Braddock",
    threat=4,
    affiliations=(APOCALYPSE, X_MEN, X_FORCE),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "telekinetic-katana",
            ENERGY,
            range=2,
            dice=5,
            types=(ENERGY, MYSTIC),
            rules=(POWER_FOR_DAMAGE, on_wild("neural-disruption", before_damage(lose_power(TARGET, rolled(WILD))))),
        ),
        Strike(
            "psi-bow",
            MYSTIC,
            range=4,
            dice=4,
            rules=(ONE_POWER, icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True)))),
        ),
        Strike("psionic-assault", MYSTIC, range=3, dice=7, cost=3, rules=(before_damage(gain_condition(TARGET, "stun")),)),
    ),
    superpowers=(
        active(
            "telekinetic-combat-enhancement",
            2,
            seq(
                advance(SELF, S, optional=True),
                next_attack("next/telekinetic-katana", (during("attack_pool", add_dice("attack", 2)),), ("telekinetic-katana",)),
            ),
            limit="turn",
        ),
        reactive(
            "telepathic-precognition",
            1,
            modify_own(roller=me, when=attack_or_defense),
            reroll(paid),
            most=POWER_LIMIT,
            limit="turn",
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(*EITHER_TYPE) & that(ATTACKER, within(2))),
        ),
        stealth(),
    ),
)
