"""Prowler (Aaron Davis)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, TARGET_KEEPS_ITS_DICE, pierces
from ..keywords import stealth, wall_crawler

PROWLER = Character(
    "prowler",
    "Prowler",
    "Aaron Davis",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 3)), Side(7, L, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "prowler-gauntlet-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                pierces(HIT),
                icons(HIT, name="suppressive")(before_damage(lose_power(TARGET, rolled(HIT)))),
            ),
        ),
        Strike("covert-armament", ENERGY, range=4, dice=4, rules=(ONE_POWER, during("attack_pool", TARGET_KEEPS_ITS_DICE))),
        Strike(
            "nothing-personal-just-business",
            ENERGY,
            range=3,
            dice=8,
            cost=4,
            rules=(
                after_attack(advance(SELF, M, optional=True)),
                icons(HIT, name="throw")(before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable))),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive(
            "youre-right-i-can-do-better",
            2,
            modify_own(roller=me & role(ATTACKER)),
            reroll(roll="attack", fails=True, all=True),
        ),
        innate("custom-designed-burglar-gadgets", on(interacted(it=me), gain_power(SELF, 1), limit="turn")),
        stealth(),
        wall_crawler(),
    ),
)
