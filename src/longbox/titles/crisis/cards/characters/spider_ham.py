"""Spider-Ham (Peter Porker)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import ONE_POWER, wild_condition
from ..keywords import wall_crawler

NONSENSE = modify_own(roller=me, when=defends(PHYSICAL, ENERGY) | dodges)

SPIDER_HAM = Character(
    "spider-ham",
    "Spider-Ham",
    "Peter Porker",
    threat=2,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(3, M, 1, (2, 2, 2)), Side(3, M, 1, (2, 2, 2)), 35),),
    attacks=(
        Strike(
            "porker-hijinks",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                ONE_POWER,
                wild_condition("slow"),
                icons(CRIT, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                icons(BLOCK, HIT, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
                icons(CRIT, HIT, HIT, name="push")(after_attack(push(TARGET, S))),
            ),
        ),
        Strike("heres-pie-in-your-eye", PHYSICAL, range=4, dice=4, rules=(wild_condition("shock"),)),
        Strike(
            "whos-you-calling-a-cartoon",
            PHYSICAL,
            range=2,
            dice=6,
            cost=4,
            rules=(
                after_attack(
                    gain_condition(TARGET, "stagger"),
                    when=that(TARGET, has(("shock",)) & has(("stun",))),
                    name="outrageously-oversized-cartoon-hammer",
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "web-yoink",
            2,
            choose(
                enemy & within(4),
                seq(
                    roll_for(1, (CRIT, WILD, HIT), "web-yoink"),
                    if_(
                        some(hits_rolled),
                        if_(that(CHOSEN, size(3, pushed=True)), push(CHOSEN, S, TOWARD, SELF)),
                        push(SELF, S, TOWARD, CHOSEN),
                    ),
                ),
            ),
            limit="turn",
            when=any_of(enemy & affectable & within(4)),
        ),
        innate("animation-domination", on(would_suffer(target=me), reduce_damage(1, floor=1))),
        innate(
            "spider-nonsense",
            on(NONSENSE, reroll(2), optional=True),
            on(damaged(target=me), after_effect(drop_tokens(SELF))),
        ),
        wall_crawler(),
    ),
)
