"""The Mighty Thor (Jane Foster)."""

from ...words import *
from ..affiliations import A_FORCE, ASGARD
from ..idioms import POWER_FOR_DAMAGE, blessed, on_wild, throws_terrain
from ..keywords import flight, immunity

THE_MIGHTY_THOR = Character(
    "the-mighty-thor",
    "The Mighty Thor",
    "Jane Foster",
    threat=5,
    affiliations=(A_FORCE, ASGARD),
    forms=(Form("Normal", Side(8, M, 2, (4, 4, 4)), Side(6, M, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike(
            "hammer-strike",
            PHYSICAL,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild(
                    "throw",
                    after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, affectable & size(4))),
                ),
            ),
        ),
        Strike(
            "lightning-blast",
            ENERGY,
            range=4,
            dice=8,
            cost=4,
            rules=(
                on_wild("electric-shock", before_damage(each(~role(TARGET) & within(2, TARGET), damage(IT, 2)))),
                after_attack(gain_condition(TARGET, "shock")),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "renegade-thor-of-asgardia",
            ASGARD,
            on(
                modify_own(roller=ally & role(ATTACKER), target=enemy & within(2, ATTACKER)),
                reroll(1, "attack"),
                limit="turn",
                optional=True,
            ),
            on(
                modify_own(roller=ally & role(TARGET), when=that(ATTACKER, enemy & ~within(2, TARGET))),
                reroll(1, "defense"),
                limit="turn",
                optional=True,
            ),
        ),
        active(
            "for-midgard",
            3,
            seq(
                action("move"),
                next_attack("next/for-midgard", (during("modify_own", reroll(2, "attack"), optional=True),)),
                action("attack"),
                no_next_attack("next/for-midgard"),
            ),
            action=True,
            limit="turn",
        ),
        throws_terrain("inner-strength", 3, size=4, within=2, tool=M),
        reactive("if-she-be-worthy", 2, modify_own(roller=me, when=defends(PHYSICAL, ENERGY)), reroll(roll="defense")),
        blessed("blessed-by-the-all-mother"),
        flight(),
        immunity("shock"),
    ),
)
