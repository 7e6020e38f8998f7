"""Nick Fury (Nicholas J. Fury, Jr.)."""

from ...script.crises import EXTRACTION
from ...words import *
from ..affiliations import SHIELD
from ..idioms import BLEEDING_CUTS, ONE_POWER, PIERCE, brings

AGENTS = ally & named(("shield-agents",))

NICK_FURY = Character(
    "nick-fury",
    "Nick Fury",
    "Nicholas J. Fury, Jr.",
    threat=4,
    affiliations=(SHIELD,),
    grunts=("shield-agents",),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 4)), Side(5, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike("fury-special", PHYSICAL, range=3, dice=5, rules=(ONE_POWER, PIERCE)),
        Strike("tactical-knife", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
        Strike(
            "lead-from-the-front",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                after_attack(
                    choose(
                        AGENTS & within(3),
                        seq(advance(CHOSEN, S, TOWARD, TARGET, optional=True), extra_attack("pistols", role(TARGET), CHOSEN)),
                    ),
                    when=that(TARGET, in_play),
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "last-line-of-defense",
            SHIELD,
            on(felled(it=ally, cause=enemy, when=behind), score(1), limit="round"),
            on(
                attack_resolved(target=ally & affectable & has_power(1), attacker=enemy & in_play, when=dealt_damage & ~behind),
                seq(pay_power(TARGET, 1), advance(TARGET, S, TOWARD, ATTACKER, optional=True)),
                optional=True,
            ),
        ),
        active(
            "call-in-the-cavalry",
            2,
            seq(brings("shield-agents", 3), choose(AGENTS, interact_once(CHOSEN, EXTRACTION))),
            when=~any_of(AGENTS),
        ),
        innate(
            "director-of-shield",
            on(modify_own(roller=AGENTS & within(3), when=attack_or_defense), reroll(1), optional=True),
            on(damaged(cause=AGENTS & within(3)), gain_power(SELF, 1)),
            on(damaged(target=AGENTS & within(3), cause=enemy), gain_power(SELF, 1)),
        ),
    ),
)
