"""Team Tactic cards of the affiliation A-Force."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import A_FORCE

A_FORCE_ASSEMBLE = Tactic(
    "a-force-assemble", "A-Force Assemble", ACTIVE,
    (By(affiliated(A_FORCE), 3),),
    lasts(
        "round",
        on(
            defense_pool(target=ally),
            add_dice("defense", crowd(ally & affiliated(A_FORCE) & ~role(TARGET) & within(2, TARGET))),
        ),
        CARD,
    ),
    affiliation=A_FORCE,
)  # fmt: skip

SPECIAL_DELIVERY = Tactic(
    "special-delivery", "Special Delivery", REACTIVE,
    (By(role(MOVER), 1), By(named(("She-Hulk",)) & ~role(MOVER) & within(2, MOVER), 1)),
    lasts(
        "this activation",
        on(
            moved(mover=me, when=move_action),
            seq(place(SUBJECT, 1, of=SELF), perform_attack(SUBJECT, costless=True)),
            limit="once",
        ),
        PARTNER,
    ),
    affiliation=A_FORCE,
    on=(would_move(mover=ally & active_character & affiliated(A_FORCE) & knows("flight"), when=move_action),),
)  # fmt: skip

STALWART_DETERMINATION = Tactic(
    "stalwart-determination", "Stalwart Determination", REACTIVE,
    (By(affiliated(A_FORCE), 1, upto=ANY_NUMBER),),
    each("payers", lasts("round", static("not_moved_by_enemy", ("push", "throw"), role(SUBJECT)), IT)),
    affiliation=A_FORCE,
    on=(power_phase(),),
)  # fmt: skip
