"""What a learning agent sees of a game of Crisis Protocol."""

from __future__ import annotations

from typing import Final

from longbox.titles.facets import side_names, sides

from ..rules.actions import Activation
from ..state import Table

TOKENS: Final = 12
"""Objective tokens that have a place in the row; more are left out."""
CHARACTER = (
    "there",
    "x",
    "y",
    "injured",
    "activated",
    "dazed",
    "power",
    "damage",
    "conditions",
    "acting",
    "attacks",
    "is attacked",
)
TOKEN = ("x", "y", "whose", "held by")
NAMES: Final = (
    *side_names(("threat", "I have priority", "it is my turn", "my edge is the south"), "character", CHARACTER),
    *(f"token {n}: {field}" for n in range(TOKENS) for field in TOKEN),
)
_NO_CHARACTER, _NO_TOKEN = (0.0,) * len(CHARACTER), (0.0,) * len(TOKEN)


def observe(t: Table, seat: int) -> list[float]:
    acting = -2
    for frame in t.stack:
        if frame.__class__ is Activation:
            acting = frame.who
    attack = t.attacking()
    attacker, target = (attack.attacker, attack.target) if attack is not None else (-2, -2)
    row = [t.threat / 20, 1.0 if t.priority == seat else 0.0, 1.0 if t.active == seat else 0.0, float(t.edges[seat] == "south")]
    for who in sides(t.squad, seat):
        if who < 0:
            row += _NO_CHARACTER
            continue
        x, y, _ = t.base[who]
        marks = t.status[who]
        row += (
            marks & 1,
            x / 36,
            y / 36,
            t.injured[who],
            marks >> 1 & 1,
            marks >> 2 & 1,
            t.power[who] / 10,
            t.damage[who] / 10,
            t.conditions[who].bit_count() / 10,
            who == acting,
            who == attacker,
            who == target,
        )
    for token in range(TOKENS):
        if token >= len(t.token_at):
            row += _NO_TOKEN
            continue
        x, y = t.token_at[token]
        side, holder = t.token_side[token], t.token_holder[token]
        row += (
            x / 36,
            y / 36,
            0 if side < 0 else 1 if side == seat else -1,
            0 if holder < 0 else 1 if t.squad[holder] == seat else -1,
        )
    return row
