"""Exodus (Bennet du Paris)."""

from ...words import *
from ..affiliations import BROTHERHOOD
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, SAP_POWER, blessed, on_wild
from ..keywords import flight, healing_factor, immunity

EXODUS = Character(
    "exodus",
    "Exodus",
    "Bennet du Paris",
    threat=5,
    affiliations=(BROTHERHOOD,),
    forms=(Form("Normal", Side(8, M, 2, (4, 4, 4)), Side(7, M, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike(
            "psionic-vampirism",
            MYSTIC,
            range=2,
            dice=6,
            rules=(POWER_FOR_DAMAGE, after_attack(heal(SELF, 1)), SAP_POWER),
        ),
        Strike(
            "psionic-concussion",
            MYSTIC,
            range=4,
            dice=5,
            rules=(
                ONE_POWER,
                on_wild(
                    "pull",
                    after_attack(
                        may(push(TARGET, S, TOWARD, SELF), "push"),
                        when=dealt_damage & that(TARGET, size(4, pushed=True) & affectable),
                    ),
                ),
            ),
        ),
        Strike(
            "you-can-do-nothing-but-fall",
            ENERGY,
            range=2,
            dice=7,
            cost=4,
            shape="area",
            rules=(after_attack(gain_condition(TARGET, "incinerate")),),
        ),
    ),
    superpowers=(
        active("my-faith-can-move-mountains", 1, throw_terrain(paid, 3, M), most=4, limit="turn", when=terrain_near(4, 3)),
        active("teleportation", 3, place(SELF, 2), limit="turn"),
        reactive("telekinetic-shield", 2, targeted(target=ally & within(3)), add_dice("defense", 2), limit="turn"),
        blessed("psionic-of-the-highest-order"),
        flight(),
        healing_factor(1),
        immunity("poison"),
    ),
)
