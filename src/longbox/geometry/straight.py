"""Straight tools: throws and pushes slide a base along one, thrown terrain is the tool itself.

Every feature counts, whatever its Size, except those under the base at the start. Heights play no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, inf, sin, sqrt
from typing import Literal, NamedTuple

from longbox.geometry.shapes import Base, Polygon, overlaps_feature, pt_poly, seg_poly
from longbox.geometry.tools import HAIR, STANDARD, Tools


class Contact(NamedTuple):
    """Something met on the way: `base` or `terrain`, and its place in the list handed in."""

    kind: Literal["base", "terrain"]
    which: int


class Slide(NamedTuple):
    """How a slide ends: the distance moved, the centre there, and what the base ran into.

    `struck` is the distance at which it met `hits`; backing up off a roof edge or off the thrower may leave
    the base short of it, and the collision stands all the same. Several hits are a tie: one is chosen.
    """

    distance: float
    x: float
    y: float
    hits: tuple[Contact, ...]
    struck: float


def throw(
    base: Base,
    angle: float,
    length: float,
    bases: Sequence[Base],
    features: Sequence[Polygon],
    thrower: Base | None = None,
    tools: Tools = STANDARD,
) -> Slide:
    """Slide a thrown base along a straight tool until something or the board edge stops it.

    `bases` are the others without the thrower, who is passed through but never overlapped at the end.

    >>> slide = throw((10, 10, 0.689), 0.0, 5.0, [(14, 10, 0.689)], [])
    >>> round(slide.distance, 3), slide.hits
    (2.622, (Contact(kind='base', which=0),))
    >>> round(throw((34, 10, 0.689), 0.0, 5.0, [], []).distance, 3)
    1.311
    """
    x, y, r = base
    eps = tools.eps
    ux = cos(angle)
    uy = sin(angle)
    full = tools.slide_length(length, r)
    limit = min(
        full,
        _to_edge(x, ux, full, r, tools.board_width, eps),
        _to_edge(y, uy, full, r, tools.board_height, eps),
    )
    ignored = [overlaps_feature(base, q, eps) for q in features]
    struck, hits = _first(x, y, r, ux, uy, limit, bases, features, ignored, eps, False)
    t = min(limit, struck)
    left = [q for q, out in zip(features, ignored, strict=True) if out]
    if left or thrower is not None:
        t = _backed_up(base, ux, uy, t, left, thrower, tools)
    return Slide(t, x + t * ux, y + t * uy, hits, struck if hits else inf)


def push(
    base: Base,
    angle: float,
    length: float,
    bases: Sequence[Base],
    features: Sequence[Polygon],
    pusher: Base | None = None,
    tools: Tools = STANDARD,
) -> Slide:
    """Slide a pushed base: it stops where a thrown one would, but collides with nothing.

    >>> slide = push((10, 10, 0.689), 0.0, 5.0, [(14, 10, 0.689)], [])
    >>> round(slide.distance, 3), slide.hits
    (2.622, ())
    """
    slide = throw(base, angle, length, bases, features, pusher, tools)
    return Slide(slide.distance, slide.x, slide.y, (), inf)


def throw_terrain(
    thrower: Base,
    angle: float,
    length: float,
    bases: Sequence[Base],
    features: Sequence[Polygon],
    tools: Tools = STANDARD,
) -> Slide:
    """What a thrown feature strikes: the first thing the straight tool laid against the thrower touches.

    `features` are those left after the thrown one is gone. The board edge does not matter.

    >>> slide = throw_terrain((10, 10, 0.689), 0.0, 5.0, [(14, 10.9, 0.689)], [])
    >>> round(slide.distance, 3), slide.hits
    (2.368, (Contact(kind='base', which=0),))
    """
    x, y, r = thrower
    w = tools.half_width
    ux = cos(angle)
    uy = sin(angle)
    sx = x + (r + w) * ux
    sy = y + (r + w) * uy
    limit = length - 2.0 * w
    ignored = [overlaps_feature(thrower, q, tools.eps) for q in features]
    struck, hits = _first(sx, sy, w, ux, uy, limit, bases, features, ignored, tools.eps, True)
    t = min(limit, struck)
    return Slide(t, sx + t * ux, sy + t * uy, hits, struck if hits else inf)


def line_in_grown(x: float, y: float, ux: float, uy: float, r: float, q: Polygon) -> tuple[float, float] | None:
    """The part of a line, as distances from `(x, y)`, along which a disc of radius r meets a polygon.

    >>> line_in_grown(0, 1, 1, 0, 0.5, Polygon.rectangle(3, 4, 0, 2))
    (2.5, 4.5)
    """
    lo = inf
    hi = -inf
    for vx, vy, ex, ey, length, nx, ny in q.edges:
        dx = vx - x
        dy = vy - y
        slope = ux * nx + uy * ny
        if slope:
            t = (nx * dx + ny * dy + r) / slope
            if 0.0 <= ex * (t * ux - dx) + ey * (t * uy - dy) <= length:
                if t < lo:
                    lo = t
                if t > hi:
                    hi = t
        m = dx * uy - dy * ux
        root = r * r - m * m
        if root >= 0.0:
            root = sqrt(root)
            b = dx * ux + dy * uy
            if b - root < lo:
                lo = b - root
            if b + root > hi:
                hi = b + root
    return (lo, hi) if lo <= hi else None


def line_in_shrunk(x: float, y: float, ux: float, uy: float, r: float, q: Polygon) -> tuple[float, float] | None:
    """The part of a line along which a disc of radius r lies entirely on a polygon.

    >>> line_in_shrunk(0, 1, 1, 0, 0.5, Polygon.rectangle(3, 6, 0, 2))
    (3.5, 5.5)
    """
    lo = -inf
    hi = inf
    for vx, vy, _, _, _, nx, ny in q.edges:
        room = nx * (vx - x) + ny * (vy - y) - r
        slope = nx * ux + ny * uy
        if slope > 0.0:
            hi = min(hi, room / slope)
        elif slope < 0.0:
            lo = max(lo, room / slope)
        elif room < 0.0:
            return None
    return (lo, hi) if lo <= hi else None


def _to_edge(x: float, ux: float, full: float, r: float, side: float, eps: float) -> float:
    """How far the base gets in one coordinate; a dent of eps over the edge stops nothing."""
    end = x + full * ux
    if end > side - r + eps and ux > 0.0:
        return max(0.0, (side - r - x) / ux)
    if end < r - eps and ux < 0.0:
        return max(0.0, (x - r) / -ux)
    return inf


def _first(
    x: float,
    y: float,
    r: float,
    ux: float,
    uy: float,
    limit: float,
    bases: Sequence[Base],
    features: Sequence[Polygon],
    ignored: Sequence[bool],
    eps: float,
    lying: bool,
) -> tuple[float, tuple[Contact, ...]]:
    """Distance of the first contact within the limit, and everything met within eps of it."""
    met: list[tuple[float, Contact]] = []
    for i, (ox, oy, o) in enumerate(bases):
        t = _meets_disc(ox - x, oy - y, r + o, ux, uy, limit, eps, lying)
        if t is not None:
            met.append((t, Contact("base", i)))
    for i, q in enumerate(features):
        if not ignored[i]:
            t = _meets_feature(x, y, r, ux, uy, limit, q, eps, lying)
            if t is not None:
                met.append((t, Contact("terrain", i)))
    if not met:
        return inf, ()
    first = min(met, key=lambda one: one[0])[0]
    return first, tuple(contact for t, contact in met if t <= first + eps)


def _meets_disc(dx: float, dy: float, s: float, ux: float, uy: float, limit: float, eps: float, lying: bool) -> float | None:
    """Where the sliding disc meets another whose centre lies at (dx, dy), s being the sum of the radii."""
    b = dx * ux + dy * uy
    if b > limit + s + eps or b < -s - eps:
        return None
    m = abs(dx * uy - dy * ux)
    if m > s + eps:
        return None
    start = hypot(dx, dy)
    if start <= s + eps:
        # In contact already: it counts only if the way leads into overlap, or deeper into one that is there.
        # A tool simply laid over it counts too.
        if lying and start < s - eps:
            return 0.0
        nearest = start if b <= 0.0 else m if b <= limit else hypot(b - limit, m)
        return 0.0 if nearest < min(s - eps, start - HAIR) else None
    if b <= 0.0:
        return None
    t = b - sqrt(s * s - m * m) if m < s else b
    if t <= limit:
        return t
    return limit if hypot(b - limit, m) <= s + eps else None


def _meets_feature(
    x: float, y: float, r: float, ux: float, uy: float, limit: float, q: Polygon, eps: float, lying: bool
) -> float | None:
    """Where the sliding disc meets a feature."""
    dx = q.x - x
    dy = q.y - y
    near = r + q.radius + eps
    if abs(dx * uy - dy * ux) > near or not -near < dx * ux + dy * uy < limit + near:
        return None
    start = pt_poly(x, y, q)
    ex = x + limit * ux
    ey = y + limit * uy
    if start <= r + eps:
        if lying and start < r - eps:
            return 0.0
        return 0.0 if seg_poly(x, y, ex, ey, q) < min(r - eps, start - HAIR) else None
    t = inf
    part = line_in_grown(x, y, ux, uy, r, q)
    if part is not None:
        if part[0] > 0.0:
            t = part[0]
    else:
        for vx, vy in q.vertices:
            b = (vx - x) * ux + (vy - y) * uy
            if 0.0 < b < t and abs((vx - x) * uy - (vy - y) * ux) <= r + eps:
                t = b
    if t <= limit:
        return t
    return limit if pt_poly(ex, ey, q) <= r + eps else None


def _backed_up(base: Base, ux: float, uy: float, t: float, left: list[Polygon], thrower: Base | None, tools: Tools) -> float:
    """The last place at or before t that cuts neither the thrower nor a feature the base started on.

    A dent of eps is tolerated; but whoever must back up goes back to exact contact. Only who overhangs an edge from the start, by
    no more than eps, keeps that dent.
    """
    x, y, r = base
    eps = tools.eps
    moved = True
    while moved and t > 0.0:
        moved = False
        if thrower is not None:
            dx = thrower[0] - x
            dy = thrower[1] - y
            s = r + thrower[2]
            b = dx * ux + dy * uy
            m = dx * uy - dy * ux
            if hypot(b - t, m) < s - eps:
                t = b - sqrt(s * s - m * m)
                moved = True
        for q in left:
            d = pt_poly(x + t * ux, y + t * uy, q)
            if eps - r < d < r - eps:
                grown = line_in_grown(x, y, ux, uy, r, q)
                inside = line_in_shrunk(x, y, ux, uy, r, q)
                if inside is None and tools.keeps_dent:
                    inside = line_in_shrunk(x, y, ux, uy, r - eps, q)
                if inside is not None and inside[1] < t:
                    t = inside[1]
                elif grown is not None and grown[0] < t:
                    t = grown[0]
                else:
                    t = 0.0
                moved = True
    return max(t, 0.0)
