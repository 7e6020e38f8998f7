"""Rhino (Aleksei Sytsevich)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import HARD_SHELL, POWER_FOR_DAMAGE

RHINO = Character(
    "rhino",
    "Rhino",
    "Aleksei Sytsevich",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, S, 4, (3, 3, 2)), Side(6, S, 4, (3, 3, 2)), 65),),
    attacks=(Strike("gore", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, before_damage(place(SELF, 1, TARGET)))),),
    superpowers=(
        active(
            "stampede",
            3,
            seq(
                push(SELF, M, tramples=2),
                next_attack("next/stampede", (during("attack_pool", add_dice("attack", 2)),), ("gore",)),
            ),
            limit="turn",
        ),
        active(
            "nobody-ever-accused-the-rhino-of-good-manners",
            3,
            throw_terrain(4, 2, M),
            limit="turn",
            when=to_throw(throw_terrain(4, 2, M)),
        ),
        innate(
            "aggressive",
            on(attack_resolved(target=me, when=dealt_damage), advance(SELF, S, TOWARD, ATTACKER), optional=True),
        ),
        innate("ornery", on(hurt(it=me & affectable, cause=anyone), gain_power(SELF, 1))),
        innate("rhino-hide", HARD_SHELL),
    ),
)
