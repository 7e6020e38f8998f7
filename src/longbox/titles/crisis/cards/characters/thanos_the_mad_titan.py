"""Thanos, the Mad Titan (Thanos)."""

from ...words import *
from ..affiliations import BLACK_ORDER
from ..idioms import MORE_POWER_MORE_DICE
from ..keywords import immunity

THANOS_THE_MAD_TITAN = Character(
    "thanos-the-mad-titan",
    "Thanos, the Mad Titan",
    "Thanos",
    threat=6,
    affiliations=(BLACK_ORDER,),
    gems=("mind", "power", "reality", "soul", "space", "time"),
    gem_slots=2,
    forms=(Form("Normal", Side(8, M, 3, (3, 3, 4)), Side(9, M, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                icons(WILD, name="throw")(before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"))),
            ),
        ),
        Strike(
            "cosmic-blast",
            ENERGY,
            range=3,
            dice=5,
            rules=(
                MORE_POWER_MORE_DICE,
                icons(WILD, name="titans-will")(
                    after_attack(
                        if_(
                            can_be_moved(TARGET, "push"),
                            seq(push(TARGET, S, AWAY, SELF), gain_condition(TARGET, "slow")),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership("deaths-agenda", BLACK_ORDER, on(koed_by(target=enemy), score(1))),
        active("cosmic-portal", 2, choose(other & within(4), place(CHOSEN, 2)), side="healthy", limit="turn"),
        reactive(
            "deaths-decree",
            2,
            targeted(attacker=ally & other & within(4), target=enemy),
            if_(that(ATTACKER, healthy), add_dice("attack", 2), add_dice("attack", 4)),
            limit="turn",
        ),
        innate(
            "being-of-immeasurable-power",
            on(would_suffer(target=me, cause=enemy), reduce_damage(1)),
            static("free_gems", True, on=me),
        ),
        immunity("stun"),
    ),
)
