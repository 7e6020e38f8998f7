"""Rocket Raccoon."""

from ...words import *
from ..affiliations import GUARDIANS
from ..idioms import POWER_FOR_DAMAGE, on_wild

GROOT_BESIDE = ally & named(("Groot",)) & within(2)

ROCKET_RACCOON = Character(
    "rocket-raccoon",
    "Rocket Raccoon",
    "Rocket Raccoon",
    threat=2,
    affiliations=(GUARDIANS,),
    forms=(Form("Normal", Side(3, M, 1, (2, 2, 3)), Side(3, M, 1, (2, 2, 3)), 35),),
    attacks=(
        Strike("plasma-rifle", ENERGY, range=5, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "hadron-enforcer",
            ENERGY,
            range=5,
            dice=7,
            cost=4,
            rules=(
                on_wild(
                    "vortex",
                    before_damage(
                        in_turn(
                            enemy & ~role(TARGET) & within(2, TARGET),
                            seq(damage(IT, 1), push(IT, S, TOWARD, TARGET)),
                        )
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "booby-traps",
            3,
            moved(mover=enemy & affectable & within(3)),
            seq(roll_for(4, (CRIT, WILD), "booby-traps"), damage(MOVER, hits_rolled)),
        ),
        reactive(
            "personal-bodyguard",
            0,
            targeted(target=me),
            choose(GROOT_BESIDE, retarget(CHOSEN)),
            when=any_of(GROOT_BESIDE & affectable),
        ),
        innate("nimble", static("no_collision_damage", True, on=me)),
        innate("small-stature", static("cover", True, on=me)),
    ),
)
