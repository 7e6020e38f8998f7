"""Bishop (Lucas Bishop)."""

from ...words import *
from ..affiliations import X_FORCE, X_MEN
from ..idioms import ABSORB, POWER_FOR_DAMAGE, hurl, on_wild
from ..keywords import immunity

BISHOP = Character(
    "bishop",
    "Bishop",
    "Lucas Bishop",
    threat=4,
    affiliations=(X_MEN, X_FORCE),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 3)), Side(5, M, 2, (3, 4, 3)), 50),),
    attacks=(
        Strike(
            "xse-blaster",
            ENERGY,
            range=4,
            dice=5,
            rules=(POWER_FOR_DAMAGE, after_attack(gain_condition(TARGET, "incinerate"), when=that(TARGET, within(3)))),
        ),
        Strike(
            "return-with-interest",
            PHYSICAL,
            range=2,
            dice=7,
            cost=5,
            shape="area",
            types=(PHYSICAL, ENERGY, MYSTIC),
            rules=(
                while_paying(seq(spend_up_to(3), add_to_each_attack(spent))),
                on_wild("extreme-force", after_attack(seq(push(TARGET, S, AWAY, SELF), gain_condition(TARGET, "slow")))),
            ),
        ),
    ),
    superpowers=(
        hurl("absorbed-energy-conversion", size=4, within=2, tool=M),
        innate("mutant-energy-absorption", ABSORB),
        innate("overload", on(power_phase_start(when=that(SELF, has_power(8))), damage(SELF, 1))),
        immunity("incinerate", "poison", "stun"),
    ),
)
