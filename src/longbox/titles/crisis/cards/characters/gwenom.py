"""Gwenom (Gwen Stacy)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import LEECH, POWER_FOR_DAMAGE, SWING_AWAY, hurl, spider_sense, spray
from ..keywords import wall_crawler

GWENOM = Character(
    "gwenom",
    "Gwenom",
    "Gwen Stacy",
    threat=4,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(6, L, 2, (4, 2, 3)), Side(7, L, 2, (4, 2, 3)), 35),),
    attacks=(
        Strike(
            "symbiote-spider-technique",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(roll="attack"), when=attacked_in_activation, optional=True),
                SWING_AWAY,
            ),
        ),
        Strike("maximum-gwenom", PHYSICAL, range=3, dice=7, cost=3, rules=(LEECH, spray("rampage", 3))),
    ),
    superpowers=(
        hurl("dark-rage", size=3, within=2, tool=M),
        reactive(
            "pick-on-someone-your-own-size",
            2,
            attack_resolved(target=ally & other, attacker=enemy & affectable & within(3)),
            make_attack(SELF, ATTACKER),
            limit="turn",
        ),
        spider_sense(),
        wall_crawler(),
    ),
)
