"""Team Tactic cards of the affiliation Winter Guard."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import WINTER_GUARD

SOVEREIGN_STRIKE = Tactic(
    "sovereign-strike", "Sovereign Strike", ACTIVE,
    (By(affiliated(WINTER_GUARD), 3),),
    seq(choose_terrain(4, 4), in_turn(near_terrain(1), damage(IT, 2)), destroy_terrain()),
    affiliation=WINTER_GUARD,
    when=terrain_by(SELF, 4, 4),
)  # fmt: skip

WINTER_RUSH = Tactic(
    "winter-rush", "Winter Rush", REACTIVE,
    (By(affiliated(WINTER_GUARD), 1, most=POWER_LIMIT, upto=ANY_NUMBER),),
    if_(
        paid_at_least(6),
        lasts(
            "round",
            on(
                hurt(it=ally, cause=enemy),
                choose(ally & affiliated(WINTER_GUARD) & ~role(IT), advance(CHOSEN, S, TOWARD, CAUSE), optional=True),
            ),
            CARD,
        ),
    ),
    affiliation=WINTER_GUARD,
    on=(power_phase(),),
)  # fmt: skip
