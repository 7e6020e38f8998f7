"""Sabretooth (Victor Creed)."""

from ...words import *
from ..affiliations import APOCALYPSE, BROTHERHOOD, CABAL, X_FORCE
from ..idioms import BLEEDING_CUTS
from ..keywords import healing_factor

SABRETOOTH = Character(
    "sabretooth",
    "Sabretooth",
    "Victor Creed",
    threat=4,
    affiliations=(BROTHERHOOD, CABAL, X_FORCE, APOCALYPSE),
    forms=(Form("Normal", Side(6, L, 3, (3, 3, 3)), Side(6, L, 3, (3, 3, 3)), 35),),
    attacks=(
        Strike("claw-slash", PHYSICAL, range=2, dice=5, rules=BLEEDING_CUTS),
        Strike(
            "savage-predator",
            PHYSICAL,
            range=2,
            dice=7,
            cost=4,
            rules=(
                icons(WILD, HIT, name="finisher")(
                    after_attack(
                        seq(
                            next_attack("next/finisher", (during("modify_own", reroll(roll="attack")),), ("claw-slash",)),
                            extra_attack("claw-slash", enemy),
                            no_next_attack("next/finisher"),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        active("no-mercy", 3, next_attack("next/no-mercy", (during("attack_pool", add_dice("attack", damage_on(TARGET, 3))),))),
        reactive(
            "untamed-force",
            2,
            attack_resolved(target=me, attacker=within(2)),
            extra_attack("claw-slash", role(ATTACKER), optional=False),
            limit="turn",
        ),
        innate("aggressive", on(attack_resolved(target=me, when=dealt_damage), advance(SELF, S, TOWARD, ATTACKER, True))),
        healing_factor(1),
    ),
)
