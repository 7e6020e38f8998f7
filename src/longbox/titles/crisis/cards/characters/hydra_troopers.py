"""Hydra Troopers."""

from ...script.crises import EXTRACTION, SECURE
from ...words import *

HYDRA_TROOPERS = Character(
    "hydra-troopers",
    "Hydra Troopers",
    "Hydra Troopers",
    threat=0,
    parents=("red-skull-master-of-hydra",),
    single_sided=True,
    forms=(Form("Normal", Side(3, S, 2, (1, 2, 2)), Side(3, S, 2, (1, 2, 2)), 50),),
    attacks=(Strike("hydra-energy-weapons", ENERGY, range=4, dice=4),),
    superpowers=(
        active(
            "hydra-assault",
            0,
            seq(
                action("move"),
                next_attack("next/hydra-assault", (during("modify_own", reroll(roll="attack")), after_attack(ko()))),
            ),
            action=True,
        ),
        innate(
            "occupation-force",
            static("no_interact", True, on=me, when=token_of(EXTRACTION)),
            static("no_hold", True, on=me, when=token_of(EXTRACTION)),
            static("free_interact", True, on=me, when=token_of(SECURE)),
        ),
    ),
)
