"""Gwenpool (Gwendolyn Poole)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, SYNDICATE
from ..idioms import ONE_POWER, PIERCE, POWER_FOR_DAMAGE, on_wild

GWENPOOL = Character(
    "gwenpool",
    "Gwenpool",
    "Gwendolyn Poole",
    threat=4,
    affiliations=(A_FORCE, AVENGERS, SYNDICATE),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike("stabby-swords", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE)),
        Strike(
            "gwenpools-bag-of-tricks",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                icons(WILD, HIT, name="gwenpool-special")(
                    after_attack(gain_one_of(TARGET, ("bleed", "shock", "incinerate", "poison")))
                ),
            ),
        ),
        Strike(
            "this-end-toward-target",
            ENERGY,
            range=4,
            dice=8,
            cost=4,
            rules=(
                after_attack(gain_condition(TARGET, "incinerate", "stun")),
                on_wild(
                    "scorched-earth",
                    before_damage(in_turn(~role(TARGET) & within(2, TARGET), seq(damage(IT, 1), gain_condition(IT, "incinerate")))),
                ),
            ),
        ),
    ),
    superpowers=(
        active("travel-through-gutter-space", 2, place(SELF, 3), limit="turn", when=that(SELF, ~holding())),
        reactive("retcon-powers-activate", 1, modify_own(roller=me, when=attack_or_defense), reroll(paid), most=3, limit="turn"),
        innate("plot-armor", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
    ),
)
