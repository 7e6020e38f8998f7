"""Magik (Illyana Rasputin)."""

from ...words import *
from ..affiliations import APOCALYPSE, CONVOCATION, DEFENDERS, NEW_MUTANTS, X_MEN
from ..idioms import ONE_POWER, PIERCE, POWER_FOR_DAMAGE, mystic_armor

MAGIK = Character(
    "magik",
    "Magik",
    "Illyana Rasputin",
    threat=3,
    affiliations=(CONVOCATION, DEFENDERS, X_MEN, NEW_MUTANTS, APOCALYPSE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike("bolts-of-oshtur", ENERGY, range=4, dice=4, rules=(ONE_POWER,)),
        Strike("soulsword", MYSTIC, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "darkchylde",
            MYSTIC,
            range=3,
            dice=6,
            cost=4,
            rules=(
                during("attack_pool", count_face("attack", FAIL)),
                static("counts_theirs", FAIL),
                after_attack(gain_condition(TARGET, "bleed", "incinerate")),
            ),
        ),
    ),
    superpowers=(
        active("limbo-step", 1, place(SELF, paid), most=3, limit="turn"),
        mystic_armor("sorcerer-supreme-of-limbo", MYSTIC),
    ),
)
