"""Team Tactic cards of the affiliation Avengers."""

from ...rules.tactics import ANY_NUMBER, By, Tactic, add_tactic
from ...words import *
from ..affiliations import AVENGERS

add_tactic(
    Tactic(
        "avengers-assemble", "Avengers Assemble", ACTIVE,
        (By(affiliated(AVENGERS), 1, upto=ANY_NUMBER),),
        each("payers", advance(IT, S)),
        affiliation=AVENGERS,
    )
)  # fmt: skip

add_tactic(
    Tactic(
        "second-wind", "Second Wind", ACTIVE,
        (By(affiliated(AVENGERS), 1, upto=ANY_NUMBER),),
        each("payers", seq(remove_condition(IT, ("stun",)), heal(IT, 1))),
        affiliation=AVENGERS,
    )
)  # fmt: skip
