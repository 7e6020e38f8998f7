"""Arcs of directions, and the directions in which a feature stands in the way."""

from __future__ import annotations

from math import acos, asin, atan2, floor, hypot, inf, pi, sqrt, tau
from typing import TypeAlias

from longbox.geometry.shapes import Polygon

Arc: TypeAlias = tuple[float, float]

FULL: Arc = (-pi, pi)
"""Every direction."""


def wrap(angle: float) -> float:
    """The same direction between -pi and pi.

    >>> round(wrap(7.0), 6), wrap(-0.5)
    (0.716815, -0.5)
    """
    return angle - tau * floor((angle + pi) / tau)


def subtract(pieces: list[Arc], lo: float, hi: float) -> list[Arc]:
    """Closed pieces (each at most one turn long) without the open arc from `lo` to `hi`, whole turns aside.

    >>> subtract([(0.0, 3.0)], 1.0, 2.0)
    [(0.0, 1.0), (2.0, 3.0)]
    >>> [(round(a, 3), round(b, 3)) for a, b in subtract([(3.0, 6.0)], -1.0, 1.0)]
    [(3.0, 5.283)]
    """
    if hi - lo >= tau:
        return []
    left: list[Arc] = []
    for p, q in pieces:
        turns = tau * floor((q - lo) / tau)
        a = lo + turns
        b = hi + turns
        # a is the last start of the arc before q, so only this copy and the one a turn earlier can matter.
        start = b - tau
        if start < p:
            start = p
        if a > start:
            left.append((start, a))
        if b > start:
            start = b
        if start <= q:
            left.append((start, q))
    return left


def contains(pieces: list[Arc], angle: float) -> bool:
    """Does a direction lie in one of the pieces?

    >>> contains([(6.0, 7.0)], 0.5), contains([(6.0, 7.0)], 1.0)
    (True, False)
    """
    return any((angle - lo) % tau <= hi - lo for lo, hi in pieces)


def shadow(x: float, y: float, near: float, far: float, half_width: float, q: Polygon) -> Arc | None:
    """Directions in which a ray from `(x, y)`, between two radii, comes closer to q than half_width.

    The extreme directions touch the circle about a corner, or pass where the outline of the grown polygon
    crosses a limiting circle; all candidates belong to the set, so the least and the greatest are the answer.

    >>> box = Polygon.rectangle(3, 4, -1, 1)
    >>> lo, hi = shadow(0, 0, 0, 5, 0.0, box) or FULL
    >>> round(hi, 4), round(lo, 4)
    (0.3218, -0.3218)
    >>> shadow(0, 0, 0, 2, 0.5, box) is None, shadow(2.8, 0, 0, 2, 0.5, box) == FULL
    (True, True)
    """
    # In one piece, because it is the innermost loop of every movement, and calls would be most of its cost.
    # Angles are measured from the direction of the polygon's centre: seen from outside the set is less than
    # half a turn wide about it, so that least and greatest need no thought about whole turns.
    cx = q.x - x
    cy = q.y - y
    lo = inf
    hi = -inf
    inside = True
    near2 = near * near
    far2 = far * far
    outer = far + half_width
    inner = near - half_width
    hw2 = half_width * half_width
    for vx, vy, ex, ey, length, nx, ny in q.edges:
        px = vx - x
        py = vy - y
        h = nx * px + ny * py
        s0 = -(ex * px + ey * py)
        offset = h + half_width
        if h <= 0.0:
            inside = False
            if offset > 0.0 and 0.0 <= s0 <= length:
                return FULL
        d2 = px * px + py * py
        d = sqrt(d2)
        if inner < d < outer:
            t2 = d2 - hw2
            if t2 <= 0.0:
                return FULL
            if t2 > far2:
                c = (far2 + t2) / (2.0 * far * d)
                half = acos(c) if c < 1.0 else 0.0
            elif t2 >= near2:
                half = asin(half_width / d)
            else:
                c = (near2 + t2) / (2.0 * near * d)
                half = acos(c) if c < 1.0 else 0.0
            angle = atan2(cx * py - cy * px, cx * px + cy * py)
            if angle - half < lo:
                lo = angle - half
            if angle + half > hi:
                hi = angle + half
        o2 = offset * offset
        for limit2 in (far2, near2):
            if o2 < limit2:
                root = sqrt(limit2 - o2)
                for s in (root, -root):
                    if 0.0 <= s0 + s <= length:
                        gx = offset * nx + s * ex
                        gy = offset * ny + s * ey
                        angle = atan2(cx * gy - cy * gx, cx * gx + cy * gy)
                        if angle < lo:
                            lo = angle
                        if angle > hi:
                            hi = angle
    if inside:
        return FULL
    if lo > hi:
        return None
    centre = atan2(cy, cx)
    return (centre + lo, centre + hi)


def ahead(x: float, y: float, reach: float, features: list[Polygon]) -> list[Polygon]:
    """The features whose bounding circle comes within reach of a point.

    >>> len(ahead(0, 0, 5, [Polygon.rectangle(3, 4, 0, 1), Polygon.rectangle(8, 9, 0, 1)]))
    1
    """
    return [q for q in features if hypot(q.x - x, q.y - y) < reach + q.radius]
