"""Abomination (Emil Blonsky)."""

from ...words import *
from ..affiliations import HYDRA, SYNDICATE
from ..idioms import BESIDE_TARGET, HARD_SHELL, ONE_POWER, blessed, if_hurt, on_wild, throws_terrain, wild_condition
from ..keywords import immunity

ABOMINATION = Character(
    "abomination",
    "Abomination",
    "Emil Blonsky",
    threat=5,
    affiliations=(SYNDICATE, HYDRA),
    forms=(Form("Normal", Side(7, M, 4, (4, 3, 3)), Side(7, M, 4, (4, 3, 3)), 65),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=7,
            rules=(
                ONE_POWER,
                wild_condition("poison"),
                icons(WILD, HIT, name="push")(after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, affectable))),
            ),
        ),
        Strike("hurl-debris", PHYSICAL, range=3, dice=5, rules=(ONE_POWER,)),
        Strike(
            "gamma-bomb",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(
                if_hurt("poison"),
                BESIDE_TARGET,
                on_wild("throw", before_damage(throw(TARGET, S), when=that(TARGET, size(4) & affectable))),
            ),
        ),
    ),
    superpowers=(
        throws_terrain("im-the-strongest-there-is", 3, size=4, within=2, tool=L),
        active(
            "radiation-zone",
            3,
            seq(
                damage_each(enemy & within(2) & has(("poison",)), 2),
                in_turn(
                    enemy & within(2) & ~has(("poison",)),
                    seq(gain_condition(IT, "poison"), if_(that(IT, has(("poison",))), lose_power(IT, 1))),
                ),
            ),
            limit="turn",
            when=any_of(enemy & within(2) & affectable),
        ),
        innate("gamma-mutated-hide", HARD_SHELL, on(hurt(it=me & affectable, cause=enemy), gain_power(SELF, 1))),
        blessed("irradiated-strength"),
        immunity("poison"),
    ),
)
