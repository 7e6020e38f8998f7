"""Malekith the Accursed."""

from ...words import *
from ..affiliations import CABAL
from ..idioms import BESIDE_TARGET, ONE_POWER, POWER_FOR_DAMAGE, blessed, on_wild, wild_condition
from ..keywords import flight, immunity

COUNCIL = "the-dark-council"

MALEKITH_THE_ACCURSED = Character(
    "malekith-the-accursed",
    "Malekith the Accursed",
    "Malekith",
    threat=7,
    affiliations=(CABAL,),
    forms=(Form("Normal", Side(9, M, 4, (4, 4, 4)), Side(7, M, 4, (4, 4, 4)), 65),),
    attacks=(
        Strike("blade-of-midnight", ENERGY, range=2, dice=7, rules=(POWER_FOR_DAMAGE,)),
        Strike("blood-boil", MYSTIC, range=4, dice=5, shape="beam", rules=(ONE_POWER, wild_condition("poison"))),
        Strike(
            "butcher-of-thors",
            PHYSICAL,
            range=3,
            dice=10,
            cost=4,
            rules=(
                BESIDE_TARGET,
                on_wild("dark-curse", after_attack(gain_one_of(TARGET, ("bleed", "hex", "shock", "slow", "stun"), rolled(WILD)))),
            ),
        ),
    ),
    superpowers=(
        leadership(
            COUNCIL,
            CABAL,
            on(
                felled(it=enemy, cause=ally),
                choose(
                    ally & ~role(CAUSE) & unaffected(COUNCIL, "round"),
                    seq(
                        note_affected(COUNCIL, CHOSEN, "round"),
                        may_heal(CHOSEN, 1),
                        gain_power(CHOSEN, 1),
                        advance(CHOSEN, S, optional=True),
                    ),
                ),
            ),
        ),
        active(
            "ferocity",
            3,
            seq(
                action("move"),
                next_attack(
                    "next/ferocity",
                    (after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, size(3) & affectable)),),
                    ("blade-of-midnight",),
                ),
                action("attack", only="blade-of-midnight"),
                no_next_attack("next/ferocity"),
            ),
            action=True,
            limit="turn",
        ),
        reactive(
            "cloak-of-shadows",
            1,
            (attack_rolled(attacker=me), defense_thrown(target=me), dodge_thrown(target=me)),
            treat_as(FAIL, CRIT, paid, own=True),
            most=POWER_LIMIT,
            when=own_roll_has(FAIL),
        ),
        blessed("conqueror-of-the-ten-realms"),
        flight(),
        immunity("hex", "stun"),
    ),
)
