"""Team Tactic cards of the affiliation Brotherhood of Mutants."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import BROTHERHOOD

ASTEROID_M = Tactic(
    "asteroid-m", "Asteroid M", ACTIVE,
    (By(affiliated(BROTHERHOOD), 2), By(affiliated(BROTHERHOOD), 2)),
    join_the_other(~holding(), 1),
    affiliation=BROTHERHOOD,
)  # fmt: skip

THE_BOOKS_OF_TRUTH = Tactic(
    "the-books-of-truth", "The Books of Truth", REACTIVE,
    (By((role(ATTACKER) | role(TARGET)) & affiliated(BROTHERHOOD) & ~barred("no_modify"), 2),),
    if_(
        that(SELF, role(ATTACKER)),
        reroll(roll="attack", all=True, fails=True),
        reroll(roll="defense", all=True, fails=True),
    ),
    affiliation=BROTHERHOOD,
    on=(dice_final(),),
)  # fmt: skip
