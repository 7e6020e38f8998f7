"""Gambit (Remy LeBeau)."""

from ...words import *
from ..affiliations import APOCALYPSE, BROTHERHOOD, X_MEN
from ..idioms import EXPLOSIVE, ONE_POWER, POWER_FOR_DAMAGE, wild_push

GAMBIT = Character(
    "gambit",
    "Gambit",
    "Remy LeBeau",
    threat=3,
    affiliations=(BROTHERHOOD, X_MEN, APOCALYPSE),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("bo-staff", PHYSICAL, range=2, dice=4, rules=(ONE_POWER, wild_push(when=that(TARGET, size(3, pushed=True))))),
        Strike("kinetic-ace", PHYSICAL, range=3, dice=5, rules=(POWER_FOR_DAMAGE, EXPLOSIVE)),
        Strike(
            "52-card-pickup",
            ENERGY,
            range=4,
            dice=5,
            cost=4,
            shape="beam",
            rules=(static("face_counts", ("attack", WILD, 2, (WILD,))),),  # Flurry of Cards
        ),
    ),
    superpowers=(
        active("accelerate-charge", 3, next_attack_action("attack_dice", 2)),
        reactive(
            "a-little-something-extra",
            1,
            rolled_dice(attacker=me, when=attack_roll_has(HIT)),
            change_die("attack", (HIT,), WILD, must=True),
        ),
        reactive(
            "enhanced-agility",
            2,
            attack_resolved(target=me),
            seq(damage(ATTACKER, 1), advance(SELF, S, AWAY, ATTACKER, optional=True)),
        ),
    ),
)
