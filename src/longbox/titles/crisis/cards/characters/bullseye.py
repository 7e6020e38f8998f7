"""Bullseye (Benjamin Poindexter)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import BLEEDS, ONE_POWER, hit_and_run, wild_condition

BULLSEYE = Character(
    "bullseye",
    "Bullseye",
    "Benjamin Poindexter",
    threat=2,
    affiliations=(CABAL, SYNDICATE),
    forms=(Form("Normal", Side(4, M, 2, (3, 3, 2)), Side(4, M, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike(
            "throwing-knife",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(ONE_POWER, static("no_cover", True), wild_condition("bleed")),
        ),
        Strike(
            "pin-cushion",
            PHYSICAL,
            range=4,
            dice=5,
            cost=4,
            rules=(
                static("no_cover", True),
                BLEEDS,
                after_attack(extra_attack("pin-cushion", role(LAST_TARGET), free=True, without=("rapid-fire",)), name="rapid-fire"),
            ),
        ),
    ),
    superpowers=(
        hit_and_run(),
        reactive("i-never-miss", 1, attack_resolved(attacker=me, when=~dealt_damage), damage(TARGET, 1)),
        reactive(
            "parting-shot",
            2,
            attack_resolved(target=me),
            seq(damage(ATTACKER, 1), advance(SELF, S, AWAY, ATTACKER, optional=True)),
        ),
    ),
)
