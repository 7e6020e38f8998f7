"""Gamora."""

from ...words import *
from ..affiliations import A_FORCE, GUARDIANS
from ..idioms import ANY_DIE, PIERCE, POWER_FOR_DAMAGE, poised, pounce
from ..keywords import stealth

GAMORA = Character(
    "gamora",
    "Gamora",
    "Gamora",
    threat=4,
    affiliations=(A_FORCE, GUARDIANS),
    forms=(Form("Normal", Side(6, L, 2, (3, 3, 3)), Side(6, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "god-slayer",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "bleed"), when=dealt_damage)),
        ),
        Strike(
            "cosmic-assassin",
            PHYSICAL,
            range=3,
            dice=6,
            cost=4,
            rules=(
                PIERCE,
                after_attack(
                    extra_attack(
                        "cosmic-assassin",
                        ~role(LAST_TARGET) & within(2, LAST_TARGET),
                        anywhere=True,
                        free=True,
                        without=("rapid-strike",),
                    ),
                    name="rapid-strike",
                ),
            ),
        ),
    ),
    superpowers=(
        pounce("assassin-leap"),
        poised("martial-prowess", within(2)),
        innate(
            "deadliest-woman-in-the-galaxy",
            on(
                modify_own(roller=me & role(ATTACKER), when=attack_roll_has(WILD)),
                change_die("attack", ANY_DIE, HIT, rolled(WILD)),
                optional=True,
            ),
        ),
        stealth(),
    ),
)
