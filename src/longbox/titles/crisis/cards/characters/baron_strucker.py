"""Baron Strucker (Wolfgang von Strucker)."""

from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import AFFLICTED, LEECH, POWER_FOR_DAMAGE, wild_condition
from ..keywords import healing_factor

BARON_STRUCKER = Character(
    "baron-strucker",
    "Baron Strucker",
    "Wolfgang von Strucker",
    threat=3,
    affiliations=(HYDRA, CABAL),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("plasma-blast", ENERGY, range=3, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("incinerate"))),
        Strike("the-world-is-mine", PHYSICAL, range=2, dice=7, cost=4, rules=(LEECH,)),
    ),
    superpowers=(
        leadership(
            "hydra-high-council",
            HYDRA,
            on(
                attack_resolved(attacker=ally & affectable & AFFLICTED, target=enemy & affectable, when=dealt_damage),
                pass_condition(ATTACKER, TARGET),
                limit="turn",
                optional=True,
            ),
            on(condition_gained(target=enemy, cause=ally & has_damage()), heal(CAUSE, 1), limit="turn", optional=True),
        ),
        active("deathspore-virus", 2, gain_condition(other & within(3), "poison")),
        reactive("arrogance", 1, attack_pool(attacker=me), seq(count_face("attack", FAIL), count_face("defense", FAIL))),
        innate("strategic-genius", on(modify_own(roller=ally & within(2), when=attack_or_defense), reroll(1), optional=True)),
        healing_factor(1),
    ),
)
