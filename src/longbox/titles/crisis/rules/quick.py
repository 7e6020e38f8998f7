"""The quick setup: everything is decided at once, so that the first question of the game is its first turn."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ask

from ..state import Table
from .layout import on_edge
from .squads import led, led_as, usual, usual_squads

if TYPE_CHECKING:
    from .setup import Setup

SPACING = 3.75
"""How far apart a line of characters stands, in inches."""


def choice(t: Table, setup: Setup, ask: Ask) -> Any:
    """A sensible answer to a question of the setup."""
    options = ask.options
    if ask.kind == "squad":
        return squad(t, setup, ask.seat)
    if ask.kind == "affiliation":
        return affiliation(t, setup, ask)
    if ask.kind == "spot":
        return spot(t, setup, ask)
    if ask.kind in ("tactics", "deploy"):
        return options[0]
    return options[t.below(len(options))]


def squad(t: Table, setup: Setup, seat: int) -> tuple[str, ...]:
    """A squad filled to the threat, led by somebody if the roster allows it; one of a ready roster as the roster is meant."""
    own, full = setup.roster(t, seat), setup.full_squads(t, seat)
    found = usual_squads(full, own.affiliation, own.tactics, t.library) or led(full, t.library)
    return found[t.below(len(found))]


def affiliation(t: Table, setup: Setup, ask: Ask) -> Any:
    """That of a ready roster, else one with a leader, else any rather than none."""
    own, chosen = setup.roster(t, ask.seat), setup.squads[ask.seat]
    meant = usual(chosen, own.affiliation, own.tactics, t.library) if own.affiliation else None
    if meant in ask.options:
        return meant
    return led_as(chosen, [str(name) for name in ask.options], t.library)


def spot(t: Table, setup: Setup, ask: Ask) -> Any:
    """The free place nearest to the next one of a line around the middle of the edge, as far forward as allowed."""
    edge = t.edges[ask.seat]
    placed, left = len(t.team(ask.seat)), len(setup.waiting(t, ask.seat))
    along = 18.0 + (placed - (placed + left - 1) / 2) * SPACING
    x, y = on_edge(edge, along, 8.0)
    return min(ask.options, key=lambda at: dist(at, (x, y)))  # type: ignore[arg-type]
