"""Crossbones (Brock Rumlow)."""

from ...words import *
from ..affiliations import CABAL, HYDRA, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import aggressive

CROSSBONES = Character(
    "crossbones",
    "Crossbones",
    "Brock Rumlow",
    threat=3,
    affiliations=(CABAL, SYNDICATE, HYDRA),
    forms=(Form("Normal", Side(6, S, 2, (4, 2, 2)), Side(5, S, 2, (4, 2, 2)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "overpower",
            PHYSICAL,
            range=3,
            dice=5,
            cost=2,
            rules=(
                after_attack(place(SELF, 1, of=TARGET), when=that(TARGET, in_play)),
                on_wild("throw", before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(2)))),
            ),
        ),
    ),
    superpowers=(
        active(
            "haymaker",
            4,
            until("turn", "haymaker", SELF, 3),
            parts=(
                on(
                    attack_pool(attacker=me, when=weapon_is("strike", "overpower") & at_least(1, waiting("haymaker"))),
                    seq(add_dice("attack", waiting("haymaker")), spend("haymaker")),
                ),
            ),
        ),
        reactive("inured-to-pain", 1, would_suffer(target=me), reduce_damage(1)),
        aggressive(),
    ),
)
