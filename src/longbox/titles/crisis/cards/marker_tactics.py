"""Team Tactic cards that put something of their own on the battlefield."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *

CAMERA = "camera"
ON_CAMERA = ally & within_marker(CAMERA, 3)
"""The card says a Camera, not whose."""

MASKED_MENACE = Tactic(
    "masked-menace", "Masked Menace", REACTIVE,
    (By(affiliated("Web Warriors"), 1, upto=3),),
    seq(
        each("payers", put_marker(CAMERA, apart=3, who=IT)),
        lasts("round", on(damaged(target=enemy, cause=ON_CAMERA, when=by_attack_or_superpower), gain_power(CAUSE, 1)), CARD),
        lasts("round", on(cleanup(), remove_markers(CAMERA), limit="once"), CARD),
    ),
    affiliation="Web Warriors",
    on=(power_phase(),),
)  # fmt: skip
