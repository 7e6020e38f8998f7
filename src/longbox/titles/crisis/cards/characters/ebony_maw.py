"""Ebony Maw."""

from ...words import *
from ..affiliations import BLACK_ORDER
from ..keywords import flight

EBONY_MAW = Character(
    "ebony-maw",
    "Ebony Maw",
    "Ebony Maw",
    threat=5,
    affiliations=(BLACK_ORDER,),
    gems=("mind", "space"),
    forms=(Form("Normal", Side(7, M, 2, (2, 4, 6)), Side(6, M, 2, (2, 4, 6)), 35),),
    attacks=(
        Strike(
            "black-tongue",
            MYSTIC,
            range=4,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(WILD, name="sinister-influence")(after_attack(advance(TARGET, S, optional=True))),
            ),
        ),
        Strike(
            "herald-of-doom",
            MYSTIC,
            range=4,
            dice=8,
            cost=4,
            rules=(
                static("no_power_for_damage", True),
                icons(WILD, name="throw")(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, affectable & size(2)))),
            ),
        ),
    ),
    superpowers=(
        active("telekinetic-powerhouse", 3, throw_terrain(4, 3, L), limit="turn", when=terrain_near(4, 3)),
        reactive("telekinetic-deflection", 2, would_collide(target=me), ignore_collision()),
        innate(
            "mind-over-matter",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "mind-over-matter"),
            ),
        ),
        innate("incredible-psychic-potential", on(power_phase(), gain_power(SELF, 2))),
        flight(),
    ),
)
