"""Vision (Victor Shade)."""

from ...words import *
from ..affiliations import AVENGERS
from ..idioms import NO_CRITS_AGAINST_IT, ONE_POWER, SAP_POWER
from ..keywords import flight, immunity

PHASE = switch("enhanced-density", "phased")
HURLED = throw_something(3, 2, M)

VISION = Character(
    "vision",
    "Vision",
    "Victor Shade",
    threat=4,
    affiliations=(AVENGERS,),
    forms=(Form("Normal", Side(6, M, 2, (2, 2, 4)), Side(6, M, 2, (2, 2, 4)), 35),),
    attacks=(
        Strike("solar-energy-beam", ENERGY, range=4, dice=5, shape="beam", rules=(ONE_POWER, SAP_POWER)),
        Strike("synthezoid-avenger", PHYSICAL, range=3, dice=7, cost=4, rules=(NO_CRITS_AGAINST_IT,)),
    ),
    superpowers=(
        active("calculated-trajectory", 2, HURLED, limit="turn", when=to_throw(HURLED)),
        active("synthesis", 0, gain_power(SELF, 2), action=True),
        reactive(
            "rapid-phase",
            2,
            targeted(target=me, attacker=enemy),
            PHASE,
        ),
        innate(
            "phasing",
            on(power_phase(), PHASE),
            static("defense_dice", 3, on=me, when=chose("enhanced-density") & attack_type(PHYSICAL)),
            static("never_moved", ("push",), on=me, when=chose("enhanced-density")),
            static("defense_dice", 3, on=me, when=chose("phased") & attack_type(ENERGY)),
            static("no_collision_damage", True, on=me, when=chose("phased")),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
)
