"""Beams: a range tool laid with its short end centred against the attacker's base, and whom it touches.

In the frame of its direction the beam is the flat-ended rectangle from r to r + length, half a width to
either side. Every base it touches or overlaps is in it, friend or foe.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, asin, atan2, cos, hypot, pi, sin, sqrt, tau
from typing import NamedTuple

from longbox.geometry.arcs import Arc
from longbox.geometry.shapes import Base, Polygon
from longbox.geometry.tools import STANDARD, Tools


class Aim(NamedTuple):
    """A direction for a beam, in the middle of the widest arc that touches just these bases."""

    theta: float
    touched: tuple[int, ...]
    room: float


def touched(attacker: Base, theta: float, length: float, target: Base, tools: Tools = STANDARD) -> bool:
    """Does a beam laid in this direction touch a base?

    >>> attacker, target = (10, 10, 0.689), (17.40, 10, 0.689)
    >>> touched(attacker, 0.0, 6.0, target), touched(attacker, 0.0726, 6.0, target)
    (False, True)
    """
    dx = target[0] - attacker[0]
    dy = target[1] - attacker[1]
    c = cos(theta)
    s = sin(theta)
    x = dx * c + dy * s - attacker[2]
    y = abs(dy * c - dx * s) - tools.beam_width / 2.0
    gap_x = -x if x < 0.0 else x - length if x > length else 0.0
    gap_y = y if y > 0.0 else 0.0
    q = target[2] + tools.eps
    return gap_x * gap_x + gap_y * gap_y <= q * q


def strip(attacker: Base, theta: float, length: float, tools: Tools = STANDARD) -> Polygon:
    """The ground a beam laid in this direction covers.

    >>> strip((10, 10, 0.5), 0.0, 6.0)
    Polygon([(10.5, 9.5), (16.5, 9.5), (16.5, 10.5), (10.5, 10.5)])
    """
    c, s, w = cos(theta), sin(theta), tools.beam_width / 2.0
    corners = ((attacker[2], -w), (attacker[2] + length, -w), (attacker[2] + length, w), (attacker[2], w))
    return Polygon([(attacker[0] + x * c - y * s, attacker[1] + x * s + y * c) for x, y in corners])


def arcs_on(attacker: Base, length: float, target: Base, tools: Tools = STANDARD) -> tuple[Arc, ...]:
    """All directions in which a beam touches a base: none, one arc, or two.

    Two, without the straight aim between them, where only the corners of the flat end reach.

    >>> len(arcs_on((10, 10, 0.689), 6.0, (17.40, 10, 0.689))), arcs_on((10, 10, 0.689), 6.0, (20, 10, 0.689))
    (2, ())
    """
    dx = target[0] - attacker[0]
    dy = target[1] - attacker[1]
    d = hypot(dx, dy)
    q = target[2] + tools.eps
    w = tools.beam_width / 2.0
    near = attacker[2]
    far = near + length
    corner = hypot(far, w)
    if d > corner + q:
        return ()
    psi = atan2(dy, dx)
    y = w + q
    x = sqrt(d * d - y * y) if y < d else -1.0
    if x > far:
        greatest = atan2(w, far) + _angle_at(d, corner, q)
    elif x >= near:
        greatest = asin(y / d)
    else:
        greatest = atan2(w, near) + _angle_at(d, hypot(near, w), q)
    if greatest >= pi:
        return ((psi - pi, psi + pi),)
    if d > far + q:
        least = acos((far + q) / d)
        if d * sin(least) > w:
            least = atan2(w, far) - _angle_at(d, corner, q)
        return ((psi - greatest, psi - least), (psi + least, psi + greatest))
    return ((psi - greatest, psi + greatest),)


def options(attacker: Base, length: float, bases: Sequence[Base], tools: Tools = STANDARD) -> list[Aim]:
    """Every set of bases some beam touches, each with its roomiest direction; empty beams are left out.

    >>> aims = options((0, 0, 0.689), 6.0, [(4, 0, 0.689), (4, 1.6, 0.689)])
    >>> [(aim.touched, round(aim.theta, 2)) for aim in aims]
    [((0,), -0.1), ((0, 1), 0.2), ((1,), 0.48)]
    """
    # Each end of an arc flips one base in or out: walk round the circle once, keeping the touched as bits.
    events: list[tuple[float, int]] = []
    mask = 0
    for i, target in enumerate(bases):
        for lo, hi in arcs_on(attacker, length, target, tools):
            bit = 1 << i
            if hi - lo >= tau:
                mask ^= bit
                continue
            start = lo % tau
            end = hi % tau
            if end < start:
                mask ^= bit
            events.append((start, bit))
            events.append((end, bit))
    if not events:
        return [Aim(0.0, _members(mask), tau)] if mask else []
    events.sort()
    widest: dict[int, tuple[float, float]] = {}
    before = events[-1][0] - tau
    for angle, bit in events:
        if mask:
            room = angle - before
            if room > widest.get(mask, (0.0, 0.0))[0]:
                widest[mask] = (room, (angle + before) / 2.0)
        mask ^= bit
        before = angle
    return [
        Aim(theta - tau if theta > pi else theta, _members(mask), room)
        for mask, (room, theta) in sorted(widest.items(), key=lambda item: item[1][1])
    ]


def _angle_at(d: float, corner: float, q: float) -> float:
    """The angle at the attacker between a corner of the beam and a centre at distance q from it."""
    c = (d * d + corner * corner - q * q) / (2.0 * d * corner) if d * corner > 0.0 else -1.0
    return 0.0 if c >= 1.0 else pi if c <= -1.0 else acos(c)


def _members(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)
