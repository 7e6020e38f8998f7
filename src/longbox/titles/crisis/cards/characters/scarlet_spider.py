"""Scarlet Spider (Ben Reilly)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import IMPACT_WEBBING, POWER_FOR_DAMAGE, WHATEVER_A_SPIDER_CAN, spider_sense, web_whip
from ..keywords import wall_crawler

SCARLET_SPIDER = Character(
    "scarlet-spider",
    "Scarlet Spider",
    "Ben Reilly",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "scarlet-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                icons(WILD, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        IMPACT_WEBBING,
        WHATEVER_A_SPIDER_CAN,
    ),
    superpowers=(
        web_whip(),
        active(
            "proportionate-strength-of-a-spider",
            3,
            choose(enemy & size(3) & within(3), throw(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & size(3) & within(3)),
        ),
        spider_sense(),
        wall_crawler(),
    ),
)
