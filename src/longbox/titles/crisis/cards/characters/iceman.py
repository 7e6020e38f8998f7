"""Iceman (Bobby Drake)."""

from ...words import *
from ..affiliations import APOCALYPSE, X_MEN
from ..idioms import ONE_POWER, lift, wild_condition

ICEMAN = Character(
    "iceman",
    "Iceman",
    "Bobby Drake",
    threat=3,
    affiliations=(X_MEN, APOCALYPSE),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 50),),
    attacks=(
        Strike("freezing-blast", ENERGY, range=3, dice=4, shape="beam", rules=(ONE_POWER, wild_condition("slow"))),
        Strike("chill", ENERGY, range=3, dice=7, cost=3, rules=(wild_condition("stagger"),)),
    ),
    superpowers=(
        active("freeze-and-fade", 2, seq(action("attack"), move_as(5)), action=True, limit="turn"),
        lift("ice-slide"),
        innate(
            "cold-snap",
            on(
                moved(mover=enemy & within(2), when=move_action),
                if_(that(MOVER, has(("slow",))), damage(MOVER, 1), gain_condition(MOVER, "slow")),
            ),
            on(
                attack_action_end(it=enemy & within(2)),
                if_(that(IT, has(("slow",))), damage(IT, 1), gain_condition(IT, "slow")),
            ),
        ),
    ),
)
