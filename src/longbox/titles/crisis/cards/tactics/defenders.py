"""Team Tactic cards of the affiliation Defenders."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import DEFENDERS

STREET_SMARTS = Tactic(
    "street-smarts", "Street Smarts", REACTIVE,
    (By(affiliated(DEFENDERS), 1, upto=ANY_NUMBER),),
    each(
        "payers",
        lasts(
            "round",
            on(
                would_move(
                    mover=role(SUBJECT) & affectable,
                    when=moving("push", "advance", "throw") & ~move_action & that(SUBJECT, holding() | contesting()),
                ),
                seq(damage(SUBJECT, 1, by=SUBJECT), not_moved()),
                optional=True,
            ),
            IT,
        ),
    ),
    affiliation=DEFENDERS,
    on=(power_phase(),),
)  # fmt: skip
