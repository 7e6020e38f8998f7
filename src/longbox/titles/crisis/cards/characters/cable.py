"""Cable (Nathan Summers)."""

from ...words import *
from ..affiliations import APOCALYPSE, AVENGERS, NEW_MUTANTS, X_FORCE, X_MEN
from ..idioms import POWER_FOR_DAMAGE, wild_condition
from ..keywords import immunity

CABLE = Character(
    "cable",
    "Cable",
    "Nathan Summers",
    threat=5,
    affiliations=(AVENGERS, NEW_MUTANTS, APOCALYPSE, X_MEN, X_FORCE),
    forms=(Form("Normal", Side(7, S, 2, (3, 3, 4)), Side(7, S, 2, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "plasma-rifle",
            ENERGY,
            range=5,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(2, "attack"), when=that(TARGET, within(3)), optional=True),
                wild_condition("incinerate"),
            ),
        ),
        Strike("askanison", MYSTIC, range=2, dice=7, cost=5, shape="area", rules=(after_attack(heal(SELF, 1), when=dealt_damage),)),
    ),
    superpowers=(
        leadership(
            "wetworks",
            X_FORCE,
            on(
                modify_own(roller=ally & role(ATTACKER) & fresh("wetworks")),
                seq(
                    tick(ROLLER, "wetworks"),
                    reroll(1, "attack", fails=True),
                    if_(rerolled_by("wetworks") & that(TARGET, within(3, ATTACKER)), lose_cover()),
                ),
                optional=True,
            ),
        ),
        active("body-slide-by-one", 2, place(SELF, 2), limit="turn"),
        active("omega-level-threat", 1, throw_terrain(paid, 3, M), most=4, limit="turn", when=terrain_near(4, 3)),
        reactive("telekinetic-shield", 2, targeted(target=ally & within(3)), add_dice("defense", 2)),
        innate("techno-organic-virus-suppression", on(power_phase(), gain_power(SELF, 1))),
        immunity("poison"),
    ),
)
