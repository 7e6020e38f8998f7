"""Spectrum (Monica Rambeau)."""

from ...words import *
from ..affiliations import MIGHTY_AVENGERS
from ..idioms import ABSORB, ONE_POWER, on_wild, wild_condition
from ..keywords import flight, immunity

SPECTRUM = Character(
    "spectrum",
    "Spectrum",
    "Monica Rambeau",
    threat=4,
    affiliations=(MIGHTY_AVENGERS,),
    forms=(Form("Normal", Side(6, L, 2, (3, 4, 4)), Side(7, L, 2, (3, 4, 4)), 35),),
    attacks=(
        Strike("gamma-strike", PHYSICAL, range=2, dice=6, rules=(ONE_POWER, wild_condition("stun"))),
        Strike(
            "photon-blast",
            ENERGY,
            range=4,
            dice=4,
            shape="beam",
            rules=(ONE_POWER, during("modify_own", reroll(roll="attack", all=True), optional=True)),
        ),
        Strike(
            "pulsar-wave",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            types=(PHYSICAL, ENERGY),
            rules=(
                after_attack(place(SELF, 1)),
                on_wild(
                    "throw", before_damage(may(throw(TARGET, M, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable))
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "stronger-together-than-apart",
            MIGHTY_AVENGERS,
            on(
                would_gain(it=ally),
                seq(gain_less(1), after_effect(choose(ally, gain_power(CHOSEN, 1)))),
                limit="turn",
                optional=True,
            ),
        ),
        reactive("energy-boost", 2, attack_pool(attacker=ally & within(4)), add_dice("attack", 2), limit="turn"),
        innate("multi-spectrum-energy-absorption", ABSORB),
        flight(),
        immunity("bleed", "incinerate", "poison"),
    ),
)
