"""Iron Man (Tony Stark)."""

from ...words import *
from ..affiliations import AVENGERS, SHIELD
from ..idioms import NO_LOS_NO_COVER, POWER_FOR_DAMAGE, on_wild
from ..keywords import flight

IRON_MAN = Character(
    "iron-man",
    "Iron Man",
    "Tony Stark",
    threat=3,
    affiliations=(AVENGERS, SHIELD),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "repulsor-blast",
            ENERGY,
            range=4,
            dice=4,
            rules=(POWER_FOR_DAMAGE, on_wild("push", before_damage(push(TARGET, S, AWAY, SELF)))),
        ),
        Strike(
            "homing-rockets",
            PHYSICAL,
            range=5,
            dice=5,
            cost=2,
            rules=(
                *NO_LOS_NO_COVER,
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
        Strike("unibeam", ENERGY, range=5, dice=6, cost=4, shape="beam", rules=NO_LOS_NO_COVER, side="injured"),
    ),
    superpowers=(
        active("friday-ai", 2, next_attack_action("attack_dice", 2)),
        innate("invincible-iron-man", on(would_suffer(target=me), reduce_damage(1, floor=1))),
        flight(),
    ),
)
