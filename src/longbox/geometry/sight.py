"""Line of sight between two bases, with the line to draw; and the line that gives cover.

One free line from any part of one base to any part of the other is enough, so sampling will not do: gaps
can be as thin as a hair. A line that runs flush along a wall is free, yet two walls that touch stay shut: the
bases are grown by eps, and features are taken as closed.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import acos, asin, atan2, cos, hypot, sin, sqrt
from typing import TypeAlias

from longbox.geometry.arcs import Arc, subtract
from longbox.geometry.shapes import Base, Point, Polygon, pt_poly, seg_hits_poly
from longbox.geometry.tools import EPS

Line: TypeAlias = tuple[float, float, float, float]
# Two bases with the line of their centres: x, y, radius of each, unit direction from the first, distance.
_Pair: TypeAlias = tuple[float, float, float, float, float, float, float, float, float]
# A bound on free lines: corner points in the frame of the two bases, and the radius of the disc about each.
_Bound: TypeAlias = tuple[list[Point], float]

_STEP = 1e-6


def sight(a: Base, b: Base, blockers: Iterable[Polygon], eps: float = EPS) -> Line | None:
    """A free line from base a to base b as `(x1, y1, x2, y2)`, or None if there is none.

    `blockers` are the features larger than the target counts for sight; those under either base are left
    out here.

    >>> sight((5, 10, 1), (15, 10, 1), [])
    (6.01, 10.0, 13.99, 10.0)
    >>> sight((5, 10, 1), (15, 10, 1), [Polygon.rectangle(9, 10, 5, 15)]) is None
    True
    >>> sight((5, 10, 1), (15, 10, 1), [Polygon.rectangle(9, 10, 5, 11)]) is None
    False
    """
    # In one piece: asked for every pair of figures again and again, and most calls end in one of the first returns.
    ax, ay, ra = a
    bx, by, rb = b
    dx = bx - ax
    dy = by - ay
    d = hypot(dx, dy)
    ra += eps
    rb += eps
    if d <= ra + rb:
        return _short_line(a, b, d)
    ux = dx / d
    uy = dy / d
    widest = ra if ra > rb else rb
    near: list[Polygon] = []
    for q in blockers:
        gx = q.x - ax
        gy = q.y - ay
        room = widest + q.radius
        m = gx * uy - gy * ux
        if -room < m < room:
            s = gx * ux + gy * uy
            if -room < s < d + room:
                near.append(q)
    sx = ax + ra * ux
    sy = ay + ra * uy
    tx = bx - rb * ux
    ty = by - rb * uy
    if not near:
        return (sx, sy, tx, ty)
    near = [q for q in near if pt_poly(ax, ay, q) >= ra - 2.0 * eps and pt_poly(bx, by, q) >= rb - 2.0 * eps]
    for q in near:
        if seg_hits_poly(sx, sy, tx, ty, q):
            break
    else:
        return (sx, sy, tx, ty)
    # The outer tangents: a single feature that cuts both parts the two bases for good.
    pair = (ax, ay, ra, bx, by, rb, ux, uy, d)
    sf = (rb - ra) / d
    cf = sqrt(1.0 - sf * sf)
    upper = _tangent(pair, sf, cf)
    lower = _tangent(pair, sf, -cf)
    upper_free = lower_free = True
    for q in near:
        cuts_upper = seg_hits_poly(*upper, q)
        cuts_lower = seg_hits_poly(*lower, q)
        if cuts_upper and cuts_lower:
            return None
        upper_free = upper_free and not cuts_upper
        lower_free = lower_free and not cuts_lower
    if upper_free:
        return upper
    if lower_free:
        return lower
    near = [q for q in near if _meets_hull(pair, q)]
    return _search(pair, near)


def cover_line(a: Base, b: Base, q: Polygon, eps: float = EPS) -> bool:
    """Does some line from a portion of base a to a portion of base b pass through a feature?

    All those lines together fill the convex hull of the two bases. A feature that only touches it gives none.

    >>> cover_line((5, 10, 1), (15, 10, 1), Polygon.rectangle(9, 10, 10.98, 13))
    True
    >>> cover_line((5, 10, 1), (15, 10, 1), Polygon.rectangle(9, 10, 11, 13))
    False
    """
    ax, ay, ra = a
    bx, by, rb = b
    ra -= eps
    rb -= eps
    dx = bx - ax
    dy = by - ay
    d = hypot(dx, dy)
    if d <= abs(ra - rb):
        return pt_poly(ax, ay, q) < ra if ra >= rb else pt_poly(bx, by, q) < rb
    ux = dx / d
    uy = dy / d
    gx = q.x - ax
    gy = q.y - ay
    if abs(gx * uy - gy * ux) >= max(ra, rb) + q.radius:
        return False
    s = gx * ux + gy * uy
    if s <= -ra - q.radius or s >= d + rb + q.radius:
        return False
    return seg_hits_poly(ax, ay, bx, by, q) or _meets_hull((ax, ay, ra, bx, by, rb, ux, uy, d), q)


def _short_line(a: Base, b: Base, d: float) -> Line:
    """Between bases that touch or overlap: a point they share, or the hair between their edges."""
    if d <= 0.0:
        return (a[0], a[1], a[0], a[1])
    ux = (b[0] - a[0]) / d
    uy = (b[1] - a[1]) / d
    s = min(a[2], d)
    t = min(b[2], d - s) if d < a[2] + b[2] else b[2]
    return (a[0] + s * ux, a[1] + s * uy, b[0] - t * ux, b[1] - t * uy)


def _tangent(pair: _Pair, sf: float, cf: float) -> Line:
    """The outer tangent segment of two discs on the side of cf's sign."""
    ax, ay, ra, bx, by, rb, ux, uy, _ = pair
    nx = -sf * ux - cf * uy
    ny = -sf * uy + cf * ux
    return (ax + ra * nx, ay + ra * ny, bx + rb * nx, by + rb * ny)


def _meets_hull(pair: _Pair, q: Polygon) -> bool:
    """Does a polygon meet the hull of two discs: one of them, or the trapezium between the tangent points?"""
    # In one piece: asked for every feature near a line that is not free at once.
    ax, ay, ra, bx, by, rb, ux, uy, d = pair
    if pt_poly(ax, ay, q) < ra or pt_poly(bx, by, q) < rb:
        return True
    sf = (rb - ra) / d
    cf = sqrt(max(0.0, 1.0 - sf * sf))
    back = -ra * sf
    front = d - rb * sf
    past_back = past_front = above = below = True
    for vx, vy in q.vertices:
        gx = vx - ax
        gy = vy - ay
        x = gx * ux + gy * uy
        y = gy * ux - gx * uy
        if x > back:
            past_back = False
        if x < front:
            past_front = False
        p = -sf * x
        if p + cf * y < ra:
            above = False
        if p - cf * y < ra:
            below = False
    if past_back or past_front or above or below:
        return False
    x1, y1, x2, y2 = _tangent(pair, sf, cf)
    x3, y3, x4, y4 = _tangent(pair, sf, -cf)
    for vx, vy, _, _, _, nx, ny in q.edges:
        c = nx * vx + ny * vy
        if nx * x1 + ny * y1 >= c and nx * x2 + ny * y2 >= c and nx * x3 + ny * y3 >= c and nx * x4 + ny * y4 >= c:
            return False
    return True


def _search(pair: _Pair, near: list[Polygon]) -> Line | None:
    """Try the extreme free lines: each squeezed between one bound above and one below.

    In the frame with the first base at the origin and the second at (d, 0), a line is its slope angle f and
    its height p = y cos f - x sin f. A base keeps p between its bottom and its top; a feature keeps p below
    its underside or above its top. The free lines of greatest f in any region lie where an upper and a lower
    bound cross, so it is enough to look just inside the ends of each pair's range of f.
    """
    ax, ay, ra, _, _, rb, ux, uy, d = pair
    bounds: list[_Bound] = [([(0.0, 0.0)], ra), ([(d, 0.0)], rb)]
    for q in near:
        corners = [((vx - ax) * ux + (vy - ay) * uy, (vy - ay) * ux - (vx - ax) * uy) for vx, vy in q.vertices]
        bounds.append((corners, 0.0))
    steepest = asin(min(1.0, (ra + rb) / d))
    for upper in bounds:
        for lower in bounds:
            if upper is lower:
                continue
            for lo, hi in _angles_between(upper, lower, steepest):
                for f in (lo + _STEP, hi - _STEP) if hi - lo > _STEP else ((lo + hi) / 2.0,):
                    line = _line_between(pair, f, upper, lower, near)
                    if line is not None:
                        return line
    return None


def _angles_between(upper: _Bound, lower: _Bound, steepest: float) -> list[Arc]:
    """The slopes at which some line passes below one bound and above the other."""
    # Each pair of corners asks for a cos f + b sin f + k > 0. Most hold for every slope, or for none.
    k = upper[1] + lower[1]
    least = cos(steepest)
    swing = sin(steepest)
    pieces: list[Arc] = [(-steepest, steepest)]
    for x, y in upper[0]:
        for lx, ly in lower[0]:
            a = y - ly
            b = lx - x
            play = abs(b) * swing
            lowest, highest = (a * least, a) if a > 0.0 else (a, a * least)
            if lowest - play + k > 0.0:
                continue
            if highest + play + k <= 0.0:
                return []
            r = hypot(a, b)
            if r > k:
                half = acos(k / r)
                centre = atan2(-b, -a)
                pieces = subtract(pieces, centre - half, centre + half)
                if not pieces:
                    return pieces
    return pieces


def _line_between(pair: _Pair, f: float, upper: _Bound, lower: _Bound, near: list[Polygon]) -> Line | None:
    """The line of slope f midway between two bounds, from base to base, if nothing is in its way."""
    ax, ay, ra, _, _, rb, ux, uy, d = pair
    sf = sin(f)
    cf = cos(f)
    p = (min([y * cf - x * sf for x, y in upper[0]]) + upper[1] + max([y * cf - x * sf for x, y in lower[0]]) - lower[1]) / 2.0
    over = p + d * sf
    if abs(p) > ra or abs(over) > rb:
        return None
    s = sqrt(ra * ra - p * p)
    t = d * cf - sqrt(rb * rb - over * over)
    x1 = s * cf - p * sf
    y1 = s * sf + p * cf
    x2 = t * cf - p * sf
    y2 = t * sf + p * cf
    line = (ax + x1 * ux - y1 * uy, ay + x1 * uy + y1 * ux, ax + x2 * ux - y2 * uy, ay + x2 * uy + y2 * ux)
    for q in near:
        if seg_hits_poly(*line, q):
            return None
    return line
