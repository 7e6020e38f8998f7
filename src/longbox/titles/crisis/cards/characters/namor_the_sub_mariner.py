"""Namor, the Sub-Mariner (Namor McKenzie)."""

from ...words import *
from ..affiliations import DEFENDERS, SHIELD
from ..idioms import POWER_FOR_DAMAGE
from ..keywords import flight

REX = "next/imperius-rex"
CRABS = repeat(how_many(held_by(TARGET) & of_kind(ASSET)), drop_one(TARGET, (ASSET,)))
OCTOPUS = in_turn(enemy & ~role(TARGET) & within(2, TARGET), seq(damage(IT, 1), push(IT, S, AWAY, TARGET)))
TURTLES = seq(note("interacted", 0), interact_freely(SELF), if_(some(noted("interacted")), advance(SELF, S, optional=True)))


NAMOR_THE_SUB_MARINER = Character(
    "namor-the-sub-mariner",
    "Namor, the Sub-Mariner",
    "Namor McKenzie",
    threat=5,
    affiliations=(DEFENDERS, SHIELD),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 3)), Side(7, L, 2, (4, 4, 3)), 50),),
    gems=("time",),
    attacks=(
        Strike(
            "trident",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(POWER_FOR_DAMAGE, before_damage(advance(SELF, S, TOWARD, TARGET, optional=True))),
        ),
        Strike(
            "armies-of-the-deep",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                during(
                    "targeted",
                    one_of(
                        swarm_of_crabs=mark_attack("swarm-of-crabs"),
                        octopus_grasp=mark_attack("octopus-grasp"),
                        wave_of_turtles=mark_attack("wave-of-turtles"),
                        nothing=seq(),
                    ),
                ),
                before_damage(if_(marked("swarm-of-crabs"), CRABS, if_(marked("octopus-grasp"), OCTOPUS))),
                after_attack(TURTLES, when=marked("wave-of-turtles")),
            ),
        ),
    ),
    superpowers=(
        active(
            "imperius-rex",
            3,
            seq(
                action("move"),
                next_attack(REX, (after_attack(gain_condition(TARGET, "stagger"), when=dealt_damage),), ("trident",)),
                extra_attack("trident", enemy, optional=False),
                no_next_attack(REX),
            ),
            action=True,
            limit="turn",
        ),
        innate("atlantean-might", on(power_phase(), gain_power(SELF, 1)), static("sure_damage", True, on=me)),
        innate(
            "charismatic-leader",
            on(modify_own(roller=ally & within(2), when=attack_or_defense), reroll(1), optional=True),
        ),
        flight(),
    ),
)
