"""Ulik."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, blessed, on_wild, throws_terrain

SHATTERED = (CRIT, WILD, HIT, FAIL)

ULIK = Character(
    "ulik",
    "Ulik",
    "Ulik",
    threat=5,
    affiliations=(CABAL, SYNDICATE),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 4)), Side(7, M, 3, (4, 3, 4)), 50),),
    attacks=(
        Strike(
            "pounders",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", after_attack(may(push(TARGET, S), "push"), when=that(TARGET, size(4, pushed=True) & affectable))),
            ),
        ),
        Strike(
            "shatter-mountains-shatter-bones",
            PHYSICAL,
            range=2,
            dice=9,
            cost=5,
            rules=(
                after_attack(gain_condition(TARGET, "stagger"), when=~attack_roll_has(*SHATTERED)),
                # the token is put in the place of Stagger: where there is none to give, Stagger stays
                icons(*SHATTERED, name="shatter")(
                    after_attack(
                        if_(
                            that(TARGET, ready),
                            one_of(shatter=give_activated(TARGET), stagger=gain_condition(TARGET, "stagger")),
                            gain_condition(TARGET, "stagger"),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        throws_terrain("bad-manners", 3, size=4, within=2, tool=M),
        active("crushing-leap", 3, seq(advance(SELF, S), place(SELF, 2), extra_attack("pounders", enemy)), action=True),
        blessed("trollish-temper"),
        innate("trollhide", on(would_suffer(target=me), reduce_damage(1, floor=1))),
    ),
)
