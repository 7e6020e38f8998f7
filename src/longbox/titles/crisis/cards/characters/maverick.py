"""Maverick (Christoph Nord)."""

from ...words import *
from ..affiliations import WEAPON_X
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, again, on_wild, wild_condition
from ..keywords import healing_factor

MAVERICK = Character(
    "maverick",
    "Maverick",
    "Christoph Nord",
    threat=3,
    affiliations=(WEAPON_X,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("plasma-blasters", ENERGY, range=3, dice=4, rules=(ONE_POWER, again("plasma-blasters", "rapid-fire", HIT))),
        Strike("adamantium-knife", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "agent-zero",
            ENERGY,
            range=3,
            dice=7,
            cost=3,
            rules=(
                on_wild(
                    "throw",
                    after_attack(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(3) & affectable)),
                ),
            ),
        ),
    ),
    superpowers=(
        active("hit-and-run", 2, seq(action("attack"), action("move")), action=True, limit="turn"),
        reactive("anti-healing-factor-corrosive", 2, would_heal(it=enemy & within(3), when=by_itself), no_healing()),
        innate(
            "kinetic-energy-absorption",
            on(
                attack_resolved(target=me, when=dealt_damage & attack_is(PHYSICAL)),
                seq(gain_power(SELF, 1), advance(SELF, S, optional=True)),
            ),
        ),
        healing_factor(1),
    ),
)
