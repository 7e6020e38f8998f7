"""Team Tactic cards of the affiliation Brotherhood of Mutants."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import BROTHERHOOD

THE_BOOKS_OF_TRUTH = Tactic(
    "the-books-of-truth", "The Books of Truth", REACTIVE,
    (By((role(ATTACKER) | role(TARGET)) & affiliated(BROTHERHOOD) & ~barred("no_modify"), 2),),
    if_(
        that(SELF, role(ATTACKER)),
        reroll(roll="attack", fails=True, all=True),
        reroll(roll="defense", fails=True, all=True),
    ),
    affiliation=BROTHERHOOD,
    on=(dice_final(),),
)  # fmt: skip
