"""Punisher (Frank Castle)."""

from ...words import *
from ..affiliations import DEFENDERS
from ..idioms import ONE_POWER, PIERCE, if_hurt

FALLEN = gain_counter("punishment", SELF, 1, 3)

PUNISHER = Character(
    "punisher",
    "Punisher",
    "Frank Castle",
    threat=3,
    affiliations=(DEFENDERS,),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "hip-fire",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                ONE_POWER,
                after_attack(extra_attack("hip-fire", role(LAST_TARGET), without=("rapid-fire",)), name="rapid-fire"),
            ),
        ),
        Strike("aimed-shot", PHYSICAL, range=5, dice=7, cost=3, rules=(PIERCE, if_hurt("stun", "slow"))),
    ),
    superpowers=(
        active(
            "no-more-second-chances",
            0,
            seq(
                choose_number(counters("punishment"), least=1),
                spend_counter("punishment", n=number),
                note("paid", number),
                lasts("turn", on(attack_pool(attacker=me), add_dice("attack", tokens_spent), limit="once")),
            ),
            limit="turn",
            when=that(SELF, has_counter("punishment")),
        ),
        active("spec-ops-training", 2, advance(SELF, S), limit="turn"),
        active(
            "war-zone",
            3,
            seq(choose_terrain(3, 4), each(enemy & near_terrain(1), damage(IT, 2)), destroy_terrain()),
            action=True,
            limit="turn",
            when=terrain_by(SELF, 4, 3),
        ),
        innate(
            "the-fallen",
            on(dazed_by(target=ally & other, cause=enemy), FALLEN),
            on(koed_by(target=ally & other, cause=enemy), FALLEN),
        ),
    ),
)
