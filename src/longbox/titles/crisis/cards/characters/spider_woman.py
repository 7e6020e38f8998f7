"""Spider-Woman (Jessica Drew)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, HYDRA, SHIELD, WEB_WARRIORS
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import immunity, stealth, wall_crawler

SPIDER_WOMAN = Character(
    "spider-woman",
    "Spider-Woman",
    "Jessica Drew",
    threat=4,
    affiliations=(A_FORCE, AVENGERS, HYDRA, SHIELD, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, L, 2, (4, 3, 3)), Side(5, L, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "bio-electric-strike",
            ENERGY,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("neuro-disruption", before_damage(gain_one_of(TARGET, ("poison", "shock", "stun"), rolled(WILD)))),
            ),
        ),
        Strike(
            "intoxicating-blast",
            ENERGY,
            range=2,
            dice=7,
            cost=3,
            rules=(
                on_wild(
                    "sensory-overload",
                    before_damage(advance(TARGET, S, optional=True), when=that(TARGET, has(("poison",)))),
                ),
                after_attack(drop_tokens(TARGET)),
            ),
        ),
    ),
    superpowers=(
        active("i-dont-fly-i-glide", 2, place(SELF, 2), limit="turn"),
        reactive(
            "interrogate",
            3,
            cleanup_start(when=any_of(enemy & dazed & within(2))),
            until("round", "crisis_points", SELF, 1),
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
        stealth(),
        immunity("poison"),
        wall_crawler(),
    ),
)
