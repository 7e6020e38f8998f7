"""Luke Cage (Carl Lucas)."""

from ...words import *
from ..affiliations import AVENGERS, DEFENDERS
from ..idioms import HARD_SHELL, POWER_FOR_DAMAGE, may_throw, on_wild, stand_in, throws_terrain
from ..keywords import immunity

LUKE_CAGE = Character(
    "luke-cage",
    "Luke Cage",
    "Carl Lucas",
    threat=3,
    affiliations=(AVENGERS, DEFENDERS),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "power-man-punch",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(WILD, WILD, name="stagger")(after_attack(gain_condition(TARGET, "stagger")))),
        ),
        Strike(
            "sweet-christmas",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            rules=(on_wild("throw", may_throw(3)), after_attack(gain_condition(TARGET, "slow", "stun"))),
        ),
    ),
    superpowers=(
        throws_terrain("street-fighter", 2, 2, 2, S),
        stand_in("too-dangerous-to-ignore"),
        innate("unbreakable-skin", HARD_SHELL),
        immunity("bleed"),
    ),
)
