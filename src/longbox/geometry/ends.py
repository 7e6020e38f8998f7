"""Where a movement may end: on the board, on no other base, on or off every feature but never across."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, inf
from typing import Literal, NamedTuple

from longbox.geometry.shapes import Base, Point, Polygon, overlaps_feature, pt_poly
from longbox.geometry.tools import STANDARD, Tools


class Fault(NamedTuple):
    """Why a base cannot end somewhere: `edge`, `base`, `terrain` (cut) or `roof` (out of reach); how deep."""

    kind: Literal["edge", "base", "terrain", "roof"]
    which: int
    depth: float


def end_legal(
    end: Base,
    bases: Sequence[Base],
    passable: Sequence[Polygon],
    blockers: Sequence[Polygon] = (),
    tools: Tools = STANDARD,
) -> bool:
    """May a movement end here? On the board, on no other base, and on or off every feature, never across.

    `passable` are the features the tool may overlap: only on those may the base stand. `blockers` are the
    others. For a place, every feature is passable.

    >>> roof = Polygon.rectangle(12, 18, 0, 20)
    >>> end_legal((15, 10, 0.689), [], [roof]), end_legal((15, 10, 0.689), [], [], [roof])
    (True, False)
    >>> end_legal((12, 10, 0.689), [], [roof]), end_legal((0.5, 10, 0.689), [], [])
    (False, False)
    """
    # In one piece: asked for every end of every movement that is looked at.
    x, y, r = end
    eps = tools.eps
    inner = r - eps
    if not (inner <= x <= tools.board_width - inner and inner <= y <= tools.board_height - inner):
        return False
    for ox, oy, o in bases:
        dx = ox - x
        dy = oy - y
        s = inner + o
        if dx * dx + dy * dy < s * s:
            return False
    for q in passable:
        if q.left < x + inner and q.right > x - inner and q.bottom < y + inner and q.top > y - inner:
            d = pt_poly(x, y, q)
            if -inner < d < inner:
                return False
    for q in blockers:
        if q.left < x + inner and q.right > x - inner and q.bottom < y + inner and q.top > y - inner and pt_poly(x, y, q) < inner:
            return False
    return True


class Standing:
    """`end_legal` for one radius, prepared: ask it about any number of ends."""

    __slots__ = ("bases", "features", "inner", "right", "top")

    def __init__(
        self,
        r: float,
        bases: Iterable[Base],
        passable: Iterable[Polygon],
        blockers: Iterable[Polygon] = (),
        tools: Tools = STANDARD,
    ) -> None:
        self.inner = inner = r - tools.eps
        self.right = tools.board_width - inner
        self.top = tools.board_height - inner
        self.bases = [(x, y, (inner + o) ** 2) for x, y, o in bases]
        # A blocker may not be stood on, however far inside its outline the base would be.
        features = [(q, -inner) for q in passable] + [(q, -inf) for q in blockers]
        self.features = [(q.left - inner, q.right + inner, q.bottom - inner, q.top + inner, q, d) for q, d in features]

    def among(self, points: Iterable[Point]) -> Iterator[Point]:
        """Those of the points at which the base may end with its middle.

        >>> standing = Standing(0.689, [(13, 10, 0.689)], [Polygon.rectangle(15, 20, 0, 20)])
        >>> list(standing.among([(10, 10), (12, 10), (15, 10), (18, 10)]))
        [(10, 10), (18, 10)]
        """
        least, right, top = self.inner, self.right, self.top
        bases, features = self.bases, self.features
        for point in points:
            x, y = point
            if not (least <= x <= right and least <= y <= top):
                continue
            for ox, oy, limit in bases:
                ox -= x
                oy -= y
                if ox * ox + oy * oy < limit:
                    break
            else:
                for west, east, south, north, q, deepest in features:
                    if west < x < east and south < y < north and deepest < pt_poly(x, y, q) < least:
                        break
                else:
                    yield point


def fault(
    end: Base,
    bases: Sequence[Base],
    passable: Sequence[Polygon],
    blockers: Sequence[Polygon] = (),
    tools: Tools = STANDARD,
) -> Fault | None:
    """The gravest reason against ending here, for a message; None exactly where `end_legal` says yes.

    Features are counted through: first the passable ones, then the blockers.

    >>> fault((10, 10, 1), [(11.5, 10, 1)], [])
    Fault(kind='base', which=0, depth=0.5)
    """
    if end_legal(end, bases, passable, blockers, tools):
        return None
    x, y, r = end
    found = [Fault("edge", 0, r - min(x, y, tools.board_width - x, tools.board_height - y))]
    found += [Fault("base", i, r + o - hypot(ox - x, oy - y)) for i, (ox, oy, o) in enumerate(bases)]
    for i, q in enumerate(passable):
        d = pt_poly(x, y, q)
        found.append(Fault("terrain", i, min(r - d, r + d)))
    for i, q in enumerate(blockers, len(passable)):
        d = pt_poly(x, y, q)
        found.append(Fault("roof" if d <= tools.eps - r else "terrain", i, r - d))
    return max(found, key=lambda one: one.depth)


def sort_features(
    base: Base, features: Iterable[tuple[Polygon, int]], size: int, eps: float = STANDARD.eps
) -> tuple[list[Polygon], list[Polygon]]:
    """Split terrain into what the tool of a character of this Size may overlap, and what blocks it.

    Features under the base at the start never block, whatever their Size.

    >>> low, tall = Polygon.rectangle(3, 4, 0, 9), Polygon.rectangle(6, 7, 0, 9)
    >>> passable, blockers = sort_features((1, 1, 0.689), [(low, 2), (tall, 3)], 2)
    >>> passable == [low], blockers == [tall]
    (True, True)
    """
    passable: list[Polygon] = []
    blockers: list[Polygon] = []
    for polygon, feature_size in features:
        crossable = feature_size <= size or overlaps_feature(base, polygon, eps)
        (passable if crossable else blockers).append(polygon)
    return passable, blockers
