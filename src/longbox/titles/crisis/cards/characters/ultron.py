"""Ultron."""

from ...words import *
from ..affiliations import CABAL
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, wild_condition
from ..keywords import flight, immunity

ULTRON = Character(
    "ultron",
    "Ultron",
    "Ultron",
    threat=4,
    affiliations=(CABAL,),
    forms=(Form("Normal", Side(6, M, 3, (4, 3, 4)), Side(5, M, 3, (4, 3, 4)), 50),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=6, rules=(ONE_POWER,)),
        Strike("energy-blast", ENERGY, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("incinerate"))),
        Strike(
            "metallic-fury",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            types=(PHYSICAL, ENERGY),
            rules=(wild_condition("bleed"),),
        ),
    ),
    superpowers=(
        active(
            "kinetic-field-generator",
            3,
            throw_terrain(4, 3, M),
            limit="turn",
            when=to_throw(throw_terrain(4, 3, M)),
        ),
        innate("all-will-be-metal", static("face_counts", ("defense", WILD, 2), on=me, when=attack_is(MYSTIC))),
        innate(
            "analyze-and-annihilate",
            on(
                modify_own(roller=me & role(ATTACKER), when=at_least(1, defended(CRIT))),
                reroll(defended(CRIT)),
                optional=True,
            ),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
)
