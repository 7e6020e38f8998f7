"""Team Tactic cards of the affiliation S.H.I.E.L.D."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import SHIELD
from ..idioms import OTHER_ALLY

BATTLEFIELD_MEDICINE = Tactic(
    "battlefield-medicine", "Battlefield Medicine", ACTIVE,
    (By(active_character & affiliated(SHIELD), 2),),
    choose(ally & within(3), seq(heal_up_to(CHOSEN, 3), remove_condition(CHOSEN))),
    affiliation=SHIELD,
    not_with="medpack",
)  # fmt: skip

CLOSE_RANKS = paired(3)
DEFENSIVE_PROTOTYPE = Tactic(
    "defensive-prototype", "Defensive Prototype", ACTIVE,
    (By(affiliated(SHIELD), 1), By(affiliated(SHIELD), 1)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("push", "throw", "place"), CLOSE_RANKS), PARTNER),
        lasts("round", static("barrier", True, CLOSE_RANKS), PARTNER),
        lasts("round", static("screen", True, paired()), PARTNER),
    ),
    affiliation=SHIELD,
)  # fmt: skip

HARD_RESET = Tactic(
    "hard-reset", "Hard Reset", REACTIVE,
    (By((role(ATTACKER) | role(TARGET)) & affiliated(SHIELD) & ~barred("no_modify"), 3),),
    seq(reroll(roll="attack", all=True, fails=True), reroll(roll="defense", all=True, fails=True)),
    affiliation=SHIELD,
    on=(dice_final(),),
    not_with="recalibration-matrix",
)  # fmt: skip

SITREP = Tactic(
    "sitrep", "Sitrep", ACTIVE,
    (By(active_character & affiliated(SHIELD), 1),),
    choose(OTHER_ALLY & within(3), advance(CHOSEN, S, optional=True)),
    affiliation=SHIELD,
    when=can_choose(OTHER_ALLY & within(3)),
    not_with="tactical-analysis",
)  # fmt: skip

THE_SHIELDMOBILE = Tactic(
    "the-shieldmobile", "The Shieldmobile", ACTIVE,
    (By(affiliated(SHIELD), 3),),
    seq(until("round", "move_size", SELF, 5, "flight"), advance(SELF, L)),
    affiliation=SHIELD,
)  # fmt: skip
