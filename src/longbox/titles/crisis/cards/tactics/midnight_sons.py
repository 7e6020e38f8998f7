"""Team Tactic cards of the affiliation Midnight Sons."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import MIDNIGHT_SONS

BANISHMENT = Tactic(
    "banishment", "Banishment", REACTIVE,
    (By(role(ATTACKER) & affiliated(MIDNIGHT_SONS), 2),),
    seq(gain_condition(TARGET, "stun"), gain_condition(enemy & ~role(TARGET) & within(2, TARGET), "stun")),
    affiliation=MIDNIGHT_SONS,
    on=(attack_resolved(attacker=ally, when=attack_roll_has(CRIT, WILD, HIT)),),
)  # fmt: skip

ANY_RESULT = (CRIT, WILD, HIT, BLOCK, BLANK, FAIL)
BATS_THE_GHOST_HOUND = Tactic(
    "bats-the-ghost-hound", "Bats the Ghost Hound", REACTIVE,
    (By(role(ROLLER) & affiliated(MIDNIGHT_SONS), 2),),
    if_(
        that(SELF, role(ATTACKER)),
        change_die("attack", ANY_RESULT, NOBODY, must=True),
        change_die("defense", ANY_RESULT, NOBODY, must=True),
    ),
    affiliation=MIDNIGHT_SONS,
    on=(modify_own(roller=ally, when=attack_or_defense),),
)  # fmt: skip

SIEGE_OF_DARKNESS = Tactic(
    "siege-of-darkness", "Siege of Darkness", ACTIVE,
    (By(affiliated(MIDNIGHT_SONS), 2, upto=ANY_NUMBER),),
    each("payers", perform_attack(IT, costless=True)),
    affiliation=MIDNIGHT_SONS,
)  # fmt: skip
