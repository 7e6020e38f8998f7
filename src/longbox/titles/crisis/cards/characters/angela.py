"""Angela (Aldrif Odinsdottir)."""

from ...words import *
from ..affiliations import A_FORCE, ASGARD, GUARDIANS
from ..idioms import POWER_FOR_DAMAGE, blessed, throws_terrain
from ..keywords import flight

ANGELA = Character(
    "angela",
    "Angela",
    "Aldrif Odinsdottir",
    threat=5,
    affiliations=(A_FORCE, ASGARD, GUARDIANS),
    forms=(Form("Normal", Side(6, L, 2, (4, 4, 4)), Side(7, L, 2, (4, 4, 4)), 50),),
    attacks=(
        Strike(
            "xiphos-the-sword-of-the-stars",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(POWER_FOR_DAMAGE, after_attack(place(SELF, 2, TARGET), when=that(TARGET, in_play))),
        ),
        Strike(
            "blades-of-ichor",
            ENERGY,
            range=4,
            dice=5,
            cost=1,
            rules=(icons(HIT, name="pursuit")(before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),),
        ),
        Strike(
            "hevens-wrath",
            PHYSICAL,
            range=3,
            dice=4,
            cost=3,
            rules=(
                during("attack_pool", add_dice("attack", size_of(TARGET))),
                icons(CRIT, CRIT, WILD, name="cleave")(
                    after_attack(extra_attack("hevens-wrath", role(LAST_TARGET), free=True, without=("cleave",)))
                ),
            ),
        ),
    ),
    superpowers=(
        throws_terrain("odinsdottirs-might", 2, size=4, within=2, tool=M),
        reactive(
            "angelic-assassin",
            2,
            attack_resolved(attacker=me, target=enemy, when=defeated_target & own_activation),
            seq(advance(SELF, S), extra_attack("xiphos-the-sword-of-the-stars", anyone, optional=False)),
            limit="turn",
        ),
        innate(
            "living-ribbons",
            static("bars_tools", True, on=me),
            static("no_modify", True, on=enemy, when=attacked),
        ),
        blessed(),
        flight(),
    ),
)
