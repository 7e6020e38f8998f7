"""Shocker (Herman Schultz)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, wild_condition
from ..keywords import immunity

SHOCKER = Character(
    "shocker",
    "Shocker",
    "Herman Schultz",
    threat=3,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 50),),
    attacks=(
        Strike("vibro-shock-strike", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike("shake-em-down", ENERGY, range=3, dice=7, cost=4, rules=(wild_condition("stagger"),)),
    ),
    superpowers=(
        reactive("vibrational-shield", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
        innate("if-the-ground-is-rocking", static("attack_dice", -1, on=enemy & within(2))),
        immunity("stun"),
    ),
)
