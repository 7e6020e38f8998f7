"""War Machine (James Rhodes)."""

from ...words import *
from ..affiliations import AVENGERS, SHIELD
from ..idioms import POWER_FOR_DAMAGE, wild_condition
from ..keywords import flight

WAR_MACHINE = Character(
    "war-machine",
    "War Machine",
    "James Rhodes",
    threat=3,
    affiliations=(AVENGERS, SHIELD),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "metal-storm",
            PHYSICAL,
            range=3,
            dice=5,
            shape="beam",
            rules=(
                POWER_FOR_DAMAGE,
                wild_condition("bleed"),
            ),
        ),
        Strike(
            "rocket-pods",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                after_attack(
                    extra_attack("rocket-pods", ~role(LAST_TARGET) & within(2, LAST_TARGET), without=("barrage",)),
                    name="barrage",
                ),
            ),
        ),
        Strike(
            "empty-the-clip",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                static("crit_double", 2),
                after_attack(damage(SELF, rolled(CRIT))),
            ),
        ),
    ),
    superpowers=(
        innate("titanium-armor-plating", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
        flight(),
    ),
)
