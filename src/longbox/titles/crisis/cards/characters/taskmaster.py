"""Taskmaster (Anthony Masters)."""

from ...words import *
from ..affiliations import HYDRA, SHIELD, SYNDICATE
from ..idioms import NO_LOS_NO_COVER, ONE_POWER, POWER_FOR_DAMAGE, ricochet, wild_condition

TASKMASTER = Character(
    "taskmaster",
    "Taskmaster",
    "Anthony Masters",
    threat=3,
    affiliations=(SYNDICATE, HYDRA, SHIELD),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("sword-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike("shield-throw", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, *NO_LOS_NO_COVER, ricochet("shield-throw"))),
        Strike(
            "mnemonic-technique",
            PHYSICAL,
            range=2,
            dice=4,
            cost=2,
            rules=(
                during("attack_pool", add_dice("attack", defense_of(TARGET, PHYSICAL))),
                during("attack_pool", until("attack", "no_modify", TARGET, 1)),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "photographic-reflexes",
            2,
            attack_resolved(target=me, attacker=within(3) & affectable),
            seq(
                if_(
                    attacked_before,
                    roll_for(6, (CRIT, WILD), "photographic-reflexes"),
                    roll_for(4, (CRIT, WILD), "photographic-reflexes"),
                ),
                damage(ATTACKER, hits_rolled),
            ),
        ),
        innate(
            "intuitive-pattern-recognition",
            on(defense_pool(attacker=enemy, target=me, when=attacked_before), add_dice("defense", 2)),
        ),
        innate(
            "martial-artist",
            static("face_counts", ("defense", BLANK, 1), on=me, when=attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2))),
        ),
        innate("rogue-agent", static("rallies", True, on=me)),
    ),
)
