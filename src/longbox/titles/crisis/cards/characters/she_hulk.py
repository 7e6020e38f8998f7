"""She-Hulk (Jennifer Walters)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, SHIELD
from ..idioms import COME_CLOSER, POWER_FOR_DAMAGE, hurl
from ..keywords import immunity

SHE_HULK = Character(
    "she-hulk",
    "She-Hulk",
    "Jennifer Walters",
    threat=6,
    affiliations=(A_FORCE, AVENGERS, SHIELD),
    forms=(Form("Normal", Side(20, M, 3, (3, 4, 3)), Side(20, M, 3, (3, 4, 3)), 50),),
    single_sided=True,
    attacks=(
        Strike(
            "sensational-uppercut",
            PHYSICAL,
            range=2,
            dice=7,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "slow"))),
        ),
        Strike(
            "the-defense-rests",
            PHYSICAL,
            range=3,
            dice=9,
            cost=5,
            rules=(
                after_attack(
                    seq(
                        gain_condition(TARGET, "stun"),
                        if_(that(TARGET, has(("slow",))), gain_condition(TARGET, "stagger"), gain_condition(TARGET, "slow")),
                    ),
                    when=dealt_damage,
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "defenders-of-arcadia",
            A_FORCE,
            on(
                hurt(it=ally, cause=enemy),
                choose(
                    ally & ~role(IT) & fresh("defenders-of-arcadia"),
                    seq(tick(CHOSEN, "defenders-of-arcadia"), gain_power(CHOSEN, 1)),
                    optional=True,
                ),
            ),
        ),
        hurl("clear-the-court", size=4, within=2, tool=M),
        active(
            "superior-weight-training",
            3,
            next_attack("next/superior-weight-training", (during("attack_pool", add_dice("attack", size_of(TARGET))),)),
        ),
        reactive("legal-defense", 2, targeted(target=ally & other & within(2)), retarget(SELF)),
        innate(
            "gamma-transfusion",
            on(power_phase(), gain_power(SELF, 1)),
            COME_CLOSER,
            static("no_injured_side", True, on=me),
        ),
        immunity("poison"),
    ),
)
