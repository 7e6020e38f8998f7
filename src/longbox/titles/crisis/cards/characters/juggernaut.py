"""Juggernaut (Cain Marko)."""

from ...words import *
from ..affiliations import BROTHERHOOD
from ..idioms import POWER_FOR_DAMAGE, UNMOVED_BY_MINDS, hurl, on_wild, wild_push
from ..keywords import immunity

RUSH = "nothing-stops-the-juggernaut"
MET = other & run_into() & fresh(RUSH)

JUGGERNAUT = Character(
    "juggernaut",
    "Juggernaut",
    "Cain Marko",
    threat=5,
    affiliations=(BROTHERHOOD,),
    forms=(Form("Normal", Side(8, S, 4, (4, 3, 5)), Side(8, S, 4, (4, 3, 2)), 65),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push())),
        Strike(
            "im-the-juggernaut",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(on_wild("rush", after_attack(may(use_freely(RUSH), "rush"), when=own_activation)),),
        ),
    ),
    superpowers=(
        hurl("avatar-of-cyttorak", size=3, within=2, tool=M, side="injured"),
        active(
            "nothing-stops-the-juggernaut",
            3,
            seq(
                remove_condition(SELF, ("stagger",)),
                push(SELF, S, tramples=3),
                choose(MET, seq(tick(CHOSEN, RUSH), damage(CHOSEN, 1))),
            ),
        ),
        reactive("nice-punch", 1, would_suffer(target=me), reduce_damage(1)),
        innate("helmet", UNMOVED_BY_MINDS, side="healthy"),
        innate(
            "unstoppable-momentum",
            on(
                moved(mover=me & active_character, when=move_action),
                seq(
                    gain_power(SELF, 2),
                    next_attack(
                        "next/unstoppable-momentum", (during("attack_pool", add_dice("attack", 3)),), scope="this activation"
                    ),
                ),
                limit="turn",
            ),
        ),
        immunity("stun"),
    ),
)
