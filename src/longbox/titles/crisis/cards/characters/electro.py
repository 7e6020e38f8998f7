"""Electro (Max Dillon)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import NEAR_FOE, POWER_FOR_DAMAGE, wild_condition
from ..keywords import flight, immunity

ELECTRO = Character(
    "electro",
    "Electro",
    "Max Dillon",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(6, S, 2, (3, 4, 3)), Side(6, S, 2, (3, 4, 3)), 50),),
    attacks=(
        Strike("electric-discharge", ENERGY, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("shock"))),
        Strike(
            "overload-the-grid",
            ENERGY,
            range=3,
            dice=6,
            cost=4,
            rules=(
                during(
                    "attack_pool",
                    seq(choose_terrain(3, 3), destroy_terrain(), add_dice("attack", terrain_size)),
                    when=terrain_by(SELF, 3, 3),
                    optional=True,
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "ride-the-wires",
            2,
            seq(choose_large_terrain(2, 3), drop_tokens(SELF), place_by_terrain(SELF, 2)),
            limit="turn",
            when=large_terrain_near(2, 3),
        ),
        reactive("live-wire", 2, NEAR_FOE, seq(roll_for(4, (CRIT, HIT), "live-wire"), damage(MOVER, hits_rolled))),
        reactive(
            "electrostatic",
            1,
            attack_resolved(target=me, attacker=affectable & within(3)),
            seq(damage(ATTACKER, 1), gain_condition(ATTACKER, "shock")),
        ),
        flight(),
        immunity("shock"),
    ),
)
