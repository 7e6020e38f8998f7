"""Gorgon (Gorgon Petragon)."""

from ...words import *
from ..affiliations import INHUMANS
from ..idioms import CHARGE, POWER_FOR_DAMAGE, REROLL_ONE, stand_in, wild_condition
from ..keywords import immunity

GORGON = Character(
    "gorgon",
    "Gorgon",
    "Gorgon Petragon",
    threat=3,
    affiliations=(INHUMANS,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("mace-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike("hoof-quake", ENERGY, range=3, dice=4, shape="beam", rules=(wild_condition("shock"),)),
        Strike(
            "god-crusher",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                wild_condition("stagger"),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        stand_in("youre-going-to-have-to-deal-with-me-first"),
        innate("inhuman", REROLL_ONE),
        immunity("poison"),
    ),
)
