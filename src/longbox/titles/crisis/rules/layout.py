"""Where objective tokens lie at the start: setup diagrams, measured with range tools (CP-006, CP-140, CP-152, CP-153)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, sin, tau
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from longbox.geometry.ranges import terrain_to_terrain
from longbox.geometry.shapes import Polygon, overlaps_feature
from longbox.kernel import Ask

from ..events import TerrainMoved
from ..language.script import Step

if TYPE_CHECKING:
    from ..table import Table

BOARD = 36.0
HUGE = 6
"""The Size of terrain that makes room for tokens."""
WAYS, STRIDE, SAME = 72, 0.1, 1e-6

Point: TypeAlias = tuple[float, float]


class Mark(NamedTuple):
    """A point of a setup diagram: range tools laid end to end from two edges. An empty row of tools is the centre line."""

    corner: str
    """The edges measured from: sw, se, nw or ne. The players sit south and north."""
    across: tuple[int, ...]
    along: tuple[int, ...]


CENTRE = Mark("sw", (), ())


def corners(across: tuple[int, ...], along: tuple[int, ...]) -> tuple[Mark, ...]:
    """The same point measured from every corner.

    >>> [mark.corner for mark in corners((4,), (5, 2))], [mark.corner for mark in corners((), (5,))]
    (['sw', 'se', 'nw', 'ne'], ['sw', 'nw'])
    """
    return tuple(Mark(south + west, across, along) for south in ("sn" if along else "s") for west in ("we" if across else "w"))


def place_of(t: Table, mark: Mark) -> Point:
    """Where a point of the diagram is on the battlefield, seen from the edges the players have (CP-139)."""
    tools = t.the_tools()
    x, y = (min(BOARD / 2, sum(tools.range(n) for n in ranges)) if ranges else BOARD / 2 for ranges in (mark.across, mark.along))
    if mark.corner[1] == "e":
        x = BOARD - x
    if mark.corner[0] == "n":
        y = BOARD - y
    return turned(t, x, y)


def turned(t: Table, x: float, y: float) -> Point:
    """Diagrams have the players south and north: a quarter turn brings them to west and east. A half turn changes no diagram."""
    return (y, BOARD - x) if t.edges[0] in ("west", "east") else (x, y)


# -- terrain that makes room (CP-153) ----------------------------------------------------------------------------------


def footprint(t: Table, feature: int, by: Point = (0.0, 0.0)) -> Polygon:
    return Polygon([(x + by[0], y + by[1]) for x, y in t.terrain[feature][3]])


def buries(t: Table, polygon: Polygon) -> bool:
    """Whether terrain with this footprint would lie over a token."""
    r = t.the_tools().token_radius
    return any(overlaps_feature((x, y, r), polygon) for x, y in t.token_at)


def directions(polygon: Polygon) -> Iterator[Point]:
    """Ways to move a feature: square to its sides first, because the shortest way out is one of those or round a corner."""
    for edge in polygon.edges:
        yield (edge[5], edge[6])
        yield (-edge[5], -edge[6])
    for i in range(WAYS):
        yield (cos(i * tau / WAYS), sin(i * tau / WAYS))


def shifts(t: Table, feature: int) -> list[Point]:
    """The shortest moves that clear the tokens and all other terrain (Q25): several if they are equally short, or none."""
    here = footprint(t, feature)
    rest = [footprint(t, i) for i in range(len(t.terrain)) if i != feature]
    rest = [other for other in rest if terrain_to_terrain(here, other) > 0.0]

    def free(x: float, y: float) -> bool:
        if here.left + x < 0.0 or here.right + x > BOARD or here.bottom + y < 0.0 or here.top + y > BOARD:
            return False
        moved = here.moved(x, y)
        return not buries(t, moved) and all(terrain_to_terrain(moved, other) > 0.0 for other in rest)

    found: list[tuple[float, Point]] = []
    best = BOARD
    for dx, dy in directions(here):
        far = STRIDE
        while far < best + STRIDE and not free(far * dx, far * dy):
            far += STRIDE
        if far >= best + STRIDE:
            continue
        low, high = far - STRIDE, far
        while high - low > SAME / 100:
            middle = (low + high) / 2
            if free(middle * dx, middle * dy):
                high = middle
            else:
                low = middle
        best = min(best, high)
        found.append((high, (round(high * dx, 6), round(high * dy, 6))))
    return list(dict.fromkeys(by for far, by in found if far <= best + SAME))


@dataclass(slots=True)
class MakeRoom(Step):
    """Terrain of Size 6 moves off the tokens; of equally short ways the player without priority picks one (Q25)."""

    STEPS = ("clear",)

    feature: int = 0
    """Those before it are settled."""

    def clear(self, t: Table) -> Ask | None:
        feature = self.buried(t)
        if feature is None:
            return None
        ways = shifts(t, feature)
        if len(ways) > 1:
            return Ask(1 - t.priority, "shift", tuple(ways))
        self.answer_shift(t, ways[0] if ways else (0.0, 0.0))
        self.back_to("clear")
        return None

    def buried(self, t: Table) -> int | None:
        """The next feature that lies over a token."""
        for feature in range(self.feature, len(t.terrain)):
            if t.terrain[feature][1] >= HUGE and buries(t, footprint(t, feature)):
                return feature
        return None

    def answer_shift(self, t: Table, by: Point) -> None:
        feature = self.buried(t)
        assert feature is not None
        self.feature = feature + 1
        kind, size, interactive, corners = t.terrain[feature]
        moved = tuple((x + by[0], y + by[1]) for x, y in corners)
        t.terrain = (*t.terrain[:feature], (kind, size, interactive, moved), *t.terrain[feature + 1 :])
        t.ground = None
        t.emit(TerrainMoved, feature, by)
