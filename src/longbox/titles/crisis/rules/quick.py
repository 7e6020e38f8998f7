"""The quick setup: everything is decided at once, so that the first question of the game is its first turn."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ask

from ..state import Table
from .layout import on_edge
from .squads import leads, led

if TYPE_CHECKING:
    from .setup import Setup

SPACING = 3.75
"""How far apart a line of characters stands, in inches."""


def choice(t: Table, setup: Setup, ask: Ask) -> Any:
    """A sensible answer to a question of the setup."""
    options = ask.options
    if ask.kind == "squad":
        return squad(t, setup, ask.seat)
    if ask.kind == "affiliation":  # one with a leader, else any rather than none
        return next((name for name in options if name and leads(setup.squads[ask.seat], str(name), t.library)), options[0])
    if ask.kind == "spot":
        return spot(t, setup, ask)
    if ask.kind in ("tactics", "deploy"):
        return options[0]
    return options[t.below(len(options))]


def squad(t: Table, setup: Setup, seat: int) -> tuple[str, ...]:
    """A squad filled to the threat, led by somebody if the roster allows it."""
    found = led(setup.full_squads(t, seat), t.library)
    return found[t.below(len(found))]


def spot(t: Table, setup: Setup, ask: Ask) -> Any:
    """The free place nearest to the next one of a line around the middle of the edge, as far forward as allowed."""
    edge = t.edges[ask.seat]
    placed, left = len(t.team(ask.seat)), len(setup.waiting(t, ask.seat))
    along = 18.0 + (placed - (placed + left - 1) / 2) * SPACING
    x, y = on_edge(edge, along, 8.0)
    return min(ask.options, key=lambda at: dist(at, (x, y)))  # type: ignore[arg-type]
