"""Ancient One."""

from ...words import *
from ..affiliations import CONVOCATION, DEFENDERS
from ..idioms import ONE_POWER, PIERCE, POWER_FOR_DAMAGE, if_hurt

ANCIENT_ONE = Character(
    "ancient-one",
    "Ancient One",
    "Ancient One",
    threat=4,
    affiliations=(CONVOCATION, DEFENDERS),
    forms=(Form("Normal", Side(6, M, 2, (2, 3, 5)), Side(6, M, 2, (2, 3, 5)), 35),),
    attacks=(
        Strike("shards-of-the-seraphim", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike("fangs-of-farallah", MYSTIC, range=3, dice=4, rules=(ONE_POWER, if_hurt("poison"))),
        Strike(
            "astral-strike",
            MYSTIC,
            range=2,
            dice=8,
            cost=4,
            rules=(
                during(
                    "attack_pool",
                    seq(
                        lasts("attack", static("face_counts", ("defense", CRIT, 0), on=role(SUBJECT)), TARGET),
                        lasts("attack", static("no_crit_dice", True, on=role(SUBJECT)), TARGET),
                    ),
                ),
                if_hurt("stagger"),
            ),
        ),
    ),
    superpowers=(
        active("mists-of-hoggoth", 2, place(SELF, 2), limit="turn"),
        reactive("winds-of-watoomb", 3, targeted(target=me), push(ATTACKER, S, TOWARD, SELF)),
        innate(
            "keeper-of-the-eye-of-agamotto",
            on(modify_own(roller=me, when=rolling("defense", "dodge")), reroll(2), optional=True),
            on(power_phase(), gain_power(SELF, 1)),
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
    ),
)
