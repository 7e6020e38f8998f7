"""Ms. Marvel (Kamala Khan)."""

from ...words import *
from ..affiliations import AVENGERS, INHUMANS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE, REROLL_ONE, hurl, on_wild
from ..keywords import immunity

NORMAL, BIG = "Normal", "Embiggened"

MS_MARVEL = Character(
    "ms-marvel",
    "Ms. Marvel",
    "Kamala Khan",
    threat=3,
    affiliations=(AVENGERS, INHUMANS),
    forms=(
        Form(NORMAL, Side(5, M, 2, (3, 4, 3)), Side(5, M, 2, (3, 4, 3)), 35),
        Form(BIG, Side(5, M, 4, (3, 4, 3)), Side(5, M, 4, (3, 4, 3)), 35),
    ),
    attacks=(
        Strike(
            "morpho-punch",
            PHYSICAL,
            range=4,
            dice=4,
            form=NORMAL,
            rules=(
                ONE_POWER,
                on_wild("push", before_damage(may(push(TARGET, S, TOWARD, SELF), "push"), when=that(TARGET, size(2, pushed=True)))),
            ),
        ),
        Strike("high-five", PHYSICAL, range=3, dice=5, form=BIG, rules=(POWER_FOR_DAMAGE,)),
    ),
    superpowers=(
        active("embiggen", 3, transform(BIG), form=NORMAL, limit="turn"),
        hurl("take-out-the-trash", size=2, within=3, tool=S, form=NORMAL),
        innate("inhuman", REROLL_ONE),
        innate(
            "morphogenetics",
            on(
                modify_own(roller=me & role(ATTACKER), when=that(TARGET, smaller())),
                reroll(2, roll="attack"),
                optional=True,
            ),
            on(activation_end(it=me), transform(NORMAL)),
            form=BIG,
        ),
        innate("polymorph", static("interact_range", 1, on=me), form=BIG),
        immunity("poison"),
    ),
)
