"""Frankenstein's Monster (Adam)."""

from ...words import *
from ..affiliations import MIDNIGHT_SONS
from ..idioms import CHARGE, ONE_POWER, if_hurt, throws_terrain
from ..keywords import immunity

FRANKENSTEINS_MONSTER = Character(
    "frankensteins-monster",
    "Frankenstein's Monster",
    "Adam",
    threat=4,
    affiliations=(MIDNIGHT_SONS,),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 3)), Side(7, M, 3, (4, 3, 3)), 50),),
    attacks=(
        Strike(
            "franks-fists",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                ONE_POWER,
                icons(WILD, HIT, name="push")(
                    after_attack(may(push(TARGET, S), "push"), when=that(TARGET, size(4, pushed=True) & affectable))
                ),
            ),
        ),
        Strike("thick-skull", PHYSICAL, range=2, dice=5, cost=1, rules=(if_hurt("stagger"),)),
        Strike(
            "the-monsters-fury",
            PHYSICAL,
            range=2,
            dice=6,
            cost=4,
            rules=(
                during("attack_pool", add_dice("attack", damage_on(SELF))),
                icons(CRIT, WILD, name="hurl")(after_attack(throw(TARGET, M), when=that(TARGET, size(4) & affectable))),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        throws_terrain("franks-rampage", 3, size=4, within=2, tool=M),
        active("replacement-parts", 2, heal(SELF, 2), limit="turn"),
        immunity("shock"),
    ),
)
