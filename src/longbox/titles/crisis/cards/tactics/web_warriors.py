"""Team Tactic cards of the affiliation Web Warriors."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import WEB_WARRIORS

CAMERA = "camera"

ALL_WEBBED_UP = Tactic(
    "all-webbed-up", "All Webbed Up", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 3),),
    seq(
        gain_condition(enemy & within(3), "slow"),
        lasts("round", static("attack_dice", 2, ally & affiliated(WEB_WARRIORS), that(TARGET, has(("slow",)))), CARD),
    ),
    affiliation=WEB_WARRIORS,
)  # fmt: skip

AUNT_MAYS_WHEAT_CAKES = Tactic(
    "aunt-mays-wheat-cakes", "Aunt May's Wheat Cakes", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 1, upto=ANY_NUMBER),),
    each("payers", seq(remove_condition(IT, ("slow",)), heal(IT, 1))),
    affiliation=WEB_WARRIORS,
)  # fmt: skip

CLONE_SAGA = Tactic(
    "clone-saga", "Clone Saga", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 2),),
    choose(
        enemy & namesake(),
        seq(
            lasts(
                "game",
                on(modify_own(roller=me & role(ATTACKER), target=role(SUBJECT)), reroll(roll="attack"), optional=True),
                CHOSEN,
            ),
            lasts("game", static("fails_too", True, on=me, when=is_attacker & that(TARGET, role(SUBJECT))), CHOSEN),
        ),
    ),
    affiliation=WEB_WARRIORS,
    when=can_choose(enemy & namesake()),
)  # fmt: skip

ON_CAMERA = ally & within_marker(CAMERA, 3)
"""The card says a Camera, not whose."""
MASKED_MENACE = Tactic(
    "masked-menace", "Masked Menace", REACTIVE,
    (By(affiliated(WEB_WARRIORS), 1, upto=3),),
    seq(
        each("payers", put_marker(CAMERA, apart=3, who=IT)),
        lasts("round", on(damaged(target=enemy, cause=ON_CAMERA, when=by_attack_or_superpower), gain_power(CAUSE, 1)), CARD),
        lasts("round", on(cleanup(), remove_markers(CAMERA), limit="once"), CARD),
    ),
    affiliation=WEB_WARRIORS,
    on=(power_phase(),),
)  # fmt: skip

SPIDER_TRACKER = Tactic(
    "spider-tracker", "Spider-Tracker", REACTIVE,
    (By(affiliated(WEB_WARRIORS) & within(4, MOVER), 2),),
    advance(SELF, S, optional=True),
    affiliation=WEB_WARRIORS,
    on=(moved(mover=enemy, when=move_action),),
)  # fmt: skip

HOLD_THE_WEB = paired(3)
WEB_BARRIER = Tactic(
    "web-barrier", "Web Barrier", ACTIVE,
    (By(affiliated(WEB_WARRIORS), 1), By(affiliated(WEB_WARRIORS), 1)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("push", "throw", "place"), HOLD_THE_WEB), PARTNER),
        lasts("round", static("barrier", True, HOLD_THE_WEB), PARTNER),
        lasts("round", static("screen", True, paired()), PARTNER),
    ),
    affiliation=WEB_WARRIORS,
)  # fmt: skip
