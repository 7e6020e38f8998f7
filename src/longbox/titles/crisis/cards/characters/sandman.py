"""Sandman (Flint Marko)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, UNDERFOOT, brings, on_wild
from ..keywords import healing_factor, wall_crawler

SAND = ally & named(("sand-construct",))

SANDMAN = Character(
    "sandman",
    "Sandman",
    "Flint Marko",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    grunts=("sand-construct",),
    forms=(Form("Normal", Side(6, S, 3, (4, 4, 3)), Side(7, S, 3, (4, 4, 3)), 50),),
    attacks=(
        Strike(
            "silicate-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("throw", after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(2) & affectable))),
            ),
        ),
        Strike("sand-blast", PHYSICAL, range=3, dice=5, shape="beam", rules=(UNDERFOOT,)),
        Strike(
            "punchin-your-ticket",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(during("attack_pool", dice_for_each(2, SAND & within(2, TARGET))),),
        ),
    ),
    superpowers=(
        active(
            "reabsorb",
            3,
            choose(SAND & within(3), seq(place(SELF, 1, CHOSEN), ko(CHOSEN), heal(SELF, 1))),
            when=any_of(SAND & within(3)),
        ),
        innate(
            "create-sand-construct",
            static("grunts_at_once", 2, on=me),  # both are deployed with him: two in place of the normal one
            on(  # those of the other squad do not count: how many there may be is said of one's own
                activation_start(it=me, when=fewer_than(2, SAND)),
                seq(damage(SELF, 2), brings("sand-construct", 2)),
                optional=True,
            ),
        ),
        innate(
            "sand-manipulation",
            on(damaged(cause=SAND), gain_power(SELF, 1)),
            on(damaged(target=SAND, cause=enemy), gain_power(SELF, 1)),
        ),
        healing_factor(1),
        wall_crawler(),
    ),
)
