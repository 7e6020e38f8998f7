"""Storm (Ororo Munroe)."""

from ...words import *
from ..affiliations import A_FORCE, WAKANDA, X_MEN
from ..idioms import NO_LOS_NO_COVER, POWER_FOR_DAMAGE, hurl, wild_condition
from ..keywords import flight, immunity

STORM = Character(
    "storm",
    "Storm",
    "Ororo Munroe",
    threat=3,
    affiliations=(A_FORCE, X_MEN, WAKANDA),
    forms=(Form("Normal", Side(5, M, 2, (3, 4, 3)), Side(5, M, 2, (3, 4, 3)), 35),),
    attacks=(
        Strike("lightning-bolt", ENERGY, range=4, dice=4, rules=(POWER_FOR_DAMAGE, wild_condition("shock"))),
        Strike(
            "ice-blizzard",
            PHYSICAL,
            range=3,
            dice=4,
            shape="beam",
            rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
        ),
        Strike(
            "hurricane",
            PHYSICAL,
            range=2,
            dice=6,
            cost=4,
            shape="area",
            rules=(
                *NO_LOS_NO_COVER,
                static("spares_allies", True),
                after_attack(after_effect(damage(TARGET, 1), series=True), when=that(TARGET, knows("flight"))),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "x-men-gold",
            X_MEN,
            on(
                modify_own(roller=ally & role(TARGET), when=that(ATTACKER, ~within(2, TARGET))),
                reroll(1, "defense"),
                optional=True,
            ),
            cost=1,
            do=choose(ally & ~role(IT) & within(2, IT), place(IT, 1, CHOSEN)),
            when=that(IT, ~holding()) & any_of(ally & affectable & ~role(IT) & within(2, IT)),
            limit="round",
        ),
        active("eye-of-the-storm", 2, next_attack_action("attack_dice", 2)),
        hurl("tempest", size=2, within=3, tool=S),
        innate("goddess-of-storms", static("target_within", 3, on=me)),
        flight(),
        immunity("shock"),
    ),
)
