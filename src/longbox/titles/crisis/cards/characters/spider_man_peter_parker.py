"""Spider-Man (Peter Parker)."""

from ...words import *
from ..affiliations import DEFENDERS, WEB_WARRIORS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, hurl, wild_push
from ..keywords import wall_crawler

SPIDER_MAN_PETER_PARKER = Character(
    "spider-man-peter-parker",
    "Spider-Man",
    "Peter Parker",
    threat=4,
    affiliations=(DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike("impact-webbing", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, wild_push(when=that(TARGET, size(2, pushed=True))))),
        Strike(
            "taser-webs",
            ENERGY,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        active(
            "web-line",
            2,
            choose(
                enemy & within(4) & fresh("web-line"),
                then=seq(tick(CHOSEN, "web-line"), push(CHOSEN, S, TOWARD, SELF)),
            ),
            when=any_of(enemy & within(4) & fresh("web-line") & affectable),
        ),
        hurl("web-a-pult", size=2, within=3, tool=S),
        innate(
            "spider-sense",
            on(
                modify_own(roller=me & role(TARGET), when=attack_is(PHYSICAL, ENERGY) | ~in_attack),
                reroll(2),
                optional=True,
            ),
        ),
        wall_crawler(),
    ),
)
