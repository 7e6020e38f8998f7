"""Team Tactic cards of the affiliation Dark Dimension."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import DARK_DIMENSION
from ..idioms import ANY_TYPE

FOLLOWER = ally & ~me & within(3)
DARK_EMPOWERMENT = Tactic(
    "dark-empowerment", "Dark Empowerment", ACTIVE,
    (By(active_character, damage=1),),
    choose(
        FOLLOWER,
        lasts(
            "turn",
            on(
                attack_pool(attacker=me),
                seq(
                    lasts("attack", static("no_power_gain", True, on=me, when=effect_of_attack(*ANY_TYPE))),
                    lasts("attack", on(attack_resolved(attacker=me), gain_power(SUBJECT, damage_dealt)), SUBJECT),
                ),
                limit="once",
            ),
            CHOSEN,
        ),
    ),
    affiliation=DARK_DIMENSION,
    when=can_choose(FOLLOWER),
)  # fmt: skip

DARK_RESTORATION = Tactic(
    "dark-restoration", "Dark Restoration", REACTIVE,
    (By(named(("Dormammu",)), 6),),
    bring_back(3, 2),
    affiliation=DARK_DIMENSION,
    on=(cleanup(),),
    when=can_bring_back(3),
)  # fmt: skip
