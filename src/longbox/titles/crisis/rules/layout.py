"""Where objective tokens lie at the start: setup diagrams, measured with range tools (CP-006, CP-140, CP-152, CP-153)."""

from __future__ import annotations

from ..script.crises import Mark, Point
from ..state import Table

BOARD = 36.0
HUGE = 6
"""The Size of terrain that makes room for tokens."""


def place_of(t: Table, mark: Mark | Point) -> Point:
    """Where a point of the diagram is on the battlefield, seen from the edges the players have (CP-139)."""
    if not isinstance(mark, Mark):
        return turned(t, *mark)
    tools = t.the_tools()
    x, y = (min(BOARD / 2, sum(tools.range(n) for n in ranges)) if ranges else BOARD / 2 for ranges in (mark.across, mark.along))
    if mark.corner[1] == "e":
        x = BOARD - x
    if mark.corner[0] == "n":
        y = BOARD - y
    return turned(t, x, y)


def edge_gap(t: Table, seat: int, at: Point) -> float:
    """How far a point is from a player's edge."""
    x, y = at
    return {"south": y, "north": BOARD - y, "west": x, "east": BOARD - x}[t.edges[seat]]


def turned(t: Table, x: float, y: float) -> Point:
    """Diagrams have the players south and north: a quarter turn brings them to west and east. A half turn changes no diagram."""
    return (y, BOARD - x) if t.edges[0] in ("west", "east") else (x, y)


def on_edge(edge: str, along: float, depth: float) -> tuple[float, float]:
    """A point by its way along an edge and its distance from it."""
    if edge in ("south", "north"):
        return (along, depth if edge == "south" else 36.0 - depth)
    return (depth if edge == "west" else 36.0 - depth, along)
