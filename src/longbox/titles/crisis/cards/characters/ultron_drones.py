"""Ultron Drones."""

from ...words import *
from ..keywords import flight, immunity

ULTRON_DRONES = Character(
    "ultron-drones",
    "Ultron Drones",
    "Ultron Drones",
    threat=0,
    forms=(Form("Normal", Side(3, M, 2, (2, 2, 2)), Side(3, M, 2, (2, 2, 2)), 50),),
    attacks=(Strike("energy-blast", ENERGY, range=3, dice=4),),
    superpowers=(
        reactive(
            "rough-around-the-edges",
            0,
            leaves_play(it=me),
            seq(damage_each(enemy & within(2), 1), gain_power(ally & named(("ultron-metal-tyrant",)), tally)),
            forced=True,
        ),
        innate(
            "programmed-for-destruction",
            static("no_hold", 1, on=me),
            static("no_interact", 1, on=me),
            static("no_contest", 1, on=me),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
    parents=("ultron-metal-tyrant",),
)
