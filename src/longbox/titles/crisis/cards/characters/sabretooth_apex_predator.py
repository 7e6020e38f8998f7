"""Sabretooth, Apex Predator (Victor Creed)."""

from ...words import *
from ..affiliations import BROTHERHOOD, WEAPON_X
from ..idioms import PIERCE, POWER_FOR_DAMAGE, wild_condition
from ..keywords import healing_factor

SABRETOOTH_APEX_PREDATOR = Character(
    "sabretooth-apex-predator",
    "Sabretooth, Apex Predator",
    "Victor Creed",
    threat=4,
    affiliations=(BROTHERHOOD, WEAPON_X),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 4)), Side(6, M, 3, (4, 3, 4)), 35),),
    attacks=(
        Strike("claw-slash", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE, wild_condition("bleed"))),
        Strike(
            "bloodthirsty-onslaught",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(place(SELF, 1, TARGET)), PIERCE, wild_condition("bleed")),
        ),
    ),
    superpowers=(
        active(
            "catch-runt",
            3,
            choose(enemy & within(2) & size(3), throw(CHOSEN, M)),
            limit="turn",
            when=any_of(enemy & within(2) & size(3) & affectable),
        ),
        active("primal-pounce", 3, throw(SELF, M, unhurt=True), limit="turn"),
        active(
            "stop-squealing-and-die",
            4,
            next_attack(
                "next/stop-squealing-and-die",
                (during("attack_pool", add_dice("attack", 3)),),
                ("claw-slash", "bloodthirsty-onslaught"),
            ),
        ),
        healing_factor(1),
    ),
)
