"""Darkstar (Laynia Petrovna)."""

from ...words import *
from ..affiliations import WINTER_GUARD
from ..idioms import EITHER_TYPE, ONE_POWER, wild_condition
from ..keywords import flight

DARKSTAR = Character(
    "darkstar",
    "Darkstar",
    "Laynia Petrovna",
    threat=3,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "darkforce-strike",
            ENERGY,
            range=4,
            dice=5,
            rules=(ONE_POWER, during("modify_own", reroll(roll="attack", all=True), optional=True)),
        ),
        Strike("rending-force", PHYSICAL, range=2, dice=7, cost=3, types=EITHER_TYPE, rules=(wild_condition("bleed"),)),
    ),
    superpowers=(
        active(
            "dimensional-portal",
            3,
            choose(
                ally & within(3) & unaffected("dimensional-portal", "turn"),
                seq(note_affected("dimensional-portal", CHOSEN, "turn"), place(CHOSEN, 3)),
            ),
            when=any_of(ally & affectable & within(3) & unaffected("dimensional-portal", "turn")),
        ),
        reactive(
            "darkforce-barrier",
            3,
            targeted(target=ally & within(3), when=attack_is(PHYSICAL, ENERGY)),
            seq(
                add_dice("defense", 2),
                lasts(
                    "attack",
                    static(
                        "not_moved_by_enemy",
                        ("advance", "push", "place"),
                        on=role(SUBJECT),
                        when=effect_of_attack(PHYSICAL, ENERGY),
                    ),
                    TARGET,
                ),
            ),
        ),
        flight(),
    ),
)
