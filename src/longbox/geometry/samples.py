"""A finite list of sensible ends for an advance, so that bots and tests always have something to pick."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, ceil, cos, floor, hypot, pi, sin, tau
from typing import NamedTuple

from longbox.geometry.advance import Mover, Placement, Start
from longbox.geometry.ends import end_legal
from longbox.geometry.shapes import Base, Polygon
from longbox.geometry.straight import line_in_grown
from longbox.geometry.tools import STANDARD, Tools

_FEW = 12
"""With fewer ends than this the base is hemmed in, and the shorter tools are spread out as well."""


class Sample(NamedTuple):
    """An end that is legal and reachable, with the placement of the tool that proves it."""

    x: float
    y: float
    placement: Placement


class _Collector:
    """Keeps at most one end per cell of a grid, so that the list stays short and spread out."""

    __slots__ = (
        "bases", "blockers", "cell", "found", "passable", "r", "reach", "start", "taken", "tools", "x", "y",
    )  # fmt: skip

    def __init__(
        self,
        start: Start,
        bases: Sequence[Base],
        passable: Sequence[Polygon],
        blockers: Sequence[Polygon],
        tools: Tools,
    ) -> None:
        self.x, self.y, self.r = start.base
        self.start = start
        self.tools = tools
        self.reach = max(mover.reach for mover in start.movers)
        self.cell = self.reach / 6.0
        # Only what stands near enough to matter is tested for every end.
        near = self.reach + self.r
        self.bases = [b for b in bases if hypot(b[0] - self.x, b[1] - self.y) < near + b[2]]
        self.passable = [q for q in passable if hypot(q.x - self.x, q.y - self.y) < near + q.radius]
        self.blockers = [q for q in blockers if hypot(q.x - self.x, q.y - self.y) < near + q.radius]
        self.taken: set[tuple[int, int]] = set()
        self.found: list[Sample] = []

    def offer(self, x: float, y: float, placement: Placement | None = None) -> bool:
        """Keep an end if its cell is free, the base may stand there, and a tool reaches it."""
        dx = x - self.x
        dy = y - self.y
        if dx * dx + dy * dy > self.reach * self.reach:
            return False
        key = (floor(dx / self.cell + 0.5), floor(dy / self.cell + 0.5))
        if key in self.taken or not end_legal((x, y, self.r), self.bases, self.passable, self.blockers, self.tools):
            return False
        if placement is None:
            placement = self.start.find(x, y)
            if placement is None:
                return False
        self.taken.add(key)
        self.found.append(Sample(x, y, placement))
        return True


def samples(
    start: Start,
    bases: Sequence[Base],
    passable: Sequence[Polygon],
    blockers: Sequence[Polygon],
    tokens: Sequence[Base] = (),
    enemies: Sequence[Base] = (),
    ranges: Sequence[float] = (),
    hides: Sequence[Polygon] = (),
    tools: Tools = STANDARD,
) -> list[Sample]:
    """Ends worth considering: by tokens, at each range of each enemy, behind cover, and all round.

    `bases` are all other bases, enemies included; `hides` the features large enough to hide behind.

    >>> start = Start((10, 10, 0.689), (5.0,), [])
    >>> enemy = (16, 10, 0.689)
    >>> ends = samples(start, [enemy], [], [], tokens=[(12, 13, 0.5)], enemies=[enemy], ranges=[3.0])
    >>> (ends[0].x, ends[0].y), len(ends) > 20
    ((10, 10), True)
    """
    keep = _Collector(start, bases, passable, blockers, tools)
    keep.offer(keep.x, keep.y)
    for token in tokens:
        _beside(keep, token)
    for enemy in enemies:
        for reach in ranges:
            _at_range(keep, enemy, reach)
        for q in hides:
            _behind(keep, enemy, q)
    for mover in start.movers:
        _spread(keep, mover)
        if len(keep.found) >= _FEW:
            break
    return keep.found


def _beside(keep: _Collector, token: Base) -> None:
    """Six places round a token from which it is within Range 1, just so or else up close."""
    x, y, radius = token
    touching = keep.r + radius
    far = touching + keep.tools.ranges[0] - 2.0 * keep.tools.eps
    if hypot(x - keep.x, y - keep.y) > keep.reach + far:
        return
    for i in range(6):
        c = cos(i * tau / 6.0)
        s = sin(i * tau / 6.0)
        if not keep.offer(x + far * c, y + far * s):
            close = touching + 0.1
            keep.offer(x + close * c, y + close * s)


def _at_range(keep: _Collector, enemy: Base, reach: float) -> None:
    """Just within a range of an enemy, on the line between the two or a little to one side."""
    x, y, radius = enemy
    away = reach + keep.r + radius - 2.0 * keep.tools.eps
    dx = keep.x - x
    dy = keep.y - y
    if abs(hypot(dx, dy) - away) > keep.reach:
        return
    psi = atan2(dy, dx)
    for turn in (0.0, 0.5, -0.5):
        if keep.offer(x + away * cos(psi + turn), y + away * sin(psi + turn)):
            return


def _behind(keep: _Collector, enemy: Base, q: Polygon) -> None:
    """Close behind a feature, as an enemy sees it."""
    dx = q.x - enemy[0]
    dy = q.y - enemy[1]
    d = hypot(dx, dy)
    if d <= 0.0 or hypot(q.x - keep.x, q.y - keep.y) > keep.reach + q.radius + keep.r:
        return
    part = line_in_grown(q.x, q.y, dx / d, dy / d, keep.r, q)
    if part is not None:
        t = (part[1] + 2.0 * keep.tools.eps) / d
        keep.offer(q.x + t * dx, q.y + t * dy)


def _spread(keep: _Collector, mover: Mover) -> None:
    """The far end of the tool all round, and now and then a nearer part of it."""
    x, y, r = mover.x, mover.y, mover.r
    tip = mover.arm + r + mover.tools.half_width
    second = False
    for lo, hi in mover.free:
        count = max(1, ceil((hi - lo) / 0.3))
        last = count if hi - lo < tau else count - 1
        for i in range(last + 1):
            theta = lo + (hi - lo) * i / count
            pieces = mover.bends(theta)
            if not pieces:
                continue
            phi = min((min(max(theta, a), b) for a, b in pieces), key=lambda angle: abs(angle - theta))
            placement = Placement(mover.length, theta, phi)
            hx, hy = mover.hinge(theta)
            c = cos(phi)
            s = sin(phi)
            if not keep.offer(hx + tip * c, hy + tip * s, placement):
                keep.offer(hx + tip * c / 2.0, hy + tip * s / 2.0, placement)
            second = not second
            if second:
                keep.offer(hx, hy, placement)
                keep.offer(x + 1.6 * r * cos(theta), y + 1.6 * r * sin(theta), placement)
                for a, b in pieces:
                    middle = (a + b) / 2.0
                    if b - a < pi or abs(middle - phi) > 0.3:
                        bent = Placement(mover.length, theta, middle)
                        keep.offer(hx + tip * cos(middle), hy + tip * sin(middle), bent)
