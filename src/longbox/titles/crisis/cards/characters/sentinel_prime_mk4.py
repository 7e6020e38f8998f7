"""Sentinel Prime MK4."""

from ...words import *
from ..affiliations import SENTINELS
from ..idioms import MORE_POWER_MORE_DICE, POWER_FOR_DAMAGE, SUPPRESSION, recharges, restraint_cables, sentinel_programming
from ..keywords import flight, immunity

HUNTERS = "mutant-hunters"

SENTINEL_PRIME_MK4 = Character(
    "sentinel-prime-mk4",
    "Sentinel Prime MK4",
    "Sentinel Prime MK4",
    threat=5,
    affiliations=(SENTINELS,),
    forms=(Form("Normal", Side(10, S, 5, (3, 4, 4)), Side(8, S, 5, (3, 4, 4)), 65),),
    attacks=(
        Strike("plasma-blast-mk-2", ENERGY, range=3, dice=5, rules=(POWER_FOR_DAMAGE, MORE_POWER_MORE_DICE)),
        Strike("suppression-protocols-mk-2", PHYSICAL, range=3, dice=9, cost=4, rules=(SUPPRESSION,)),
    ),
    superpowers=(
        leadership(
            HUNTERS,
            SENTINELS,
            on(
                dazed_by(target=enemy),
                after_effect(
                    choose_up_to(ally & fresh(HUNTERS), threat_of(TARGET), seq(tick(CHOSEN, HUNTERS), gain_power(CHOSEN, 1)))
                ),
            ),
        ),
        restraint_cables(),
        reactive("pattern-analysis", 1, modify_own(roller=ally & within(4), when=attack_or_defense), reroll(paid), most=3),
        recharges("power-matrix", 2, side="healthy"),
        innate(
            "overloading-power-core",
            on(
                power_phase(),
                seq(
                    roll_for(5, (CRIT, HIT), "overloading-power-core"),
                    gain_power(SELF, hits_rolled),
                    if_(more(failures_rolled, 0), damage(SELF, 1)),
                ),
            ),
            side="injured",
        ),
        sentinel_programming(),
        flight(),
        immunity("bleed", "poison"),
    ),
)
