"""Quasar (Phylla-Vell)."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import CHARGE, PIERCE, POWER_FOR_DAMAGE, wild_condition
from ..keywords import flight, immunity

QUASAR = Character(
    "quasar",
    "Quasar",
    "Phylla-Vell",
    threat=4,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(7, M, 2, (3, 4, 4)), Side(6, M, 2, (3, 4, 4)), 50),),
    attacks=(
        Strike("quantum-sword", ENERGY, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "nega-quantum-blast-wave",
            ENERGY,
            range=3,
            dice=8,
            cost=5,
            shape="beam",
            rules=(wild_condition("incinerate"), PIERCE),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        active(
            "quantum-bands",
            2,
            choose(
                enemy & within(2),
                seq(roll_for(4, (CRIT, WILD, HIT), "quantum-bands"), tear_power(CHOSEN, hits_rolled)),
            ),
            limit="turn",
            when=any_of(enemy & affectable & within(2)),
        ),
        reactive("force-field", 2, targeted(target=me, when=attack_is(PHYSICAL, ENERGY)), add_dice("defense", 2)),
        reactive(
            "kree-titan-hybrid-physiology",
            1,
            hurt(it=me, cause=enemy),
            one_of(heal=heal(SELF, 1), remove_condition=remove_condition(SELF)),
            limit="turn",
        ),
        flight(),
        immunity("poison", "stun"),
    ),
)
