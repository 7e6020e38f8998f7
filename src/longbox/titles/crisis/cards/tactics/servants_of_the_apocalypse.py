"""Team Tactic cards of the affiliation Servants of the Apocalypse."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import APOCALYPSE

IMMORTAL_SERVANTS = Tactic(
    "immortal-servants", "Immortal Servants", "active or reactive",
    (By(named(("Apocalypse",)) & ((active_character & untriggered) | role(ATTACKER) | role(TARGET)), if_in_attack(2, 3)),),
    if_(in_attack, seq(reroll(roll="attack", all=True), reroll(roll="defense", all=True)), each(ally & within(2), heal(IT, 2))),
    affiliation=APOCALYPSE,
    on=(dice_final(),),
)  # fmt: skip
