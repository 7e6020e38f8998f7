"""Lady Sif (Sif)."""

from ...words import *
from ..affiliations import ASGARD
from ..idioms import CHARGE, HARD_SHELL, POWER_FOR_DAMAGE, blessed, on_wild

LADY_SIF = Character(
    "lady-sif",
    "Lady Sif",
    "Sif",
    threat=4,
    affiliations=(ASGARD,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "warrior-born",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", after_attack(may(push(TARGET, S), "push"), when=that(TARGET, affectable & size(3, pushed=True)))),
                icons(CRIT, WILD, name="follow-up")(after_attack(advance(SELF, S, TOWARD, TARGET, optional=True))),
            ),
        ),
        Strike(
            "warrior-forged",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                icons(CRIT, HIT, name="mighty-bash")(
                    after_attack(seq(if_(that(TARGET, affectable & size(3)), throw(TARGET, M)), advance(SELF, S)))
                ),  # only the throw asks for the Size: the advance is a sentence of its own
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        reactive(
            "master-swordswoman",
            2,
            (targeted(target=me, attacker=within(2)), targeted(attacker=me, target=within(2))),
            mark_attack("master-swordswoman"),
            when=attack_is(PHYSICAL),
            parts=(on(modify_own(roller=me, when=in_attack & marked("master-swordswoman")), reroll(), optional=True),),
        ),
        innate("battle-tested", HARD_SHELL),
        blessed(),
    ),
)
