"""What characters put in the way of others: bases, and lines between two of them."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from typing import TYPE_CHECKING

from longbox.geometry.shapes import Base, Polygon

from .script import queries

if TYPE_CHECKING:
    from .state import Table

ROUND = 24
"""The sides of a base where it is in the way like terrain."""
THIN = 0.01
"""Half the width of a line that is in the way, in inches."""


def barriers(t: Table, who: int, climb: bool) -> list[Polygon]:
    """What no movement tool of this character may lie across."""
    found: list[Polygon] = []
    if in_force(t, queries.BARS_TOOLS):
        barring = [one for one in t.present() if t.seat[one] != t.seat[who] and t.has(queries.BARS_TOOLS, one)]
        found += [Polygon.regular(*t.base[one], ROUND) for one in barring]
    if not climb and in_force(t, queries.BARRIER):
        found += walls(t, queries.BARRIER, 1 - t.seat[who])
    return found


def veils(t: Table, a: int, b: int) -> list[Polygon]:
    """What no line of sight between two characters may go through; nobody hides behind its own end of a line."""
    screen = queries.SCREEN if t.options["mended"] else queries.BARRIER
    if not in_force(t, screen):
        return []
    return [*walls(t, screen, 0, (a, b)), *walls(t, screen, 1, (a, b))]


def in_force(t: Table, query: str) -> bool:
    """Whether any card in play answers a question at all; sight is asked for often, and most games have no barrier."""
    if query in (t.index or t.the_index()).modify:
        return True
    return any(getattr(t.library.lasting.get(row[0]), "query", "") == query for row in t.lasting)


def walls(t: Table, query: str, seat: int, ends: tuple[int, ...] = ()) -> list[Polygon]:
    """The characters of a player that stand in the way together, and the lines between them, except for what these belong to."""
    makers = [one for one in t.present() if t.seat[one] == seat and t.has(query, one)]
    if len(makers) < 2:
        return []  # it takes two to hold a line
    bases = [Polygon.regular(*t.base[one], ROUND) for one in makers if one not in ends]
    pairs = [pair for pair in combinations(makers, 2) if not set(pair) & set(ends)]
    return bases + [strip(t.base[one], t.base[two]) for one, two in pairs]


def strip(a: Base, b: Base) -> Polygon:
    """A line between the middles of two bases, as thin terrain."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    x, y = THIN * (a[1] - b[1]) / length, THIN * (b[0] - a[0]) / length
    return Polygon([(a[0] + x, a[1] + y), (a[0] - x, a[1] - y), (b[0] - x, b[1] - y), (b[0] + x, b[1] + y)])


__all__ = ["barriers", "veils"]
