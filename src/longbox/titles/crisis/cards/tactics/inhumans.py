"""Team Tactic cards of the affiliation Inhumans."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import INHUMANS

RESCUER = enemy & holding(CIVILIAN) & within(3)
TERRIGENESIS = Tactic(
    "terrigenesis", "Terrigenesis", ACTIVE,
    (By(affiliated(INHUMANS), 3),),
    choose(
        RESCUER,
        seq(
            roll_for(4, (CRIT, WILD, HIT), "terrigenesis"),
            damage(CHOSEN, hits_rolled),
            if_(down(CHOSEN), score(2)),
        ),
    ),
    affiliation=INHUMANS,
    when=can_choose(RESCUER),
)  # fmt: skip
