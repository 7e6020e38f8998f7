"""Angel (Warren Worthington III)."""

from ...words import *
from ..affiliations import X_MEN
from ..idioms import BESIDE_LAST_TARGET, ONE_POWER, in_passing, lift, may_throw, wild_condition
from ..keywords import flight, healing_factor

ANGEL = Character(
    "angel",
    "Angel",
    "Warren Worthington III",
    threat=3,
    affiliations=(X_MEN,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike("flyby", PHYSICAL, range=3, dice=4, shape="beam", rules=(ONE_POWER, BESIDE_LAST_TARGET)),
        Strike("avenging-angel", PHYSICAL, range=3, dice=7, cost=3, rules=(may_throw(3), wild_condition("stun"))),
    ),
    superpowers=(
        lift("air-lift"),
        in_passing("hostile-takeover", enemy & within(2), push(SUBJECT, S, TOWARD, SELF)),
        healing_factor(1),
        flight(),
    ),
)
