"""Black Dwarf."""

from ...words import *
from ..affiliations import BLACK_ORDER
from ..idioms import HARD_SHELL, POWER_FOR_DAMAGE, hurl, wild_condition

BLACK_DWARF = Character(
    "black-dwarf",
    "Black Dwarf",
    "Black Dwarf",
    threat=4,
    affiliations=(BLACK_ORDER,),
    forms=(Form("Normal", Side(6, S, 4, (4, 3, 3)), Side(8, S, 4, (4, 3, 3)), 65),),
    attacks=(
        Strike("axe-strike", PHYSICAL, range=2, dice=6, rules=(POWER_FOR_DAMAGE,)),
        Strike("brutal-end", PHYSICAL, range=3, dice=8, cost=4, rules=(wild_condition("stagger"),)),
    ),
    superpowers=(
        hurl("black-fury", size=4, within=2, tool=M),
        active(
            "enforced-oblivion",
            2,
            seq(
                action("move"),
                next_attack("next/enforced-oblivion", (during("attack_pool", add_dice("attack", 2)),), scope="this activation"),
            ),
            action=True,
        ),
        reactive("intimidating-presence", 2, targeted(attacker=enemy & within(2), target=ally & other), retarget(SELF)),
        innate("invulnerable-skin", HARD_SHELL),
    ),
)
