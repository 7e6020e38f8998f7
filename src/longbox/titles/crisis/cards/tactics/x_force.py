"""Team Tactic cards of the affiliation X-Force."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import X_FORCE

CAT_AND_MOUSE = Tactic(
    "cat-and-mouse", "Cat and Mouse", REACTIVE,
    (By(affiliated(X_FORCE)),),
    seq(
        place(SELF, 2),
        lasts("game", on(activation_start(it=me), until("this activation", "move_actions", SELF, 1), limit="once")),
    ),
    affiliation=X_FORCE,
    on=(deployed(),),
)  # fmt: skip

DIRTY_WORK = Tactic(
    "dirty-work", "Dirty Work", ACTIVE,
    (By(affiliated(X_FORCE), 3),),
    choose(
        enemy & of_highest_threat(),
        seq(
            note_affected("dirty-work", CHOSEN, "round"),
            lasts(
                "round",
                on(
                    felled(it=enemy & singled_out("dirty-work", "round"), cause=ally & affiliated(X_FORCE)),
                    gain_power(ally & affiliated(X_FORCE), 2),
                ),
                CARD,
            ),
        ),
    ),
    affiliation=X_FORCE,
    when=can_choose(enemy),
)  # fmt: skip

PRESERVE_THE_DREAM = Tactic(
    "preserve-the-dream", "Preserve the Dream", REACTIVE,
    (By(cost=1, upto=ANY_NUMBER),),
    each("payers", advance(IT, S, TOWARD, ATTACKER)),
    affiliation=X_FORCE,
    on=(targeted(attacker=enemy, target=ally, when=outranks(ATTACKER, TARGET)),),
)  # fmt: skip

PRETTY_SNEAKY_SIS = Tactic(
    "pretty-sneaky-sis", "Pretty Sneaky, Sis", REACTIVE,
    (By(affiliated(X_FORCE), 2, upto=ANY_NUMBER),),
    each("payers", until("round", "target_within", IT, 2)),
    affiliation=X_FORCE,
    on=(power_phase(),),
)  # fmt: skip
