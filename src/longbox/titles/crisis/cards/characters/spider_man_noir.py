"""Spider-Man Noir (Peter Parker Earth-90214)."""

from ...words import *
from ..affiliations import WEB_WARRIORS
from ..idioms import POWER_FOR_DAMAGE, spider_sense
from ..keywords import wall_crawler

PAVEMENT = throw_terrain(2, 3, M)

SPIDER_MAN_NOIR = Character(
    "spider-man-noir",
    "Spider-Man Noir",
    "Peter Parker Earth-90214",
    threat=3,
    affiliations=(WEB_WARRIORS,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "the-ol-one-two",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("attack_pool", add_dice("attack", 3), when=attacked_in_activation),
                icons(WILD, HIT, name="elusive")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        Strike(
            "crime-fighting-arsenal",
            PHYSICAL,
            range=4,
            dice=5,
            cost=3,
            shape="beam",
            rules=(after_attack(gain_condition(TARGET, "slow", "shock"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        active("hit-the-pavement", 2, PAVEMENT, limit="turn", when=to_throw(PAVEMENT)),
        reactive("inured-to-pain", 1, would_suffer(target=me), reduce_damage(1)),
        spider_sense(),
        wall_crawler(),
    ),
)
