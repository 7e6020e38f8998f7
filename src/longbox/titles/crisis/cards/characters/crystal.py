"""Crystal (Crystalia Amaquelin)."""

from ...words import *
from ..affiliations import A_FORCE, INHUMANS
from ..idioms import ONE_POWER, REROLL_ONE, wild_condition, wild_push
from ..keywords import flight, immunity

CRYSTAL = Character(
    "crystal",
    "Crystal",
    "Crystalia Amaquelin",
    threat=3,
    affiliations=(A_FORCE, INHUMANS),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("earth-shaker", PHYSICAL, range=1, dice=5, shape="area", rules=(ONE_POWER, wild_condition("stun"))),
        Strike(
            "hurricane-blast",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(ONE_POWER, wild_push(when=that(TARGET, size(2, pushed=True)))),
        ),
        Strike("hydrokinesis", ENERGY, range=4, dice=4, rules=(ONE_POWER, wild_condition("slow"))),
        Strike("volcanic-surge", ENERGY, range=3, dice=4, shape="beam", rules=(ONE_POWER, wild_condition("incinerate"))),
    ),
    superpowers=(
        reactive(
            "elemental-onslaught",
            4,
            attack_resolved(attacker=me, when=own_activation),
            action("attack", unused=True),
            limit="turn",
        ),
        innate("elemental-empowerment", static("shakes_none", INCINERATE | SLOW | STUN, on=enemy & within(3))),
        innate("inhuman", REROLL_ONE),
        flight(),
        immunity("poison"),
    ),
)
