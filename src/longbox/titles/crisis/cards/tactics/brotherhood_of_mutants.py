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

WANDA = ally & named(("Scarlet Witch",)) & has_felled
PIETRO = ally & named(("Quicksilver",)) & has_interacted
DIFFICULT_TO_PLEASE = Tactic(
    "difficult-to-please", "Difficult to Please", ACTIVE,
    (By(named(("Magneto",)) & ~ready),),
    ready_again(SELF),
    affiliation=BROTHERHOOD,
    when=any_of(WANDA) & any_of(PIETRO),
    remembers=True,
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
