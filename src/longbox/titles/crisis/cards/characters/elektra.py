"""Elektra (Elektra Natchios)."""

from ...words import *
from ..affiliations import DEFENDERS, SYNDICATE
from ..idioms import CALLS_NINJAS, FLANKED_BY_NINJAS, NO_CRITS_AGAINST_IT, ONE_POWER, PIERCE, poised
from ..keywords import stealth

ELEKTRA = Character(
    "elektra",
    "Elektra",
    "Elektra Natchios",
    threat=4,
    affiliations=(SYNDICATE, DEFENDERS),
    grunts=("hand-ninjas",),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("ancient-throwing-blades", MYSTIC, range=3, dice=5, rules=(ONE_POWER, PIERCE, CALLS_NINJAS)),
        Strike(
            "impale",
            PHYSICAL,
            range=1,
            dice=8,
            cost=5,
            rules=(FLANKED_BY_NINJAS, NO_CRITS_AGAINST_IT, after_attack(advance(SELF, M, optional=True))),
        ),
    ),
    superpowers=(
        reactive(
            "assassins-step",
            2,
            attack_resolved(attacker=me, target=enemy & in_play, when=dealt_damage),
            place(SELF, 1, TARGET),
            limit="turn",
        ),
        poised("martial-prowess", within(2)),
        innate("out-for-blood", on(hurt(it=enemy, cause=me), gain_power(SELF, 1))),
        stealth(),
    ),
)
