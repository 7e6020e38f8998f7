"""Team Tactic cards of the affiliation Defenders."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import DEFENDERS
from ..idioms import OTHER_ALLY

COVER_ME = Tactic(
    "cover-me", "Cover Me", REACTIVE,
    (By(affiliated(DEFENDERS), 4),),
    lasts(
        "round",
        on(
            attack_resolved(target=role(SUBJECT), attacker=enemy & affectable),
            choose(OTHER_ALLY, make_attack(CHOSEN, ATTACKER, optional=False), optional=True),
        ),
    ),
    affiliation=DEFENDERS,
    on=(power_phase(),),
)  # fmt: skip

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
