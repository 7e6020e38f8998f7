"""What a learning agent sees of a game of FASERIP Tactics."""

from __future__ import annotations

from typing import Final

from longbox.titles.facets import side_names, sides

from ..rules.attacks import Strike
from ..state import Table

FIGURE = ("there", "x", "y", "health", "karma", "ready", "out", "conditions", "acting", "attacks", "is attacked")
NAMES: Final = (
    *side_names(("my side is the north",), "figure", FIGURE),
    *(f"{whose} plot {n}: {field}" for whose in ("my", "their") for n in range(2) for field in ("there", "x", "y")),
)
_NO_FIGURE = (0.0,) * len(FIGURE)


def observe(t: Table, seat: int) -> list[float]:
    attacker = target = -2
    for frame in t.stack:
        if frame.__class__ is Strike:
            attacker, target = frame.who, frame.target
    wide, high = (t.ground().width, t.ground().height) if t.map else (1, 1)
    row = [float(t.sides[seat] == 0)]
    for who in sides(t.seat, seat):
        if who < 0:
            row += _NO_FIGURE
            continue
        at, ready = t.at[who], t.ready[who]
        row += (
            at >= 0,
            at % wide / wide if at >= 0 else 0.0,
            at // wide / high if at >= 0 else 0.0,
            t.health[who] / 20,
            t.karma[who] / 10,
            ready == 0,
            ready == 2,
            t.conditions[who].bit_count() / 7,
            who == acting if (acting := t.acting) >= 0 else 0.0,
            who == attacker,
            who == target,
        )
    plots = t.plots if seat == 0 else t.plots[2:] + t.plots[:2]
    for at in plots:
        row += (1.0, at % wide / wide, at // wide / high) if at >= 0 else (0.0, 0.0, 0.0)
    return row
