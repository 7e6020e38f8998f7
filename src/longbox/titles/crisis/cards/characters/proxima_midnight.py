"""Proxima Midnight."""

from ...words import *
from ..affiliations import BLACK_ORDER
from ..idioms import HARD_SHELL, PIERCE, POWER_FOR_DAMAGE, if_hurt, poised, wild_condition

CORVUS_GLAIVE = ally & named(("corvus-glaive", "Corvus Glaive")) & within(3) & ready

PROXIMA_MIDNIGHT = Character(
    "proxima-midnight",
    "Proxima Midnight",
    "Proxima Midnight",
    threat=3,
    affiliations=(BLACK_ORDER,),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "spear-throw",
            ENERGY,
            range=3,
            dice=5,
            rules=(after_attack(place(SELF, 1, TARGET)), wild_condition("poison")),
        ),
        Strike("quantum-starburst", ENERGY, range=4, dice=6, cost=4, rules=(if_hurt("bleed", "poison", "stun"),)),
    ),
    superpowers=(
        poised("martial-prowess", within(2)),
        reactive(
            "wife-of-corvus-glaive",
            1,
            activation_end(it=me),
            choose(CORVUS_GLAIVE, activate_too(CHOSEN)),
            when=any_of(CORVUS_GLAIVE),
        ),
        innate("invulnerability", HARD_SHELL),
    ),
)
