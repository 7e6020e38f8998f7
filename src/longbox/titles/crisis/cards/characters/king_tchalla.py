"""King T'Challa (T'Challa)."""

from ...words import *
from ..affiliations import AVENGERS, WAKANDA
from ..idioms import POWER_FOR_DAMAGE, counter_strike, on_wild

KING_TCHALLA = Character(
    "king-tchalla",
    "King T'Challa",
    "T'Challa",
    threat=5,
    affiliations=(AVENGERS, WAKANDA),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 4)), Side(7, L, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike(
            "vibranium-spear",
            ENERGY,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(2, "attack"), when=that(TARGET, within(2)), optional=True),
                after_attack(push(TARGET, S, TOWARD, SELF), when=that(TARGET, ~within(2)) & that(TARGET, size(3, pushed=True))),
            ),
        ),
        Strike(
            "the-panthers-fury",
            PHYSICAL,
            range=2,
            dice=8,
            cost=4,
            rules=(
                on_wild("throw", after_attack(may(throw(TARGET, M), "throw"), when=that(TARGET, size(3) & affectable))),
                after_attack(advance(SELF, M, optional=True)),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "strength-of-the-ancestors",
            WAKANDA,
            on(pushed_into_terrain(mover=enemy, cause=ally), damage(MOVER, 1), limit="turn"),
        ),
        active(
            "bound",
            3,
            seq(
                place(SELF, 2),
                next_attack(
                    "next/bound", (during("attack_pool", add_dice("attack", 2)),), ("vibranium-spear",), scope="this activation"
                ),
            ),
            limit="turn",
        ),
        counter_strike("royal-rebuke"),
        innate("defender-of-wakanda", on(damaged(target=ally & other, cause=enemy), gain_power(SELF, 1))),
    ),
)
