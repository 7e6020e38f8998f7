"""Supergiant."""

from ...words import *
from ..affiliations import BLACK_ORDER
from ..idioms import ONE_POWER, wild_condition

SUPERGIANT = Character(
    "supergiant",
    "Supergiant",
    "Supergiant",
    threat=3,
    affiliations=(BLACK_ORDER,),
    gems=("soul",),
    forms=(Form("Normal", Side(5, S, 2, (1, 3, 4)), Side(5, S, 2, (1, 3, 4)), 35),),
    attacks=(
        Strike(
            "mental-vampire",
            MYSTIC,
            range=3,
            dice=5,
            rules=(ONE_POWER, after_attack(heal(SELF, 1), when=dealt_damage, name="drain-life")),
        ),
        Strike(
            "devastate-intellect",
            MYSTIC,
            range=2,
            dice=8,
            cost=8,
            rules=(
                before_damage(power_instead_of_damage()),
                wild_condition("stun"),
                icons(WILD, WILD, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
                icons(CRIT, WILD, HIT, HIT, FAIL, FAIL, name="devour-mind")(after_attack(defeat(TARGET))),
            ),
        ),
    ),
    superpowers=(
        active(
            "submit",
            1,
            interact_afar(CIVILIAN, paid),
            most=5,
            when=to_interact(interact_afar(CIVILIAN, power_of(SELF, 5))),
        ),
        reactive("supreme-control", 2, would_move(mover=ally & within(4), when=moving("push")), not_moved()),
        innate(
            "ethereal",
            on(would_suffer(target=me, when=bodily & damage_is_more_than_one), suffer_only(1)),
            on(damaged(target=me, when=bodily), drop_tokens(SELF)),
        ),
        innate("omnipathy", on(dice_shown(it=enemy & within(3), when=showing(CRIT)), gain_power(SELF, 1))),
    ),
)
