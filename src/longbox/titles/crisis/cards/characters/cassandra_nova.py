"""Cassandra Nova."""

from ...words import *
from ..affiliations import APOCALYPSE, CABAL, SENTINELS
from ..idioms import EXPLOSIVE_FORCE, NEAR_FOE, POWER_FOR_DAMAGE, SAP_POWER
from ..keywords import flight, healing_factor

CASSANDRA_NOVA = Character(
    "cassandra-nova",
    "Cassandra Nova",
    "Cassandra Nova Xavier",
    threat=5,
    affiliations=(CABAL, SENTINELS, APOCALYPSE),
    forms=(Form("Normal", Side(7, M, 2, (2, 3, 4)), Side(6, M, 2, (2, 3, 4)), 35),),
    attacks=(
        Strike("psionic-bolt", MYSTIC, range=4, dice=5, rules=(POWER_FOR_DAMAGE, SAP_POWER)),
        Strike(
            "mind-possession",
            MYSTIC,
            range=3,
            dice=6,
            cost=1,
            rules=(after_attack(advance_its_speed(TARGET, optional=True)),),
        ),
        Strike("flesh-manipulation", PHYSICAL, range=2, dice=8, cost=4, rules=(EXPLOSIVE_FORCE,)),
    ),
    superpowers=(
        active(
            "biokinesis",
            3,
            choose(enemy & within(3), gain_condition(CHOSEN, "root", "slow")),
            when=any_of(enemy & affectable & within(3)),
        ),
        reactive(
            "psychic-distraction",
            2,
            NEAR_FOE,
            seq(
                roll_for(4, (CRIT, WILD), "psychic-distraction"),
                note("before", damage_on(MOVER)),
                damage(MOVER, hits_rolled),
                if_(some(grown("before", damage_on(MOVER))), advance(SELF, S, optional=True)),
            ),
        ),
        reactive("telekinetic-deflection", 2, would_collide(target=me), ignore_collision()),
        innate("telepathic-cloak", static("target_within", 3, on=me)),
        flight(),
        healing_factor(1),
    ),
)
