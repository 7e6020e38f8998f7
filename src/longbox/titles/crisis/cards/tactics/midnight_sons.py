"""Team Tactic cards of the affiliation Midnight Sons."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import MIDNIGHT_SONS

SIEGE_OF_DARKNESS = Tactic(
    "siege-of-darkness", "Siege of Darkness", ACTIVE,
    (By(affiliated(MIDNIGHT_SONS), 2, upto=ANY_NUMBER),),
    each("payers", perform_attack(IT, costless=True)),
    affiliation=MIDNIGHT_SONS,
)  # fmt: skip
