"""X-23 (Laura Kinney)."""

from ...words import *
from ..affiliations import NEW_MUTANTS, WEAPON_X, X_FORCE, X_MEN
from ..idioms import POWER_FOR_DAMAGE, REROLL_ONE, avenge, pierces, wild_condition
from ..keywords import healing_factor

X_23 = Character(
    "x-23",
    "X-23",
    "Laura Kinney",
    threat=3,
    affiliations=(NEW_MUTANTS, X_MEN, WEAPON_X, X_FORCE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 2)), Side(5, M, 2, (3, 3, 2)), 35),),
    attacks=(
        Strike(
            "adamantium-slash",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, wild_condition("bleed"), pierces(WILD)),
        ),
        Strike(
            "claw-rush",
            PHYSICAL,
            range=3,
            dice=6,
            cost=2,
            rules=(after_attack(advance(SELF, M, optional=True)), pierces(WILD)),
        ),
    ),
    superpowers=(
        reactive(
            "frenzy",
            2,
            attack_resolved(attacker=me & active_character, target=enemy, when=defeated_target),
            seq(advance(SELF, S), extra_attack("adamantium-slash", enemy, optional=False)),
            limit="turn",
        ),
        innate("adamantium-skeleton", static("thrown_size", 3, on=me)),
        innate("assassin-training", REROLL_ONE),
        avenge("big-sis", "Gabrielle Kinney"),
        healing_factor(2),
    ),
)
