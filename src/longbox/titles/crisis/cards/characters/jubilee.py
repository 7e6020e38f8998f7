"""Jubilee (Jubilation Lee)."""

from ...words import *
from ..idioms import ONE_POWER, on_wild, wild_condition

LOGAN = ally & named(("James Logan Howlett",)) & within(2)

JUBILEE = Character(
    "jubilee",
    "Jubilee",
    "Jubilation Lee",
    threat=2,
    forms=(Form("Normal", Side(4, M, 2, (2, 3, 3)), Side(4, M, 2, (2, 3, 3)), 35),),
    attacks=(
        Strike("lumikinetic-blast", ENERGY, range=4, dice=4, rules=(ONE_POWER, wild_condition("stun"))),
        Strike(
            "princess-of-pyrotechnics",
            ENERGY,
            range=3,
            dice=6,
            cost=4,
            rules=(
                on_wild(
                    "rapid-fire",
                    after_attack(extra_attack("princess-of-pyrotechnics", role(LAST_TARGET), free=True, without=("rapid-fire",))),
                ),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "fireworks",
            1,
            modify_own(roller=ally & within(2) & fresh("fireworks"), when=rolling("defense")),
            seq(tick(ROLLER, "fireworks"), reroll(paid, "defense")),
            most=3,
        ),
        reactive("wolverine", 0, targeted(target=me), choose(LOGAN, retarget(CHOSEN)), when=any_of(LOGAN & affectable)),
        innate("i-totally-meant-to-do-that", on(dice_shown(it=me, when=showing(HIT)), seq(gain_power(SELF, 1), drop_tokens(SELF)))),
    ),
)
