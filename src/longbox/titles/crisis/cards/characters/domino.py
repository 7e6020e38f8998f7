"""Domino (Neena Thurman)."""

from ...words import *
from ..affiliations import A_FORCE, WEAPON_X, X_FORCE, X_MEN
from ..idioms import NO_LOS_NO_COVER, ONE_POWER, again, on_wild, wild_condition

DOMINO = Character(
    "domino",
    "Domino",
    "Neena Thurman",
    threat=3,
    affiliations=(A_FORCE, X_MEN, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "automatic-pistols",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(ONE_POWER, again("automatic-pistols", "rapid-fire", HIT)),
        ),
        Strike(
            "grenade-bounce",
            ENERGY,
            range=4,
            dice=4,
            cost=1,
            rules=(
                *NO_LOS_NO_COVER,
                after_attack(gain_condition(TARGET, "incinerate"), name="incinerate"),
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
        Strike(
            "lucky-shot",
            ENERGY,
            range=3,
            dice=6,
            cost=3,
            rules=(static("no_power_for_damage", True), wild_condition("stun")),
        ),
    ),
    superpowers=(
        reactive(
            "probability-manipulation",
            1,
            (attack_rolled(attacker=me), defense_thrown(target=me), dodge_thrown(target=me)),
            treat_as(FAIL, CRIT, paid, own=True),
            most=POWER_LIMIT,
            when=own_roll_has(FAIL),
        ),
        innate(
            "things-tend-to-go-my-way",
            static("no_crit_dice", True, on=enemy, when=is_attacker),
            static("no_crit_dice", True, on=enemy, when=is_target),
        ),
    ),
)
