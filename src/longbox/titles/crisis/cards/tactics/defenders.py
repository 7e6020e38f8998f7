"""Team Tactic cards of the affiliation Defenders."""

from ...codes import ANY_NUMBER
from ...script.crises import Deed
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

WARDED = choose_token(within=3)
MYSTIC_WARD = Tactic(
    "mystic-ward", "Mystic Ward", ACTIVE,
    (By(affiliated(DEFENDERS), 2),),
    seq(
        WARDED,
        ward_token(),
    ),
    affiliation=DEFENDERS,
    when=can_choose_token(WARDED),
)  # fmt: skip

PORTAL = "mystic-portal"
PENTAGRAM_OF_FARALLAH = Tactic(
    "pentagram-of-farallah", "Pentagram of Farallah", REACTIVE,
    (By(named(("Doctor Strange", "Wong")), 3),),
    seq(put_marker(PORTAL, within=1), put_marker(PORTAL, within=5)),
    affiliation=DEFENDERS,
    on=(power_phase(),),
    deeds=(
        Deed("step-through", fresh(PORTAL) & within_marker(PORTAL, 1), 1, seq(tick(IT, PORTAL), place_by_marker(IT, PORTAL, 1))),
    ),
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
