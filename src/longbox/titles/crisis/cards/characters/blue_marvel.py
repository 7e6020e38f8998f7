"""Blue Marvel (Adam Brashear)."""

from ...words import *
from ..affiliations import DEFENDERS, MIGHTY_AVENGERS
from ..idioms import POWER_FOR_DAMAGE, hurl, wild_condition
from ..keywords import flight, immunity

BLUE_MARVEL = Character(
    "blue-marvel",
    "Blue Marvel",
    "Adam Brashear",
    threat=5,
    affiliations=(DEFENDERS, MIGHTY_AVENGERS),
    forms=(Form("Normal", Side(7, M, 2, (4, 4, 4)), Side(6, M, 2, (4, 4, 4)), 35),),
    attacks=(
        Strike("anti-matter-blast", ENERGY, range=4, dice=6, rules=(POWER_FOR_DAMAGE, wild_condition("stun"))),
        Strike(
            "let-loose",
            ENERGY,
            range=2,
            dice=8,
            cost=5,
            shape="area",
            rules=(
                icons(CRIT, WILD, name="energy-pulse")(
                    after_attack(seq(each(enemy & ~role(TARGET) & within(2), damage(IT, 1)), lose_power(SELF, 1)))
                ),
            ),
        ),
    ),
    superpowers=(
        hurl("times-up", size=4, within=3, tool=M),
        reactive(
            "anti-matter-barrier",
            3,
            modify_own(roller=ally & within(3), when=rolling("defense")),
            reroll(roll="defense", fails=True),
        ),
        innate("hyper-cosmic-awareness", on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1))),
        innate(
            "living-anti-matter-reactor",
            static("face_counts", ("attack", FAIL, 1), on=me),
            static("face_counts", ("defense", FAIL, 1), on=me),  # and with it every dodge
        ),
        flight(),
        immunity("incinerate", "stun"),
    ),
)
