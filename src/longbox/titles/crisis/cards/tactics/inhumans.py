"""Team Tactic cards of the affiliation Inhumans."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import INHUMANS
from ..idioms import GOOD

KIN = ally & affiliated(INHUMANS)
ATTILAN_RISING = Tactic(
    "attilan-rising", "Attilan Rising", ACTIVE,
    (By(affiliated(INHUMANS) & injured),),
    gain_power(KIN, crowd(KIN & injured)),
    affiliation=INHUMANS,
)  # fmt: skip

INHUMAN_ROYAL_FAMILY = Tactic(
    "inhuman-royal-family", "Inhuman Royal Family", ACTIVE,
    (By(affiliated(INHUMANS), 2, upto=ANY_NUMBER),),
    each(
        "payers",
        lasts("round", on(modify_own(roller=role(SUBJECT), when=attack_or_defense), reroll(), limit="once", optional=True), IT),
    ),
    affiliation=INHUMANS,
)  # fmt: skip

ESCORT = enemy & holding(CIVILIAN) & within(3)
TERRIGENESIS = Tactic(
    "terrigenesis", "Terrigenesis", ACTIVE,
    (By(affiliated(INHUMANS), 3),),
    choose(
        ESCORT,
        seq(roll_for(4, GOOD, "terrigenesis"), damage(CHOSEN, hits_rolled), if_(down(CHOSEN), score(2))),
    ),
    affiliation=INHUMANS,
    when=can_choose(ESCORT),
)  # fmt: skip
