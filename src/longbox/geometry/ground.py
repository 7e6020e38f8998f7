"""Reachable ground, for drawing: rings that together cover the centres an advance can reach.

The rings overlap and are meant to be painted as one path with the nonzero fill rule, less the `masks` of
places where no base may stand. They lie inside the truth; `Mover.find` stays the judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, radians, sin, tau
from typing import NamedTuple

from longbox.geometry.advance import Mover
from longbox.geometry.shapes import Base, Point, Polygon

_HALF = pi / 2.0
_CAP = tuple((cos(_HALF * i / 3.0), sin(_HALF * i / 3.0)) for i in range(-3, 4))
"""Half a circle in six chords, opening along the x axis."""


class Mask(NamedTuple):
    """Where no base of this radius may end: inside `outer`, but not inside `hole` (a roof's middle)."""

    outer: tuple[Point, ...]
    hole: tuple[Point, ...]


def ground(mover: Mover, step: float = radians(3.0), chord: float = radians(15.0), sparse: bool = False) -> list[list[Point]]:
    """Counter-clockwise rings of reachable centres; `step` is the spacing of the first arm's directions.

    `sparse` leaves out every other direction among those where nothing is in the way: their rings overlap by far anyhow.

    >>> len(ground(Mover((10, 10, 0.689), 5.0, []))), len(ground(Mover((10, 10, 0.689), 3.375, [], )))
    (1, 1)
    >>> wall = Polygon.rectangle(12, 12.3, 4, 16)
    >>> len(ground(Mover((10, 10, 0.689), 5.0, [wall]))) > 100
    True
    """
    x, y, r = mover.x, mover.y, mover.r
    if not mover.blockers:
        return [_round(x, y, mover.length + 2.0 * r, 120)]
    grip = r + mover.tools.half_width
    rho = mover.rho
    arm = mover.arm
    capsule = _capsule(grip, rho)
    # With nothing near the second arm its sector is the same half circle every time: turn one template.
    template = _sector(rho, 0.0, arm, grip, -_HALF, _HALF, chord)
    rings: list[list[Point]] = []
    for lo, hi in mover.free:
        count = max(1, ceil((hi - lo) / step))
        last = count if hi - lo < tau else count - 1
        for i in range(last + 1):
            theta = lo + (hi - lo) * i / count
            pieces = mover.bends(theta)
            if not pieces:
                continue
            whole = len(pieces) == 1 and pieces[0][1] - pieces[0][0] >= pi
            if sparse and whole and i % 2 and i < last:
                continue
            c = cos(theta)
            s = sin(theta)
            rings.append(_turned(capsule, x, y, c, s))
            if whole:
                rings.append(_turned(template, x, y, c, s))
                continue
            hx = x + rho * c
            hy = y + rho * s
            rings.extend(_sector(hx, hy, arm, grip, start, end, chord) for start, end in pieces)
    return rings


def _capsule(grip: float, rho: float) -> list[Point]:
    """What the first arm covers, laid along the x axis."""
    cap = [(grip * cx, grip * cy) for cx, cy in _CAP]
    return [(grip - cx, -cy) for cx, cy in cap] + [(rho + cx, cy) for cx, cy in cap]


def _round(x: float, y: float, radius: float, corners: int) -> list[Point]:
    """A circle as a ring of so many corners."""
    return [(x + radius * cos(i * tau / corners), y + radius * sin(i * tau / corners)) for i in range(corners)]


def _turned(ring: Sequence[Point], x: float, y: float, c: float, s: float) -> list[Point]:
    """A ring about the origin, turned by an angle of this cosine and sine and moved to `(x, y)`."""
    return [(x + c * px - s * py, y + s * px + c * py) for px, py in ring]


def masks(radius: float, bases: Sequence[Base], passable: Sequence[Polygon], blockers: Sequence[Polygon] = ()) -> list[Mask]:
    """Where a base of this radius may not end, whatever the tool: across features and on other bases.

    >>> [len(mask.hole) for mask in masks(0.5, [(5, 5, 1)], [Polygon.rectangle(0, 4, 0, 4)])]
    [0, 4]
    """
    found: list[Mask] = []
    for x, y, r in bases:
        s = radius + r
        found.append(Mask(tuple(_round(x, y, s, 36)), ()))
    for features, standable in ((passable, True), (blockers, False)):
        for q in features:
            grown = q.offset(radius)
            shrunk = q.offset(-radius) if standable else None
            if grown is not None:
                found.append(Mask(grown.vertices, shrunk.vertices if shrunk is not None else ()))
    return found


def _sector(hx: float, hy: float, arm: float, grip: float, lo: float, hi: float, chord: float) -> list[Point]:
    """A sector of radius arm about the hinge, grown by grip, its arcs cut into chords inside it."""
    c = cos(lo)
    s = sin(lo)
    tx = hx + arm * c
    ty = hy + arm * s
    gc = grip * c
    gs = grip * s
    # From a quarter turn before lo, in thirds of a right angle: the round corner at the first tip.
    ring = [
        (tx + gs, ty - gc),
        (tx + 0.8660254037844386 * gs + 0.5 * gc, ty - 0.8660254037844386 * gc + 0.5 * gs),
        (tx + 0.5 * gs + 0.8660254037844386 * gc, ty - 0.5 * gc + 0.8660254037844386 * gs),
    ]
    outer = arm + grip
    count = ceil((hi - lo) / chord)
    ring.append((hx + outer * c, hy + outer * s))
    if count:
        delta = (hi - lo) / count
        for i in range(1, count + 1):
            a = lo + i * delta
            c = cos(a)
            s = sin(a)
            ring.append((hx + outer * c, hy + outer * s))
    tx = hx + arm * c
    ty = hy + arm * s
    gc = grip * c
    gs = grip * s
    ring.append((tx - 0.5 * gs + 0.8660254037844386 * gc, ty + 0.5 * gc + 0.8660254037844386 * gs))
    ring.append((tx - 0.8660254037844386 * gs + 0.5 * gc, ty + 0.8660254037844386 * gc + 0.5 * gs))
    ring.append((tx - gs, ty + gc))
    # Round the back of the hinge, from hi plus a quarter turn to lo minus one.
    back = pi - (hi - lo)
    if back > 1e-9:
        start = hi + _HALF
        pieces = ceil(back / (_HALF / 3.0))
        for i in range(pieces + 1):
            a = start + back * i / pieces
            ring.append((hx + grip * cos(a), hy + grip * sin(a)))
    return ring
