"""Wolverine (James Logan Howlett)."""

from ...words import *
from ..affiliations import APOCALYPSE, AVENGERS, DEFENDERS, X_FORCE, X_MEN
from ..idioms import BLEEDING_CUTS
from ..keywords import healing_factor, immunity

WOLVERINE = Character(
    "wolverine",
    "Wolverine",
    "James Logan Howlett",
    threat=4,
    affiliations=(AVENGERS, DEFENDERS, X_MEN, X_FORCE, APOCALYPSE),
    forms=(Form("Normal", Side(7, M, 2, (4, 3, 2)), Side(6, M, 2, (4, 3, 2)), 35),),
    attacks=(
        Strike("adamantium-slash", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
        Strike(
            "berserker-barrage",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(
                before_damage(place(SELF, 1, of=TARGET)),
                after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, affectable & size(3))),
            ),
        ),
    ),
    superpowers=(
        active(
            "the-best-at-what-i-do",
            2,
            seq(
                action("move"),
                next_attack("next/the-best-at-what-i-do", (during("attack_pool", count_face("attack", WILD, 2)),)),
                action("attack"),
                no_next_attack("next/the-best-at-what-i-do"),
            ),
            action=True,
            limit="turn",
        ),
        innate("adamantium-skeleton", static("moved_size", 3, on=me)),
        innate(
            "wild-rage",
            on(attack_pool(attacker=me), add_dice("attack", damage_on(SELF))),
            static("no_interact", True, on=me),
            static("no_hold", True, on=me),
            side="injured",
        ),
        healing_factor(2),
        immunity("stun", side="healthy"),
        immunity("stagger", "stun", side="injured"),
    ),
)
