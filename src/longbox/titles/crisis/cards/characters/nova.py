"""Nova (Richard Rider)."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import BESIDE_LAST_TARGET, ONE_POWER, on_wild
from ..keywords import flight, immunity

NOVA = Character(
    "nova",
    "Nova",
    "Richard Rider",
    threat=5,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 4)), Side(8, L, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike(
            "nova-burst",
            ENERGY,
            range=2,
            dice=5,
            rules=(
                ONE_POWER,
                on_wild(
                    "throw",
                    after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)),
                ),
            ),
        ),
        Strike(
            "gravimetric-cannon",
            ENERGY,
            range=4,
            dice=6,
            rules=(
                ONE_POWER,
                after_attack(push(TARGET, S, AWAY, SELF), when=dealt_damage, name="push"),
                icons(WILD, CRIT, name="judgment")(after_attack(gain_condition(TARGET, "judgment"))),
            ),
        ),
        Strike(
            "lightspeed-lance",
            ENERGY,
            range=5,
            dice=7,
            cost=5,
            shape="beam",
            rules=(BESIDE_LAST_TARGET, on_wild("push", after_attack(push(TARGET, S, AWAY, SELF)))),
        ),
    ),
    superpowers=(
        active("faster-than-light", 2, seq(action("attack"), place(SELF, 2)), action=True, limit="turn"),
        reactive(
            "xandarian-worldmind",
            1,
            modify_own(roller=ally & within(3), when=rolling("defense", "dodge")),
            reroll(paid),
            most=3,
            limit="turn",
        ),
        innate(
            "nova-force",
            on(
                moved(mover=me & active_character, when=move_action),
                seq(
                    gain_power(SELF, 2),
                    may(remove_conditions(SELF), "nova-force"),
                    next_attack(
                        "next/nova-force",
                        (during("attack_pool", add_dice("attack", 3)),),
                        ("nova-burst", "lightspeed-lance"),
                        scope="this activation",
                    ),
                ),
                limit="turn",
            ),
        ),
        flight(),
        immunity("incinerate"),
    ),
)
