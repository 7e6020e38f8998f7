"""Colossus (Piotr Rasputin)."""

from ...words import *
from ..affiliations import APOCALYPSE, BROTHERHOOD, X_FORCE, X_MEN
from ..idioms import EITHER_TYPE, HARD_SHELL, POWER_FOR_DAMAGE, on_wild, stand_in, throws_terrain, wild_condition
from ..keywords import immunity

COLOSSUS = Character(
    "colossus",
    "Colossus",
    "Piotr Rasputin",
    threat=4,
    affiliations=(BROTHERHOOD, APOCALYPSE, X_MEN, X_FORCE),
    forms=(Form("Normal", Side(6, M, 3, (4, 3, 3)), Side(7, M, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, on_wild("concussive-force", after_attack(lose_power(TARGET, 1)))),
        ),
        Strike(
            "x-slam",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(gain_condition(TARGET, "stun")), wild_condition("stagger")),
        ),
    ),
    superpowers=(
        throws_terrain("playing-catch", 3, size=3, within=2, tool=M),
        stand_in("big-brother"),
        reactive("bozhe-moi", 2, targeted(target=me, when=attack_is(*EITHER_TYPE)), add_dice("defense", 2), side="healthy"),
        innate("bozhe-moi", static("face_counts", ("defense", BLANK, 1), on=me, when=defends(*EITHER_TYPE)), side="injured"),
        innate("organic-steel", HARD_SHELL, static("not_moved_by_enemy", ("push",), on=me)),
        immunity("bleed"),
    ),
)
