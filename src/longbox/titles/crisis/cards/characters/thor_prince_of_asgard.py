"""Thor, Prince of Asgard (Thor Odinson)."""

from ...words import *
from ..affiliations import ASGARD, AVENGERS
from ..idioms import AFFLICTED, POWER_FOR_DAMAGE, blessed, hurl, on_wild
from ..keywords import flight, immunity

ROYAL_CARE = ally & has_power(1) & unaffected("prince-of-asgard", "round")

THOR_PRINCE_OF_ASGARD = Character(
    "thor-prince-of-asgard",
    "Thor, Prince of Asgard",
    "Thor Odinson",
    threat=5,
    affiliations=(ASGARD, AVENGERS),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 4)), Side(8, M, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "throw",
                    before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, affectable & size(4))),
                ),
            ),
        ),
        Strike(
            "hammer-throw",
            PHYSICAL,
            range=5,
            dice=5,
            cost=1,
            rules=(after_attack(gain_condition(TARGET, "shock")),),
        ),
        Strike(
            "god-of-thunder",
            ENERGY,
            range=2,
            dice=7,
            cost=4,
            shape="area",
            rules=(after_attack(gain_condition(TARGET, "shock")),),
        ),
    ),
    superpowers=(
        leadership(
            "prince-of-asgard",
            ASGARD,
            on(
                turn_start(when=own_turn & any_of(ROYAL_CARE & affectable & (has_damage() | AFFLICTED))),
                choose(
                    ROYAL_CARE & (has_damage() | AFFLICTED),
                    seq(
                        note_affected("prince-of-asgard", CHOSEN, "round"),
                        pay_power(CHOSEN, 1),
                        one_of(remove_damage=heal(CHOSEN, 1), remove_condition=remove_condition(CHOSEN)),
                    ),
                    optional=True,
                ),
            ),
        ),
        active(
            "for-asgard",
            3,
            seq(
                action("move"),
                next_attack("next/for-asgard", (after_attack(gain_condition(TARGET, "stagger"), when=dealt_damage),), ("strike",)),
                action("attack", only="strike"),
                no_next_attack("next/for-asgard"),
            ),
            action=True,
            limit="turn",
        ),
        hurl("strongest-avenger", size=4, within=2, tool=M),
        blessed(),
        flight(),
        immunity("shock", "stun"),
    ),
)
