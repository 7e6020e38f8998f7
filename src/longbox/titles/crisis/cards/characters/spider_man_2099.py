"""Spider-Man 2099 (Miguel O'Hara)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, on_wild, pierces, web_whip
from ..keywords import healing_factor, wall_crawler

SPIDER_MAN_2099 = Character(
    "spider-man-2099",
    "Spider-Man 2099",
    "Miguel O'Hara",
    threat=5,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 3)), Side(7, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "spider-talons",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                pierces(CRIT),
                on_wild("heal", after_attack(may(heal(SELF, 1), "heal"), when=dealt_damage)),
            ),
        ),
        Strike(
            "organic-web-shot",
            PHYSICAL,
            range=4,
            dice=5,
            rules=(
                ONE_POWER,
                icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
            ),
        ),
        Strike(
            "2099-sends-its-regards",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                before_damage(gain_condition(TARGET, "poison", "stun")),
                after_attack(place(SELF, 1, TARGET, optional=True), when=that(TARGET, in_play)),
                on_wild(
                    "throw", before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable))
                ),
            ),
        ),
    ),
    superpowers=(
        web_whip(),
        reactive(
            "acceleration-decoy",
            3,
            modify_own(roller=me & role(TARGET), when=defends()),
            seq(
                reroll(roll="defense", fails=True),
                lasts("attack", on(attack_resolved(target=me), place(SELF, 2, optional=True), limit="once")),
            ),
        ),
        innate(
            "future-tech-genius",
            on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)),
            static("ignore_stealth", True, on=me),
            static("no_cover", True, on=me),
        ),
        healing_factor(1),
        wall_crawler(),
    ),
)
