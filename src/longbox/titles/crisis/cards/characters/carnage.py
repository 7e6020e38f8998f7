"""Carnage (Cletus Kasady)."""

from ...words import *
from ..affiliations import SPIDER_FOES
from ..idioms import BLEEDS, POWER_FOR_DAMAGE, nemesis, spray
from ..keywords import wall_crawler

CARNAGE = Character(
    "carnage",
    "Carnage",
    "Cletus Kasady",
    threat=4,
    affiliations=(SPIDER_FOES,),
    forms=(Form("Normal", Side(7, M, 2, (5, 1, 1)), Side(7, M, 2, (5, 1, 1)), 50),),
    attacks=(
        Strike("symbiote-tendrils", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, BLEEDS)),
        Strike("maximum-carnage", PHYSICAL, range=2, dice=7, cost=5, shape="area", rules=(BLEEDS, spray("rampage", 2))),
    ),
    superpowers=(
        active(
            "sadistic-glee",
            2,
            seq(
                lasts("coming attack action", static("attack_dice", 2, on=me)),
                lasts(
                    "coming attack action",
                    on(attack_resolved(attacker=me, when=attack_roll_has(FAIL)), damage(SELF, 1)),
                ),
            ),
            limit="turn",
        ),
        reactive(
            "paint-the-town-red",
            3,
            attack_resolved(attacker=me & active_character, when=defeated_target),
            seq(
                advance(SELF, S),
                heal(SELF, damage_on(SELF)),
                extra_attack("symbiote-tendrils", enemy, optional=False),
            ),
            limit="turn",
        ),
        nemesis("arch-nemesis-eddie-brock", "Eddie Brock"),
        innate("symbiotic-serial-killer", static("no_crit_dice", True, on=role(TARGET), when=is_attacker)),
        wall_crawler(),
    ),
)
