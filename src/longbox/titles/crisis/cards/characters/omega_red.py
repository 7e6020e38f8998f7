"""Omega Red (Arkady Gregorivich Rossovich)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE, WINTER_GUARD
from ..idioms import EITHER_TYPE, HARD_SHELL, POWER_FOR_DAMAGE, on_wild
from ..keywords import immunity

OMEGA_RED = Character(
    "omega-red",
    "Omega Red",
    "Arkady Gregorivich Rossovich",
    threat=4,
    affiliations=(CABAL, SYNDICATE, WINTER_GUARD),
    forms=(Form("Normal", Side(6, S, 3, (3, 3, 4)), Side(6, S, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "carbonadium-coils",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, after_attack(heal(SELF, 1), when=dealt_damage, name="drain-life")),
        ),
        Strike(
            "red-terror",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            types=EITHER_TYPE,
            rules=(
                on_wild(
                    "absorb-essence",
                    during(
                        "modify_opponent",
                        seq(
                            change_die("defense", (CRIT, WILD, BLOCK), FAIL, 1, must=True),
                            gain_power(SELF, dice_changed),
                        ),
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        active("death-factor", 2, in_turn(me | enemy & within(2) & has(("poison",)), damage(IT, 2)), limit="turn"),
        active(
            "ensnare",
            2,
            choose(
                enemy & within(4) & in_sight() & unaffected("ensnare", "turn"),
                seq(note_affected("ensnare", CHOSEN, "turn"), push(CHOSEN, M, TOWARD, SELF)),
            ),
            when=any_of(enemy & affectable & within(4) & in_sight() & unaffected("ensnare", "turn")),
        ),
        innate("carbonadium-armor", HARD_SHELL),
        innate(
            "death-spores",
            on(activation_end(it=enemy & within(2)), gain_condition(IT, "poison")),
            on(activation_end(it=me), gain_condition(enemy & within(2), "poison")),
        ),
        immunity("poison"),
    ),
)
