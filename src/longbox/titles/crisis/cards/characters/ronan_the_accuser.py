"""Ronan the Accuser."""

from ...words import *
from ..affiliations import GUARDIANS, INHUMANS
from ..idioms import POWER_FOR_DAMAGE, on_wild, wild_throw
from ..keywords import immunity

RONAN_THE_ACCUSER = Character(
    "ronan-the-accuser",
    "Ronan the Accuser",
    "Ronan the Accuser",
    threat=4,
    affiliations=(GUARDIANS, INHUMANS),
    gems=("power",),
    forms=(Form("Normal", Side(7, M, 3, (3, 4, 4)), Side(7, M, 3, (3, 4, 4)), 50),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_throw())),
        Strike(
            "universal-weapon",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                on_wild("push", before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(4, pushed=True)))),
                after_attack(gain_condition(TARGET, "shock"), when=dealt_damage),
            ),
        ),
        Strike(
            "kree-justice",
            ENERGY,
            range=2,
            dice=8,
            cost=4,
            rules=(
                after_attack(gain_condition(TARGET, "stun", "stagger"), when=dealt_damage),
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
    ),
    superpowers=(
        reactive("judgement", 2, hurt(it=ally & within(3), cause=enemy & affectable), gain_condition(CAUSE, "judgment")),
        reactive(
            "the-accuser",
            0,
            would_be_dazed(target=me, cause=enemy),
            seq(
                stay_up(),
                after_effect(seq(advance(SELF, S), make_attack(SELF, CAUSE, optional=False), fall(SELF, CAUSE))),
            ),
        ),
        immunity("poison"),
    ),
)
