"""Corvus Glaive."""

from ...words import *
from ..affiliations import BLACK_ORDER

PROXIMA_MIDNIGHT = ally & named(("proxima-midnight", "Proxima Midnight")) & within(3) & ready

CORVUS_GLAIVE = Character(
    "corvus-glaive",
    "Corvus Glaive",
    "Corvus Glaive",
    threat=4,
    affiliations=(BLACK_ORDER,),
    gems=("reality", "time"),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                icons(WILD, name="pierce")(during("modify_opponent", pierce())),
            ),
        ),
        Strike("atom-splitter", ENERGY, range=4, dice=4, rules=(after_attack(gain_power(SELF, 1)),)),
        Strike(
            "death-blow",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            rules=(
                after_attack(advance(SELF, M, optional=True)),
                icons(WILD, BLOCK, name="flurry")(after_attack(extra_attack("strike", enemy))),
            ),
        ),
    ),
    superpowers=(
        active(
            "glaives-edge",
            3,
            next_attack("next/glaives-edge", (during("attack_pool", count_face("attack", BLANK)),), ("strike", "death-blow")),
        ),
        reactive(
            "husband-of-proxima-midnight",
            1,
            activation_end(it=me),
            choose(PROXIMA_MIDNIGHT, activate_too(CHOSEN)),
            when=any_of(PROXIMA_MIDNIGHT),
        ),
        innate("glaive-of-immortality", on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))),
    ),
)
