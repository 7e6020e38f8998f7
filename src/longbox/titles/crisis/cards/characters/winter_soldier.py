"""Winter Soldier (James "Bucky" Barnes)."""

from ...words import *
from ..affiliations import SHIELD
from ..idioms import POWER_FOR_DAMAGE, again, wild_condition

WINTER_SOLDIER = Character(
    "winter-soldier",
    "Winter Soldier",
    'James "Bucky" Barnes',
    threat=3,
    affiliations=(SHIELD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 2)), Side(6, M, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike(
            "assault-rifle",
            PHYSICAL,
            range=5,
            dice=4,
            rules=(POWER_FOR_DAMAGE, wild_condition("bleed"), again("assault-rifle", "rapid-fire", WILD)),
        ),
        Strike(
            "red-fury",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(
                after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3, pushed=True) & affectable)),
                after_attack(extra_attack("assault-rifle", role(LAST_TARGET), optional=False)),
            ),
        ),
    ),
    superpowers=(
        active(
            "hydra-tactics",
            2,
            choose(ally & other & within(2), place(SELF, 1, CHOSEN)),
            when=any_of(ally & other & within(2) & affectable),
        ),
        reactive("got-your-back", 3, felled(it=ally, cause=enemy), extra_attack("assault-rifle", role(CAUSE))),
        innate("rogue-agent", static("rallies", True, on=me)),
        innate("spetsnaz-training", on(modify_own(roller=me, when=facing(within(1))), reroll(1), optional=True)),
    ),
)
