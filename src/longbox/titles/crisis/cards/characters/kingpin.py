"""Kingpin (Wilson Fisk)."""

from ...words import *
from ..affiliations import CABAL, SPIDER_FOES, SYNDICATE
from ..idioms import NO_LOS_NO_COVER, PORTABLE, POWER_FOR_DAMAGE, wild_condition, wild_push

KINGPIN = Character(
    "kingpin",
    "Kingpin",
    "Wilson Fisk",
    threat=4,
    affiliations=(CABAL, SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, S, 3, (4, 3, 3)), Side(7, S, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike(
            "headbutt",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, wild_condition("stun"), wild_push(when=that(TARGET, size(3, pushed=True)))),
        ),
        Strike("cane-laser", ENERGY, range=3, dice=4, shape="beam", rules=NO_LOS_NO_COVER),
        Strike(
            "hail-to-the-king",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable)),
                after_attack(gain_condition(TARGET, "stagger")),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "illicit-network",
            SYNDICATE,
            static("secure_weight", 2, on=ally & healthy & ~grunt),
            cost=2,
            do=hand_over(PORTABLE, ally & ~role(IT) & within(3, IT), IT),
            when=can_hand_over(PORTABLE, ally & ~role(IT) & within(3, IT), IT),
            limit="turn",
        ),
        active("street-level-negotiations", 2, throw_something(3, 2, M), limit="turn", when=to_throw(throw_something(3, 2, M))),
        reactive("intense-physical-conditioning", 1, would_suffer(target=me), reduce_damage(1)),
        innate("solid-frame", static("no_collision_damage", True, on=me, when=character_collides)),
    ),
)
