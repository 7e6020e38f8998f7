"""Arnim Zola."""

from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import ANY_TYPE, ONE_POWER, on_wild, scientific_hubris, wild_condition
from ..keywords import immunity


def side_effect(when: Test) -> Effect:
    """Whoever was helped bleeds if its dice show a Failure when the attack is over."""
    return lasts("attack", on(attack_resolved(when=when), gain_condition(SUBJECT, "bleed"), limit="once"), ROLLER)


ARNIM_ZOLA = Character(
    "arnim-zola",
    "Arnim Zola",
    "Arnim Zola",
    threat=3,
    affiliations=(HYDRA, CABAL),
    forms=(Form("Normal", Side(6, S, 3, (2, 3, 4)), Side(6, S, 3, (2, 3, 4)), 50),),
    attacks=(
        Strike(
            "prototype-weapons",
            PHYSICAL,
            range=4,
            dice=4,
            types=ANY_TYPE,
            rules=(
                ONE_POWER,
                on_wild("hydra-ingenuity", after_attack(gain_one_of(TARGET, ("bleed", "shock", "slow", "stun"), rolled(WILD)))),
            ),
        ),
        Strike(
            "focused-esp-box-blast",
            ENERGY,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(advance(TARGET, S, optional=True), when=dealt_damage), wild_condition("slow")),
        ),
    ),
    superpowers=(
        active(
            "experimental-enhancements",
            3,
            next_attack(
                "next/experimental-enhancements",
                (during("attack_pool", add_dice("attack", 2)), after_attack(damage(SELF, 1), when=attack_roll_has(FAIL))),
            ),
        ),
        reactive(
            "hydra-engineering",
            1,
            modify_own(roller=ally & within(4), when=attack_or_defense),
            seq(
                reroll(paid),
                if_(rolling("attack"), side_effect(attack_roll_has(FAIL)), side_effect(defense_roll_has(FAIL))),
            ),
            most=3,
        ),
        scientific_hubris(),
        immunity("bleed", "poison"),
    ),
)
