"""Ghost-Spider (Gwen Stacy)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import IMPACT_WEBBING, POWER_FOR_DAMAGE, SWING_AWAY, reel_in
from ..keywords import wall_crawler

GHOST_SPIDER = Character(
    "ghost-spider",
    "Ghost-Spider",
    "Gwen Stacy",
    threat=3,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "spider-technique",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("attack_pool", add_dice("attack", 3), when=attacked_in_activation),
                SWING_AWAY,
            ),
        ),
        IMPACT_WEBBING,
        Strike(
            "freestyle-beatdown",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            rules=(
                after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=dealt_damage & that(TARGET, size(3) & affectable)),
            ),
        ),
    ),
    superpowers=(
        reel_in("web-line", in_sight(), S),
        reactive(
            "life-saver",
            2,
            targeted(attacker=enemy, target=ally & other & within(4) & in_sight()),
            seq(push(TARGET, S, TOWARD, SELF), escape_attack()),
            limit="turn",
        ),
        wall_crawler(),
    ),
)
