"""Pyro (St. John Allerdyce)."""

from ...words import *
from ..affiliations import BROTHERHOOD
from ..idioms import ONE_POWER, wild_condition

AFLAME = has(("incinerate",))

PYRO = Character(
    "pyro",
    "Pyro",
    "St. John Allerdyce",
    threat=3,
    affiliations=(BROTHERHOOD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 4, 3)), Side(5, M, 2, (3, 4, 3)), 35),),
    attacks=(
        Strike("fire-blast", ENERGY, range=4, dice=5, rules=(ONE_POWER, wild_condition("incinerate"))),
        Strike("flame-jet", ENERGY, range=3, dice=4, shape="beam", rules=(ONE_POWER, wild_condition("incinerate"))),
        Strike(
            "inferno",
            ENERGY,
            range=2,
            dice=7,
            cost=3,
            rules=(
                after_attack(gain_condition(TARGET, "incinerate")),
                before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1))),
            ),
        ),
    ),
    superpowers=(
        active(
            "firewall",
            2,
            choose(enemy & within(3), gain_condition(CHOSEN, "root", "slow")),
            limit="turn",
            when=any_of(enemy & affectable & within(3)),
        ),
        active("stoke-the-flames", 3, next_attack_action("attack_dice", 2)),
        innate(
            "fire-manipulation",
            on(
                attack_resolved(attacker=me, target=AFLAME),
                choose_up_to(enemy & ~role(TARGET) & within(2, TARGET), 1, gain_condition(CHOSEN, "incinerate")),
            ),
        ),
    ),
)
