"""Venom (Eddie Brock)."""

from ...words import *
from ..affiliations import SPIDER_FOES, WEB_WARRIORS
from ..idioms import LEECH, POWER_FOR_DAMAGE, hurl, reel_in, symbiotic_instincts
from ..keywords import wall_crawler

VENOM = Character(
    "venom",
    "Venom",
    "Eddie Brock",
    threat=4,
    affiliations=(SPIDER_FOES, WEB_WARRIORS),
    forms=(Form("Normal", Side(7, S, 3, (4, 2, 3)), Side(6, S, 3, (4, 2, 3)), 50),),
    attacks=(
        Strike(
            "symbiote-tendrils",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "bleed"))),
        ),
        Strike("we-are-venom", PHYSICAL, range=3, dice=7, cost=3, rules=(LEECH,)),
    ),
    superpowers=(
        hurl("klyntar-rage", size=3, within=2, tool=M),
        reel_in("web-snare", anyone, M),
        reactive(
            "so-many-snacks",
            2,
            attack_resolved(target=me, attacker=enemy & affectable & within(3)),
            make_attack(SELF, ATTACKER),
            limit="turn",
        ),
        symbiotic_instincts(),
        wall_crawler(),
    ),
)
