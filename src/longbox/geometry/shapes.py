"""Discs, segments and convex polygons: the closed forms everything else is made of.

A base or token is a plain `(x, y, radius)`. A terrain footprint is a `Polygon`, prepared once per feature.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, ceil, cos, hypot, inf, pi, radians, sin, tau
from typing import NamedTuple, TypeAlias

from longbox.geometry.tools import EPS

Point: TypeAlias = tuple[float, float]
Base: TypeAlias = tuple[float, float, float]
Edge: TypeAlias = tuple[float, float, float, float, float, float, float]


class Polygon:
    """A convex footprint, counter-clockwise, with everything a test needs already worked out.

    `edges` holds one flat tuple per side: start x, y, unit direction x, y, length, outward normal x, y.
    `(x, y)` is the centroid (the centre for moves toward or away from the feature), `radius` the bounding
    circle about it, and `left, bottom, right, top` the bounding box.

    >>> Polygon([(0, 0), (0, 2), (4, 2), (4, 0)])          # clockwise input is turned round
    Polygon([(4.0, 0.0), (4.0, 2.0), (0.0, 2.0), (0.0, 0.0)])
    >>> Polygon([(0, 0), (2, 0), (1, 0.2), (1, 3)])
    Traceback (most recent call last):
    ...
    ValueError: a footprint must be convex
    """

    __slots__ = ("bottom", "edges", "left", "radius", "right", "top", "vertices", "x", "y")

    vertices: tuple[Point, ...]
    edges: tuple[Edge, ...]
    x: float
    y: float
    radius: float
    left: float
    bottom: float
    right: float
    top: float

    def __init__(self, vertices: Iterable[Sequence[float]]) -> None:
        points = _cleaned([(float(v[0]), float(v[1])) for v in vertices])
        edges: list[Edge] = []
        area = sx = sy = 0.0
        ox, oy = points[0]
        for i, (px, py) in enumerate(points):
            qx, qy = points[(i + 1) % len(points)]
            length = hypot(qx - px, qy - py)
            ex, ey = (qx - px) / length, (qy - py) / length
            edges.append((px, py, ex, ey, length, ey, -ex))
            part = (px - ox) * (qy - oy) - (qx - ox) * (py - oy)
            area += part
            sx += part * (px + qx - 2.0 * ox)
            sy += part * (py + qy - 2.0 * oy)
        put = object.__setattr__
        put(self, "vertices", tuple(points))
        put(self, "edges", tuple(edges))
        put(self, "x", ox + sx / (3.0 * area))
        put(self, "y", oy + sy / (3.0 * area))
        put(self, "radius", max(hypot(px - self.x, py - self.y) for px, py in points))
        put(self, "left", min(p[0] for p in points))
        put(self, "right", max(p[0] for p in points))
        put(self, "bottom", min(p[1] for p in points))
        put(self, "top", max(p[1] for p in points))

    @classmethod
    def rectangle(cls, left: float, right: float, bottom: float, top: float, turn: float = 0.0) -> Polygon:
        """An axis-parallel box, turned by `turn` radians about its middle.

        >>> Polygon.rectangle(0, 4, 0, 2).vertices
        ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0))
        """
        if not turn:
            return cls(((left, bottom), (right, bottom), (right, top), (left, top)))
        mx, my, c, s = (left + right) / 2.0, (bottom + top) / 2.0, cos(turn), sin(turn)
        box = ((left, bottom), (right, bottom), (right, top), (left, top))
        return cls([(mx + (x - mx) * c - (y - my) * s, my + (x - mx) * s + (y - my) * c) for x, y in box])

    @classmethod
    def regular(cls, x: float, y: float, radius: float, sides: int, turn: float = 0.0) -> Polygon:
        """A regular polygon whose corners lie on a circle: trees, fountains, round towers.

        >>> round(Polygon.regular(5, 5, 2, 6).right, 6)
        7.0
        """
        step = tau / sides
        return cls([(x + radius * cos(turn + i * step), y + radius * sin(turn + i * step)) for i in range(sides)])

    def moved(self, dx: float, dy: float) -> Polygon:
        """The same footprint elsewhere.

        >>> Polygon.rectangle(0, 1, 0, 1).moved(3, 0).left
        3.0
        """
        return Polygon([(x + dx, y + dy) for x, y in self.vertices])

    def offset(self, distance: float, step: float = radians(10.0)) -> Polygon | None:
        """Grown by a positive distance (round corners, cut into chords), or shrunk by a negative one.

        Shrinking far enough leaves nothing: None.

        >>> box = Polygon.rectangle(0, 4, 0, 2)
        >>> shrunk = box.offset(-0.5)
        >>> shrunk and (shrunk.left, shrunk.top)
        (0.5, 1.5)
        >>> box.offset(-1.0) is None
        True
        >>> grown = box.offset(1.0)
        >>> grown and (round(grown.left, 9), round(grown.top, 9))
        (-1.0, 3.0)
        """
        points: list[Point] = []
        if distance >= 0.0:
            before = self.edges[-1]
            for edge in self.edges:
                start = atan2(before[6], before[5])
                turn = (atan2(edge[6], edge[5]) - start) % tau
                pieces = max(1, ceil(turn / step))
                for i in range(pieces + 1):
                    a = start + turn * i / pieces
                    points.append((edge[0] + distance * cos(a), edge[1] + distance * sin(a)))
                before = edge
            return Polygon(points)
        points = list(self.vertices)
        for vx, vy, _, _, _, nx, ny in self.edges:
            points = _clipped(points, vx + distance * nx, vy + distance * ny, nx, ny)
            if len(points) < 3:
                return None
        try:
            return Polygon(points)
        except ValueError:
            return None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Polygon is immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a Polygon is immutable")

    def __reduce__(self) -> tuple[type[Polygon], tuple[tuple[Point, ...]]]:
        return (Polygon, (self.vertices,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polygon) and other.vertices == self.vertices

    def __hash__(self) -> int:
        return hash(self.vertices)

    def __repr__(self) -> str:
        return f"Polygon({list(self.vertices)})"


class Feature(NamedTuple):
    """A piece of terrain as geometry sees it: where it stands and how large it counts."""

    polygon: Polygon
    size: int


def larger(features: Iterable[Feature], size: int) -> list[Polygon]:
    """The footprints of features larger than a Size: they stop its tool and hide it from view.

    >>> box = Polygon.rectangle(0, 1, 0, 1)
    >>> len(larger([Feature(box, 2), Feature(box, 3)], 2))
    1
    """
    return [feature[0] for feature in features if feature[1] > size]


def pt_poly(x: float, y: float, q: Polygon) -> float:
    """Signed distance of a point from a polygon, negative inside.

    >>> box = Polygon.rectangle(0, 4, 0, 2)
    >>> pt_poly(7, 6, box), pt_poly(2, 1, box), pt_poly(4, 1, box)
    (5.0, -1.0, 0.0)
    """
    deepest = -inf
    corner = inf
    for vx, vy, ex, ey, length, nx, ny in q.edges:
        dx = x - vx
        dy = y - vy
        h = nx * dx + ny * dy
        if h > deepest:
            deepest = h
        if h > 0.0:
            s = ex * dx + ey * dy
            if s < 0.0:
                d = dx * dx + dy * dy
                if d < corner:
                    corner = d
            elif s <= length:
                return h
            else:
                s -= length
                d = h * h + s * s
                if d < corner:
                    corner = d
    return deepest if deepest <= 0.0 else corner**0.5


def pt_seg(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Distance of a point from a segment.

    >>> pt_seg(5, 3, 0, 0, 10, 0), pt_seg(13, 4, 0, 0, 10, 0)
    (3.0, 5.0)
    """
    dx, dy, px, py = bx - ax, by - ay, x - ax, y - ay
    square = dx * dx + dy * dy
    if square > 0.0:
        s = (px * dx + py * dy) / square
        if s >= 1.0:
            px -= dx
            py -= dy
        elif s > 0.0:
            px -= s * dx
            py -= s * dy
    return hypot(px, py)


def seg_hits_poly(ax: float, ay: float, bx: float, by: float, q: Polygon) -> bool:
    """Does a segment meet a polygon? Touching counts (Cyrus-Beck clipping).

    >>> box = Polygon.rectangle(0, 4, 0, 2)
    >>> seg_hits_poly(-1, 1, 9, 1, box), seg_hits_poly(-1, 3, 9, 3, box), seg_hits_poly(1, 2, 9, 2, box)
    (True, False, True)
    """
    dx = bx - ax
    dy = by - ay
    enter = 0.0
    leave = 1.0
    for vx, vy, _, _, _, nx, ny in q.edges:
        h = nx * (vx - ax) + ny * (vy - ay)
        slope = nx * dx + ny * dy
        if slope < 0.0:
            t = h / slope
            if t > enter:
                if t > leave:
                    return False
                enter = t
        elif slope > 0.0:
            t = h / slope
            if t < leave:
                if t < enter:
                    return False
                leave = t
        elif h < 0.0:
            return False
    return True


def seg_poly(ax: float, ay: float, bx: float, by: float, q: Polygon) -> float:
    """Distance of a segment from a polygon, 0 where they meet.

    >>> seg_poly(6, -5, 6, 5, Polygon.rectangle(0, 4, 0, 2))
    2.0
    """
    if seg_hits_poly(ax, ay, bx, by, q):
        return 0.0
    least = min(pt_poly(ax, ay, q), pt_poly(bx, by, q))
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square > 0.0:
        length = square**0.5
        for vx, vy, *_ in q.edges:
            px = vx - ax
            py = vy - ay
            if 0.0 < px * dx + py * dy < square:
                m = abs(px * dy - py * dx) / length
                if m < least:
                    least = m
    return max(least, 0.0)


def disc_disc(a: Base, b: Base) -> float:
    """Gap between two bases, edge to edge; negative when they overlap.

    >>> disc_disc((0, 0, 1), (5, 0, 1.5))
    2.5
    """
    return hypot(a[0] - b[0], a[1] - b[1]) - a[2] - b[2]


def disc_poly(a: Base, q: Polygon) -> float:
    """Gap between a base and a footprint; negative when they overlap.

    >>> disc_poly((7, 1, 1), Polygon.rectangle(0, 4, 0, 2))
    2.0
    """
    return pt_poly(a[0], a[1], q) - a[2]


def discs_overlap(a: Base, b: Base, eps: float = EPS) -> bool:
    """Do two bases share ground? Contact is no overlap.

    >>> discs_overlap((0, 0, 1), (2, 0, 1)), discs_overlap((0, 0, 1), (1.98, 0, 1))
    (False, True)
    """
    dx, dy, s = a[0] - b[0], a[1] - b[1], a[2] + b[2] - eps
    return dx * dx + dy * dy < s * s


def overlaps_feature(a: Base, q: Polygon, eps: float = EPS) -> bool:
    """Does a base share ground with a feature, wholly or in part?

    >>> overlaps_feature((5, 1, 1), Polygon.rectangle(0, 4, 0, 2))
    False
    """
    reach = a[2] - eps
    if a[0] - reach > q.right or a[0] + reach < q.left or a[1] - reach > q.top or a[1] + reach < q.bottom:
        return False
    return pt_poly(a[0], a[1], q) < reach


def on_top(a: Base, q: Polygon, eps: float = EPS) -> bool:
    """Does a base stand entirely on a feature?

    >>> roof = Polygon.rectangle(0, 4, 0, 4)
    >>> on_top((1, 2, 1), roof), on_top((0.9, 2, 1), roof)
    (True, False)
    """
    return pt_poly(a[0], a[1], q) <= eps - a[2]


def under(a: Base, features: Iterable[Polygon], eps: float = EPS) -> list[Polygon]:
    """The features a base overlaps, those it stands on and those it only cuts.

    >>> len(under((0, 0, 1), [Polygon.rectangle(0.5, 3, -1, 1), Polygon.rectangle(1, 3, -1, 1)]))
    1
    """
    return [q for q in features if overlaps_feature(a, q, eps)]


def _cleaned(points: list[Point]) -> list[Point]:
    """Counter-clockwise, without doubled or straight corners; ValueError if not convex."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1], strict=True))
    if area < 0.0:
        points = points[::-1]
    kept: list[Point] = []
    for p in points:
        if not kept or hypot(p[0] - kept[-1][0], p[1] - kept[-1][1]) > 1e-9:
            kept.append(p)
    while len(kept) > 1 and hypot(kept[0][0] - kept[-1][0], kept[0][1] - kept[-1][1]) <= 1e-9:
        kept.pop()
    corners: list[Point] = []
    turned = 0.0
    for i, (x, y) in enumerate(kept):
        ax, ay = x - kept[i - 1][0], y - kept[i - 1][1]
        following = kept[(i + 1) % len(kept)]
        bx, by = following[0] - x, following[1] - y
        bend = atan2(ax * by - ay * bx, ax * bx + ay * by)
        if bend < -1e-7:
            raise ValueError("a footprint must be convex")
        turned += bend
        if bend > 1e-9:
            corners.append((x, y))
    if len(corners) < 3:
        raise ValueError("a footprint needs three corners")
    if abs(turned - tau) > pi:
        raise ValueError("a footprint must not wind round twice")
    return corners


def _clipped(points: list[Point], vx: float, vy: float, nx: float, ny: float) -> list[Point]:
    """The part of a convex ring on the inner side of one line."""
    kept: list[Point] = []
    px, py = points[-1]
    ph = nx * (px - vx) + ny * (py - vy)
    for x, y in points:
        h = nx * (x - vx) + ny * (y - vy)
        if (h < 0.0) != (ph < 0.0):
            s = ph / (ph - h)
            kept.append((px + s * (x - px), py + s * (y - py)))
        if h <= 0.0:
            kept.append((x, y))
        px, py, ph = x, y, h
    return kept
