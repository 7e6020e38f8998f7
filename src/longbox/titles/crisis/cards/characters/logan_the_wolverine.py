"""Logan, The Wolverine (James Logan Howlett)."""

from ...words import *
from ..affiliations import WEAPON_X, X_MEN
from ..idioms import BESIDE_LAST_TARGET, BESIDE_TARGET, PIERCE, POWER_FOR_DAMAGE, may_throw, wild_condition
from ..keywords import healing_factor, immunity

LOGAN_THE_WOLVERINE = Character(
    "logan-the-wolverine",
    "Logan, The Wolverine",
    "James Logan Howlett",
    threat=4,
    affiliations=(X_MEN, WEAPON_X),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 2)), Side(6, M, 2, (4, 4, 2)), 35),),
    attacks=(
        Strike("x-slash", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, BESIDE_TARGET, PIERCE)),
        Strike(
            "tornado-claw",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            shape="beam",
            rules=(BESIDE_LAST_TARGET, PIERCE, wild_condition("bleed")),
        ),
    ),
    superpowers=(
        active(
            "what-i-do-isnt-very-nice",
            3,
            seq(
                next_attack("next/what-i-do-isnt-very-nice", (may_throw(3),), ("x-slash",)),
                action("attack", only="x-slash"),
                no_next_attack("next/what-i-do-isnt-very-nice"),
            ),
            action=True,
            limit="turn",
        ),
        innate("adamantium-skeleton", static("moved_size", 3, on=me)),
        innate(
            "get-out-of-my-head",
            on(
                attack_resolved(target=me, attacker=enemy, when=dealt_damage & attack_is(MYSTIC)),
                each(
                    ally & other & within(3),
                    seq(
                        note("before", damage_on(IT)),
                        damage(IT, 1),
                        gain_power(IT, difference(damage_on(IT), noted("before"))),
                    ),
                ),
                limit="turn",
            ),
        ),
        innate(
            "on-the-hunt",
            on(
                modify_own(roller=me & role(ATTACKER), when=~that(SELF, accompanied(3))),
                reroll(2, "attack"),
                optional=True,
            ),
        ),
        healing_factor(2),
        immunity("stun"),
    ),
)
