"""Nimrod, the Hunter (Nimrod)."""

from ...words import *
from ..affiliations import SENTINELS
from ..idioms import DEGENERATION, POWER_FOR_DAMAGE, UNMOVED_BY_MINDS, if_hurt, on_wild, throws_terrain
from ..keywords import flight, healing_factor, immunity

ADAPTS = "metahuman-power-recognition-and-adaptation-protocol"

NIMROD_THE_HUNTER = Character(
    "nimrod-the-hunter",
    "Nimrod, the Hunter",
    "Nimrod",
    threat=5,
    affiliations=(SENTINELS,),
    forms=(Form("Normal", Side(7, S, 4, (4, 4, 4)), Side(7, S, 4, (4, 4, 4)), 65),),
    attacks=(
        Strike(
            "adaptive-energy-blast",
            PHYSICAL,
            range=3,
            dice=6,
            types=(ENERGY, MYSTIC),
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "countermeasures",
                    after_attack(if_(attack_type(ENERGY), gain_condition(TARGET, "incinerate"), gain_condition(TARGET, "root"))),
                ),
            ),
        ),
        Strike("shockweb", ENERGY, range=2, dice=6, cost=3, shape="area", rules=(if_hurt("shock"),)),
        Strike(
            "total-annihilation",
            ENERGY,
            range=3,
            dice=8,
            cost=4,
            rules=(
                before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                DEGENERATION,
            ),
        ),
    ),
    superpowers=(
        throws_terrain("magnetokinesis", 3, size=4, within=3, tool=M),
        active("teleportation-matrix", 3, place(SELF, 2), limit="turn"),
        reactive(
            ADAPTS,
            2,
            targeted(target=me),
            seq(add_dice("defense", 2), add_dice("defense", times_ticked(ADAPTS)), tick(SELF, ADAPTS)),
        ),
        innate("enhanced-sentinel-power-core", on(power_phase(), gain_power(SELF, 1)), UNMOVED_BY_MINDS),
        flight(),
        healing_factor(2),
        immunity("bleed", "poison"),
    ),
)
