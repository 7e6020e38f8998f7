"""Viper (Ophelia Sarkissian)."""

from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import BESIDE_TARGET, ONE_POWER, POWER_FOR_DAMAGE, on_wild, poised, wild_condition
from ..keywords import stealth

VIPER = Character(
    "viper",
    "Viper",
    "Ophelia Sarkissian",
    threat=3,
    affiliations=(CABAL, HYDRA),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("poisoned-blade", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("poison"))),
        Strike("assassins-pistol", PHYSICAL, range=3, dice=4, rules=(ONE_POWER, wild_condition("stun"))),
        Strike(
            "viper-strike",
            PHYSICAL,
            range=3,
            dice=6,
            cost=3,
            rules=(BESIDE_TARGET, on_wild("venom", after_attack(gain_condition(TARGET, "slow", "stun")))),
        ),
    ),
    superpowers=(
        active("displacement-ring", 2, place(SELF, 2), limit="turn"),
        poised("coiled-serpent", within(2)),
        stealth(),
    ),
)
