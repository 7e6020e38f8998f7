"""Drax the Destroyer (Drax)."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import HARD_SHELL, POWER_FOR_DAMAGE, hurl, wild_condition, wild_throw

DRAX_THE_DESTROYER = Character(
    "drax-the-destroyer",
    "Drax the Destroyer",
    "Drax",
    threat=3,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 2)), Side(6, M, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike(
            "blades",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(2, "attack"), when=that(TARGET, has(("bleed",))), optional=True),
                wild_condition("bleed"),
            ),
        ),
        Strike(
            "headbutt",
            PHYSICAL,
            range=2,
            dice=4,
            cost=2,
            rules=(
                wild_condition("stun"),
                after_attack(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(3, pushed=True) & affectable)),
            ),
        ),
        Strike(
            "titan-killer",
            PHYSICAL,
            range=2,
            dice=3,
            cost=3,
            rules=(during("attack_pool", add_dice("attack", damage_on(SELF))), wild_throw()),
        ),
    ),
    superpowers=(
        hurl("the-destroyer", size=3, within=2, tool=S),
        reactive(
            "driven-by-vengeance",
            0,
            damaged(target=me, cause=enemy, when=by_attack),
            lasts(
                "game",
                on(attack_pool(attacker=me, target=role(SUBJECT)), add_dice("attack", 3), limit="once"),
                CAUSE,
                alone=True,
            ),
        ),
        innate("i-can-take-it", HARD_SHELL),
    ),
)
