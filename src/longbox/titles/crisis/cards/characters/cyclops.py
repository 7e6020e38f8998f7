"""Cyclops (Scott Summers)."""

from ...words import *
from ..affiliations import X_MEN
from ..idioms import POWER_FOR_DAMAGE, on_wild, poised, wild_push

CYCLOPS = Character(
    "cyclops",
    "Cyclops",
    "Scott Summers",
    threat=4,
    affiliations=(X_MEN,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "optic-blast",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                wild_push(when=that(TARGET, size(3, pushed=True))),
                icons(WILD, HIT, name="speed-of-sight")(
                    after_attack(extra_attack("optic-blast", ~role(LAST_TARGET), without=("speed-of-sight",)))
                ),
            ),
        ),
        Strike(
            "optic-devastation",
            ENERGY,
            range=5,
            dice=7,
            cost=4,
            shape="beam",
            rules=(on_wild("suppression", after_attack(lose_power(TARGET, rolled(WILD)))),),
        ),
    ),
    superpowers=(
        leadership(
            "x-men-blue",
            X_MEN,
            on(
                attack_resolved(attacker=ally, target=enemy, when=dealt_damage),
                choose(
                    ally & ~role(ATTACKER) & within(5, ATTACKER) & fresh("x-men-blue"),
                    seq(tick(CHOSEN, "x-men-blue"), gain_power(CHOSEN, 1)),
                    optional=True,
                ),
            ),
        ),
        active(
            "field-leader",
            3,
            choose(ally & other & within(4) & fresh("field-leader"), seq(tick(CHOSEN, "field-leader"), advance(CHOSEN, S))),
            when=any_of(ally & other & affectable & within(4) & fresh("field-leader")),
        ),
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        poised("quick-draw", ~within(2)),
    ),
)
