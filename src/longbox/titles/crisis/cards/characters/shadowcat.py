"""Shadowcat (Katherine "Kitty" Pryde)."""

from ...words import *
from ..affiliations import NEW_MUTANTS, X_MEN
from ..idioms import EITHER_TYPE, NO_CRITS_AGAINST_IT, ONE_POWER, POWER_FOR_DAMAGE, on_wild, wild_condition
from ..keywords import stealth

SHADOWCAT = Character(
    "shadowcat",
    "Shadowcat",
    'Katherine "Kitty" Pryde',
    threat=3,
    affiliations=(NEW_MUTANTS, X_MEN),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "phasing-strike",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(POWER_FOR_DAMAGE, NO_CRITS_AGAINST_IT, on_wild("sidestep", after_attack(place(SELF, 1)))),
        ),
        Strike("get-em-lockheed", ENERGY, range=3, dice=4, rules=(ONE_POWER, wild_condition("incinerate"))),
        Strike(
            "intangible-assault",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(NO_CRITS_AGAINST_IT, on_wild("ghosted", after_attack(place(SELF, 2)))),
        ),
    ),
    superpowers=(
        active("phase-rush", 2, place(SELF, 2), limit="turn"),
        reactive(
            "cant-touch-this",
            2,
            (
                targeted(target=ally & within(2), when=attack_is(*EITHER_TYPE)),
                dodging(target=ally & within(2)),
            ),
            if_(
                in_attack,
                seq(
                    add_dice("defense", 2),
                    lasts(
                        "attack",
                        on(
                            moved(mover=role(SUBJECT), when=moved_by("push", "throw") & effect_of_attack(*EITHER_TYPE)),
                            place(SUBJECT, 1, optional=True),
                        ),
                        TARGET,
                    ),
                ),
                add_dice("dodge", 2),
            ),
        ),
        stealth(),
    ),
)
