"""Crossbones, Merciless Merc (Brock Rumlow)."""

from ...words import *
from ..affiliations import CABAL, HYDRA, SYNDICATE
from ..keywords import aggressive

CROSSBONES_MERCILESS_MERC = Character(
    "crossbones-merciless-merc",
    "Crossbones, Merciless Merc",
    "Brock Rumlow",
    threat=3,
    affiliations=(CABAL, SYNDICATE, HYDRA),
    forms=(Form("Normal", Side(6, S, 2, (4, 2, 2)), Side(5, S, 2, (4, 2, 2)), 35),),
    attacks=(
        Strike(
            "plasma-beam",
            ENERGY,
            range=3,
            dice=5,
            shape="beam",
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, FAIL, name="pierce")(during("modify_opponent", pierce())),
            ),
        ),
        Strike(
            "up-close-and-personal",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(after_attack(throw(TARGET, S), when=that(TARGET, size(2))),),
        ),
    ),
    superpowers=(
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        aggressive(),
        innate("i-can-take-it", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
    ),
)
