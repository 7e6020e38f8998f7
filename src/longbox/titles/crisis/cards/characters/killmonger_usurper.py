"""Killmonger, Usurper (N'Jadaka)."""

from ...words import *
from ..affiliations import SYNDICATE, WAKANDA
from ..idioms import ONE_POWER, TARGET_KEEPS_ITS_DICE, VIBRANIUM_WEAPONS, pounce

KILLMONGER_USURPER = Character(
    "killmonger-usurper",
    "Killmonger, Usurper",
    "N'Jadaka",
    threat=4,
    affiliations=(SYNDICATE, WAKANDA),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        VIBRANIUM_WEAPONS,
        Strike(
            "covert-armament",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(ONE_POWER, during("attack_pool", TARGET_KEEPS_ITS_DICE, when=that(TARGET, within(2)))),
        ),
        Strike(
            "klilunas-fury",
            PHYSICAL,
            range=3,
            dice=6,
            cost=3,
            rules=(
                during("attack_pool", add_dice("attack", damage_on(SELF))),
                during("attack_pool", TARGET_KEEPS_ITS_DICE),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "strength-of-the-new-generation",
            WAKANDA,
            on(power_phase(), choose_up_to(ally, 3, gain_counter("herb", CHOSEN))),
            on(
                attack_pool(attacker=ally & has_counter("herb")),
                seq(spend_counter("herb", ATTACKER), add_dice("attack", 1)),
                optional=True,
            ),
            on(
                round_end(),
                seq(each(ally & has_counter("herb"), seq(damage(IT, 1), gain_power(IT, 1))), remove_counters("herb")),
            ),
        ),
        pounce(),
        reactive(
            "untamed-force",
            2,
            attack_resolved(target=me, attacker=within(2)),
            extra_attack("vibranium-weapons", role(ATTACKER), optional=False),
            limit="turn",
        ),
    ),
)
