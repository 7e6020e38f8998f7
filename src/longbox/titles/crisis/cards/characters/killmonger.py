"""Killmonger (N'Jadaka)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE, WAKANDA
from ..idioms import VIBRANIUM_WEAPONS, blocks_for_hits, wild_condition

KILLMONGER = Character(
    "killmonger",
    "Killmonger",
    "N'Jadaka",
    threat=4,
    affiliations=(CABAL, SYNDICATE, WAKANDA),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        VIBRANIUM_WEAPONS,
        Strike(
            "black-ops-strike",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(place(SELF, 1, TARGET), when=dealt_damage), wild_condition("stagger")),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        blocks_for_hits("special-forces"),
        innate("focused-on-the-kill", on(attack_pool(attacker=me, when=attacked_before), add_dice("attack", 2))),
        innate(
            "kill-count",
            on(felled(it=enemy, cause=me), gain_counter("kill-count")),
            on(
                modify_own(roller=me & role(ATTACKER), when=at_least(1, counters("kill-count"))),
                reroll(counters("kill-count"), "attack"),
                optional=True,
            ),
        ),
    ),
)
