"""Gladiator (Kallark)."""

from ...words import *
from ..idioms import POWER_FOR_DAMAGE, blessed, throws_terrain
from ..keywords import flight

CONFIDENCE = "confidence"
PUNCH = "praetor-punch"
PRIDE = gain_counter(CONFIDENCE, SELF, 1, 5)

GLADIATOR = Character(
    "gladiator",
    "Gladiator",
    "Kallark",
    threat=6,
    forms=(Form("Normal", Side(9, M, 2, (4, 5, 4)), Side(9, M, 2, (4, 5, 4)), 50),),
    attacks=(
        Strike(
            PUNCH,
            PHYSICAL,
            range=3,
            dice=6,
            rules=(POWER_FOR_DAMAGE, icons(CRIT, name="suppressive")(after_attack(lose_power(TARGET, rolled(CRIT))))),
        ),
        Strike(
            "eye-beam",
            ENERGY,
            range=4,
            dice=5,
            cost=2,
            shape="beam",
            rules=(icons(CRIT, name="incinerate")(after_attack(gain_condition(TARGET, "incinerate"))),),
        ),
        Strike(
            "majestors-might",
            PHYSICAL,
            range=3,
            dice=10,
            cost=5,
            rules=(
                icons(CRIT, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
                icons(CRIT, name="throw")(before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"))),
            ),
        ),
    ),
    superpowers=(
        active(
            "for-the-empress-and-empire",
            3,
            seq(
                action("move"),
                next_attack("next/for-the-empress-and-empire", (after_attack(PRIDE, when=dealt_damage),), (PUNCH,)),
                extra_attack(PUNCH, enemy, optional=False),
                no_next_attack("next/for-the-empress-and-empire"),
            ),
            action=True,
            limit="turn",
        ),
        throws_terrain("imperial-authority", 3, size=4, within=2, tool=L),
        innate(
            "the-majestors-bravado",
            on(attack_resolved(attacker=me, when=dealt_damage & weapon_is(PUNCH)), PRIDE),
            on(damaged(target=me, when=that(SELF, has_counter(CONFIDENCE))), spend_counter(CONFIDENCE, lost=True)),
            on(attack_pool(attacker=me), add_dice("attack", counters(CONFIDENCE))),
        ),
        blessed("alpha-strontian-physiology"),
        flight(),
    ),
)
