"""Team Tactic cards of the affiliation Defenders."""

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
