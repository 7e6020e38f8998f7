"""Amazing Spider-Man (Peter Parker)."""

from ...words import *
from ..affiliations import DEFENDERS, WEB_WARRIORS
from ..idioms import POWER_FOR_DAMAGE, WHATEVER_A_SPIDER_CAN, web_swing
from ..keywords import wall_crawler

AMAZING_SPIDER_MAN = Character(
    "amazing-spider-man",
    "Amazing Spider-Man",
    "Peter Parker",
    threat=5,
    affiliations=(DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, L, 2, (4, 4, 3)), Side(6, L, 2, (4, 4, 3)), 50),),
    attacks=(
        Strike(
            "spider-strike",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                icons(CRIT, WILD, name="momentum")(
                    after_attack(
                        choose(
                            enemy & ~role(TARGET) & within(2, TARGET),
                            seq(place(SELF, 1, CHOSEN), crash_into(CHOSEN)),
                        )
                    )
                ),
            ),
        ),
        WHATEVER_A_SPIDER_CAN,
    ),
    superpowers=(
        leadership(
            "friendly-neighborhood-spider-team",
            WEB_WARRIORS,
            cost=1,
            do=choose(
                enemy & within(2, IT),
                if_(
                    that(CHOSEN, has(("slow",))),
                    seq(place(CHOSEN, 1), remove_condition(CHOSEN, ("slow",))),
                    gain_condition(CHOSEN, "slow"),
                ),
            ),
            when=any_of(enemy & affectable & within(2, IT)),
            limit="turn",
        ),
        web_swing("spider-strike"),
        reactive(
            "witty-banter",
            1,
            modify_opponent(roller=ally & role(TARGET), attacker=enemy & within(3)),
            reroll(1, "attack"),
        ),
        innate(
            "mastered-spider-sense",
            on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)),
            on(modify_own(roller=me & role(TARGET)), reroll(), optional=True),
        ),
        wall_crawler(),
    ),
)
