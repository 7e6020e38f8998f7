"""Crimson Dynamo (Dimitri Bukharin)."""

from ...words import *
from ..affiliations import WINTER_GUARD
from ..idioms import AFFLICTED, HARD_SHELL, NO_LOS_NO_COVER, ONE_POWER, on_wild, wild_condition
from ..keywords import flight

CRIMSON_DYNAMO = Character(
    "crimson-dynamo",
    "Crimson Dynamo",
    "Dimitri Bukharin",
    threat=4,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(6, S, 3, (4, 3, 4)), Side(6, S, 3, (4, 3, 4)), 50),),
    attacks=(
        Strike("electric-blast", ENERGY, range=4, dice=5, shape="beam", rules=(ONE_POWER, wild_condition("shock"))),
        Strike(
            "homing-rockets",
            PHYSICAL,
            range=5,
            dice=5,
            cost=2,
            rules=(
                *NO_LOS_NO_COVER,
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "unbreakable-red-line",
            WINTER_GUARD,
            on(activation_start(it=ally & AFFLICTED), remove_condition(IT), optional=True),
            on(
                would_move(mover=ally & contesting("secure"), when=moving("push")),
                seq(
                    roll_for(1, (CRIT, WILD, BLOCK), "unbreakable-red-line", MOVER),
                    if_(some(hits_rolled), not_moved()),
                ),
                optional=True,
            ),
        ),
        active("overcharge-capacitors", 0, gain_power(SELF, 2), action=True),
        active("propulsion-thrusters", 2, place(SELF, 2), limit="turn"),
        reactive(
            "disruption-field",
            2,
            targeted(attacker=enemy & within(3), target=ally),
            lasts("attack", on(modify_opponent(roller=role(TARGET)), reroll(2, "attack"), limit="once", optional=True)),
        ),
        innate("carborundum-matrix-alloy", HARD_SHELL),
        flight(),
    ),
)
