"""Invincible Iron Man (Tony Stark)."""

from ...words import *
from ..affiliations import AVENGERS, SHIELD
from ..keywords import flight

INVINCIBLE_IRON_MAN = Character(
    "invincible-iron-man",
    "Invincible Iron Man",
    "Tony Stark",
    threat=4,
    affiliations=(SHIELD, AVENGERS),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "repulsor-mk-2",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                after_attack(gain_power(SELF, 1), when=~dealt_damage),
                icons(WILD, name="push")(before_damage(push(TARGET, S, AWAY, SELF))),
            ),
        ),
        Strike(
            "billion-dollar-punch",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                before_damage(place(SELF, 1, TARGET)),
                icons(WILD, HIT, name="throw")(after_attack(throw(TARGET, M, AWAY, SELF), when=that(TARGET, size(3)))),
            ),
        ),
        Strike(
            "focused-unibeam",
            ENERGY,
            range=5,
            dice=7,
            cost=4,
            rules=(static("crit_double", 2), after_attack(damage(SELF, 2), when=attack_roll_has(CRIT))),
        ),
    ),
    superpowers=(
        leadership(
            "lets-get-you-an-upgrade",
            SHIELD,
            on(modify_own(roller=ally & has_power(1)), seq(pay_power(ROLLER, 1), reroll(1)), optional=True),
        ),
        reactive("jarvis", 1, modify_own(roller=ally & other & within(4) & role(ATTACKER)), reroll(paid, "attack"), most=3),
        reactive("i-am-iron-man", 1, would_suffer(target=me, cause=enemy), reduce_damage(1)),
        flight(),
    ),
)
