"""Sentinel MK4."""

from ...words import *
from ..affiliations import SENTINELS
from ..idioms import MORE_POWER_MORE_DICE, POWER_FOR_DAMAGE, SUPPRESSION, recharges, restraint_cables, sentinel_programming
from ..keywords import flight, immunity

SENTINEL_MK4 = Character(
    "sentinel-mk4",
    "Sentinel MK4",
    "Sentinel MK4",
    threat=4,
    affiliations=(SENTINELS,),
    forms=(Form("Normal", Side(7, S, 5, (3, 4, 4)), Side(6, S, 5, (3, 4, 4)), 65),),
    attacks=(
        Strike("plasma-blast", ENERGY, range=3, dice=4, side="healthy", rules=(POWER_FOR_DAMAGE, MORE_POWER_MORE_DICE)),
        Strike(
            "plasma-leak",
            ENERGY,
            range=2,
            dice=4,
            side="injured",
            rules=(static("crit_double", 2), after_attack(damage(SELF, rolled(CRIT)))),
        ),
        Strike("suppression-protocols", PHYSICAL, range=3, dice=8, cost=3, rules=(SUPPRESSION,)),
    ),
    superpowers=(
        restraint_cables(),
        recharges("damaged-power-matrix", 1, side="injured"),
        innate("master-mold", static("copies", 2, on=me)),
        recharges("power-matrix", 2, side="healthy"),
        sentinel_programming(),
        flight(),
        immunity("bleed", "poison"),
    ),
)
