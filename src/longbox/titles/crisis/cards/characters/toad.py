"""Toad (Mortimer Toynbee)."""

from ...words import *
from ..affiliations import APOCALYPSE, BROTHERHOOD
from ..idioms import PORTABLE, POWER_FOR_DAMAGE, wild_push
from ..keywords import wall_crawler

TOAD = Character(
    "toad",
    "Toad",
    "Mortimer Toynbee",
    threat=2,
    affiliations=(BROTHERHOOD, APOCALYPSE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(3, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "tongue-lash",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(POWER_FOR_DAMAGE, wild_push(when=that(TARGET, size(2, pushed=True)))),
        ),
        Strike("spit-acid", ENERGY, range=2, dice=5, cost=2, rules=(after_attack(gain_condition(TARGET, "incinerate")),)),
    ),
    superpowers=(
        active(
            "finders-keepers",
            2,
            choose(ally & other & within(2) & robbable(PORTABLE), hand_over(PORTABLE, me, CHOSEN)),
            action=True,
            when=any_of(ally & other & affectable & within(2) & robbable(PORTABLE)),
        ),
        active("hop", 2, place(SELF, 2), limit="turn"),
        reactive("slippery", 2, attack_resolved(target=me, when=dealt_damage), advance(SELF, M)),
        innate("prehensile-tongue", static("interact_range", 1, on=me)),
        wall_crawler(),
    ),
)
