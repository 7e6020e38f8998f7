"""Karnak (Karnak Mander-Azur)."""

from ...words import *
from ..affiliations import INHUMANS
from ..idioms import POWER_FOR_DAMAGE, REROLL_ONE, blanks_defend, on_wild

WEAKNESS = "weakness"
MARKED = enemy & has_counter(WEAKNESS)
PUPIL = ally & other & within(3)

KARNAK = Character(
    "karnak",
    "Karnak",
    "Karnak Mander-Azur",
    threat=3,
    affiliations=(INHUMANS,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "shattering-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, affectable))),
            ),
        ),
        Strike(
            "let-me-show-you-your-flaw",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            rules=(during("dice_final", count_face("attack", FAIL)), static("counts_theirs", FAIL)),
        ),
    ),
    superpowers=(
        active("meditate", 0, gain_power(SELF, 2), action=True, limit="turn"),
        reactive(
            "pinpoint-weakness",
            2,
            (attack_resolved(attacker=enemy & affectable, target=me), attack_resolved(attacker=me, target=enemy & affectable)),
            seq(
                remove_counters(WEAKNESS),
                if_(that(ATTACKER, enemy), gain_counter(WEAKNESS, ATTACKER), gain_counter(WEAKNESS, TARGET)),
            ),
        ),
        reactive(
            "teachings-of-the-three-worlds",
            4,
            (
                dice_final(attacker=PUPIL),
                dice_final(target=PUPIL),
            ),
            if_(that(ATTACKER, ally), count_face("attack", FAIL, most=2), count_face("defense", FAIL, most=2)),
        ),
        innate(
            "analyzing-strike",
            on(attack_pool(attacker=me, target=MARKED), add_dice("attack", 3)),
            on(before_damage_of(attacker=me, target=MARKED), spend_counter(WEAKNESS, TARGET, lost=True)),
            on(defense_pool(attacker=MARKED, target=me), add_dice("defense", 3)),
            on(before_damage_of(attacker=MARKED, target=me), spend_counter(WEAKNESS, ATTACKER, lost=True)),
        ),
        innate("inhuman", REROLL_ONE),
        innate("martial-artist", blanks_defend(attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2)))),
    ),
)
