"""Size 6 terrain makes room for objective tokens (CP-153): it moves, not the token."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, hypot, radians

from longbox.geometry.shapes import Point, Polygon, overlaps_feature, pt_poly, pt_seg
from longbox.kernel import Ask

from ..codes import ON_BOARD
from ..events import TerrainMoved
from ..ground import BOARD
from ..script.running import Step
from ..state import Table
from .layout import HUGE

CHORD = radians(10.0)
SLACK = 1e-6
SAME = 0.01
"""Ways whose lengths differ by no more than this are equally short."""


@dataclass(slots=True)
class MakeRoom(Step):
    """Each Size 6 feature on a token moves the shortest way off it; of several equally short ones the player without priority
    chooses (Q25). Where there is no room at all it stays."""

    STEPS = ("move",)

    def move(self, t: Table) -> Ask | None:
        for terrain in in_the_way(t):
            ways = ways_clear(t, terrain)
            if len(ways) > 1:
                return Ask(1 - t.priority, "clear", tuple((terrain, dx, dy) for dx, dy in ways))
            if ways:
                self.step -= 1  # look again: the next one needs room where this one stands now
                shift(t, terrain, *ways[0])
                return None
        return None

    def answer_clear(self, t: Table, way: tuple[int, float, float]) -> None:
        shift(t, *way)


def tokens(t: Table) -> list[tuple[float, float, float]]:
    r = t.the_tools().token_radius
    return [(x, y, r) for i, (x, y) in enumerate(t.token_at) if t.token_holder[i] == ON_BOARD]


def in_the_way(t: Table) -> list[int]:
    """The Size 6 features that stand on tokens."""
    return [
        i
        for i, feature in enumerate(t.the_ground().features)
        if feature.size >= HUGE and any(overlaps_feature(token, feature.polygon, t.the_tools().eps) for token in tokens(t))
    ]


def shift(t: Table, terrain: int, dx: float, dy: float) -> None:
    kind, size, interactive, corners = t.terrain[terrain]
    there = (kind, size, interactive, tuple((round(x + dx, 4), round(y + dy, 4)) for x, y in corners))
    t.terrain = (*t.terrain[:terrain], there, *t.terrain[terrain + 1 :])
    t.ground = None
    t.emit(TerrainMoved, terrain, dx, dy)


def ways_clear(t: Table, terrain: int) -> list[Point]:
    """The shortest translations that take a feature off all tokens and all other terrain, still on the board.

    Translations that hit something form one convex area per thing (its outline seen from the feature). The shortest one outside
    them all is the foot of the origin on some side of such an area, or a point where two sides cross.
    """
    polygon = t.the_ground().features[terrain].polygon
    areas = blocked(t, terrain)
    eps = t.the_tools().eps  # so that even a feature as wide as the board leaves an area to look in
    board = Polygon.rectangle(-polygon.left - eps, BOARD - polygon.right + eps, -polygon.bottom - eps, BOARD - polygon.top + eps)
    sides = [(vx, vy, vx + ex * length, vy + ey * length) for q in (*areas, board) for vx, vy, ex, ey, length, *_ in q.edges]
    # The nearest sides first: once a free point is found, sides that lie farther off cannot give a shorter way.
    sides.sort(key=lambda side: pt_seg(0.0, 0.0, *side))
    best: dict[Point, float] = {}
    least = BOARD
    for number, side in enumerate(sides):
        if pt_seg(0.0, 0.0, *side) > least + SAME:
            break
        for x, y in (foot(side), *(cut for other in sides[:number] for cut in crossing(side, other))):
            far = hypot(x, y)
            if far <= least + SAME and pt_poly(x, y, board) <= SLACK and all(pt_poly(x, y, q) >= -SLACK for q in areas):
                least = min(least, far)
                best[round(x, 4), round(y, 4)] = far
    return apart(at for at in sorted(best) if best[at] <= least + SAME)


def blocked(t: Table, terrain: int) -> list[Polygon]:
    """The translations of a feature that hit a token or another feature, one area for each."""
    features = t.the_ground().features
    corners = features[terrain].polygon.vertices
    areas: list[Polygon] = []
    for x, y, r in tokens(t):
        grown = Polygon([(x - px, y - py) for px, py in corners]).offset(r / cos(CHORD / 2), CHORD)  # chords outside
        assert grown is not None
        areas.append(grown)
    for i, other in enumerate(features):
        if i != terrain:
            areas.append(hull([(qx - px, qy - py) for px, py in corners for qx, qy in other.polygon.vertices]))
    return areas


def apart(points: Iterable[Point]) -> list[Point]:
    """Points without those that are the same but for rounding."""
    found: list[Point] = []
    for x, y in points:
        if all(hypot(x - a, y - b) > 10 * SAME for a, b in found):
            found.append((x, y))
    return found


def foot(side: tuple[float, float, float, float]) -> Point:
    """The point of a side that is nearest to the origin."""
    ax, ay, bx, by = side
    dx, dy = bx - ax, by - ay
    s = max(0.0, min(1.0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
    return (ax + s * dx, ay + s * dy)


def crossing(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> list[Point]:
    """Where two sides cross.

    >>> crossing((0, 0, 2, 2), (0, 2, 2, 0)), crossing((0, 0, 1, 0), (0, 1, 1, 1))
    ([(1.0, 1.0)], [])
    """
    ax, ay, bx, by = one
    cx, cy, dx, dy = two
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    det = ux * vy - uy * vx
    if abs(det) < 1e-12:
        return []
    s = ((cx - ax) * vy - (cy - ay) * vx) / det
    t = ((cx - ax) * uy - (cy - ay) * ux) / det
    return [(ax + s * ux, ay + s * uy)] if 0.0 <= s <= 1.0 and 0.0 <= t <= 1.0 else []


def hull(points: list[Point]) -> Polygon:
    """The convex hull.

    >>> hull([(0, 0), (2, 0), (1, 0.5), (2, 2), (0, 2)])
    Polygon([(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)])
    """
    ordered = sorted(set(points))
    ring: list[Point] = []
    for run in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for p in run:
            while len(chain) > 1 and _bend(chain[-2], chain[-1], p) <= 1e-9:
                chain.pop()
            chain.append(p)
        ring += chain[:-1]
    return Polygon(ring)


def _bend(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
