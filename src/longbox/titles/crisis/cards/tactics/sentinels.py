"""Team Tactic cards of the affiliation Sentinels."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import SENTINELS

DIRECTIVE_ONE = Tactic(
    "directive-one", "Directive One", REACTIVE,
    (By(affiliated(SENTINELS), 1, upto=ANY_NUMBER, least=2),),
    seq(
        lasts("round", static("no_stealth", True, on=enemy), CARD),
        lasts("round", static("no_modify", True, on=enemy, when=that(TARGET, enemy)), CARD),
        lasts("round", static("ignore_los", True, on=ally), CARD),
    ),
    affiliation=SENTINELS,
    on=(power_phase(),),
)  # fmt: skip
