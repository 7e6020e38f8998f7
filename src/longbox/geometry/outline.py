"""Outlines of ground, for drawing: many overlapping convex rings, less what is masked, as a few rings that do not overlap.

Lines are laid across the ground; on each the free stretches are exact. The ends of stretches that touch across neighbouring lines
are joined to rings. They are meant to be filled by the even-odd rule: a ring inside another is a hole.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import ceil, floor, inf

from longbox.geometry.ground import Mask
from longbox.geometry.shapes import Point

LINES = 0.2
"""How far apart the lines lie, in inches."""
HAIR = 1e-4
"""How far inside the ends the first and the last line lie."""
SLACK = 0.012
"""How far a point of a ring may lie off the line of its neighbours to be left out."""

Span = tuple[float, float]


def outline(
    rings: Iterable[Sequence[Point]],
    masks: Iterable[Mask] = (),
    within: Iterable[Sequence[Point]] = (),
    step: float = LINES,
) -> list[list[Point]]:
    """The union of convex rings, less the masks, inside every ring of `within`.

    >>> square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    >>> [len(ring) for ring in outline([square])]
    [4]
    >>> hole = Mask(((1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 2.0)), ())
    >>> [len(ring) for ring in outline([square], [hole])]
    [4, 4]
    """
    rings, within = list(rings), list(within)
    heights = [y for ring in rings for _, y in ring]
    low = max([min(heights), *(min(y for _, y in ring) for ring in within)]) + HAIR
    high = min([max(heights), *(max(y for _, y in ring) for ring in within)]) - HAIR
    if low >= high:
        return []
    step = (high - low) / ceil((high - low) / step)  # the first and the last line touch the ends
    rows = _covered(rings, low, step)
    closed: dict[int, list[Span]] = {}
    for mask in masks:
        _close(mask, rows, closed, low, step)
    for ring in within:
        _close_outside(ring, rows, closed, low, step)
    for row, found in closed.items():
        rows[row] = _less(rows[row], _merged(found))
    return [ring for ring in map(_thinned, _joined(rows, low, step)) if len(ring) > 2]


def _covered(rings: Iterable[Sequence[Point]], low: float, step: float) -> dict[int, list[Span]]:
    """By row: the stretches that lie in any of the rings."""
    free: dict[int, list[Span]] = {}
    for ring in rings:
        for row, span in _spans(ring, low, step):
            if row in free:
                free[row].append(span)
            else:
                free[row] = [span]
    return {row: _merged(found) for row, found in free.items()}


def _close(mask: Mask, rows: Mapping[int, list[Span]], closed: dict[int, list[Span]], low: float, step: float) -> None:
    """Adds to `closed` what a mask takes from the rows that there are."""
    hole = dict(_spans(mask.hole, low, step)) if mask.hole else {}
    for row, (left, right) in _spans(mask.outer, low, step):
        if row in rows:
            inner = hole.get(row)
            closed.setdefault(row, []).extend([(left, inner[0]), (inner[1], right)] if inner else [(left, right)])


def _close_outside(
    ring: Sequence[Point], rows: Mapping[int, list[Span]], closed: dict[int, list[Span]], low: float, step: float
) -> None:
    """Adds to `closed` all that lies outside a ring."""
    room = dict(_spans(ring, low, step))
    for row, found in rows.items():
        left, right = room.get(row, (0.0, 0.0))
        if left > found[0][0] or right < found[-1][1]:
            closed.setdefault(row, []).extend([(-inf, left), (right, inf)])


def _spans(ring: Sequence[Point], start: float, step: float) -> list[tuple[int, Span]]:
    """Where a convex ring, counter-clockwise, is cut by the lines: the number of the line, and the stretch inside."""
    heights = [y for _, y in ring]
    lowest = ceil((min(heights) - start) / step)
    count = floor((max(heights) - start) / step) - lowest + 1
    if count < 1:
        return []
    left, right = [inf] * count, [-inf] * count
    ax, ay = ring[-1]
    for bx, by in ring:
        if ay != by:
            side, low, high = (right, ay, by) if ay < by else (left, by, ay)
            first, last = ceil((low - start) / step), floor((high - start) / step)
            if first <= last:
                slope = (bx - ax) / (by - ay)
                at = ax + (start + first * step - ay) * slope
                slope *= step
                for row in range(first - lowest, last - lowest + 1):
                    side[row] = at
                    at += slope
        ax, ay = bx, by
    return [(row, span) for row, span in enumerate(zip(left, right, strict=True), lowest) if span[0] < span[1]]


def _merged(found: list[Span]) -> list[Span]:
    """The union of stretches, from left to right.

    >>> _merged([(3, 4), (0, 1), (0.5, 2)])
    [(0, 2), (3, 4)]
    """
    found.sort()
    out: list[Span] = []
    for left, right in found:
        if out and left <= out[-1][1]:
            if right > out[-1][1]:
                out[-1] = (out[-1][0], right)
        else:
            out.append((left, right))
    return out


def _less(found: list[Span], closed: list[Span]) -> list[Span]:
    """Stretches without the closed ones.

    >>> _less([(0, 10)], [(-1, 2), (4, 5)])
    [(2, 4), (5, 10)]
    """
    for a, b in closed:
        cut: list[Span] = []
        for left, right in found:
            if b <= left or a >= right:
                cut.append((left, right))
                continue
            if a > left:
                cut.append((left, a))
            if b < right:
                cut.append((b, right))
        found = cut
    return found


def _joined(rows: dict[int, list[Span]], start: float, step: float) -> list[list[Point]]:
    """The rings round stretches that touch from line to line. Every end of a stretch is joined to one above and one below."""
    links: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def link(one: tuple[int, int], two: tuple[int, int]) -> None:
        links.setdefault(one, []).append(two)
        links.setdefault(two, []).append(one)

    numbers = {row for row in rows if rows[row]}
    for row in sorted(numbers | {row - 1 for row in numbers}):
        lower, upper = rows.get(row, []), rows.get(row + 1, [])
        for low, high in _groups(lower, upper):
            for here, which in ((row, low), (row + 1, high)):
                for one, two in pairwise(which):
                    link((here, 2 * one + 1), (here, 2 * two))
            if low and high:
                link((row, 2 * low[0]), (row + 1, 2 * high[0]))
                link((row, 2 * low[-1] + 1), (row + 1, 2 * high[-1] + 1))
            else:
                here, which = (row, low) if low else (row + 1, high)
                link((here, 2 * which[0]), (here, 2 * which[-1] + 1))
    rings: list[list[Point]] = []
    while links:
        first = next(iter(links))
        ring, at = [], first
        while at in links:
            row, end = at
            ring.append((round(rows[row][end // 2][end % 2], 3), round(start + row * step, 3)))
            ways = links.pop(at)
            at = next((way for way in ways if way in links), first)
        rings.append(ring)
    return rings


def _groups(lower: list[Span], upper: list[Span]) -> list[tuple[list[int], list[int]]]:
    """Stretches of two neighbouring lines that hang together.

    >>> _groups([(0, 4), (6, 7)], [(1, 2), (3, 5)])
    [([0], [0, 1]), ([1], [])]
    """
    both = sorted([(span, 0, i) for i, span in enumerate(lower)] + [(span, 1, i) for i, span in enumerate(upper)])
    out: list[tuple[list[int], list[int]]] = []
    ends = [0.0, 0.0]  # how far the stretches of each line in the last group reach
    for (left, right), side, i in both:
        if out and out[-1][1 - side] and left < ends[1 - side]:
            out[-1][side].append(i)
        else:
            out.append(([i], []) if side == 0 else ([], [i]))
            ends = [left, left]
        ends[side] = max(ends[side], right)
    return out


def _thinned(ring: list[Point]) -> list[Point]:
    """A ring without the points that lie on the line of their neighbours, near enough."""
    out: list[Point] = []
    start = 0
    count = len(ring)
    while start < count:
        out.append(ring[start])
        end = start + 1
        ax, ay = ring[start]
        while end < count:
            bx, by = ring[(end + 1) % count]
            dx, dy = bx - ax, by - ay
            far = (dx * dx + dy * dy) ** 0.5
            if not far or any(abs((x - ax) * dy - (y - ay) * dx) > SLACK * far for x, y in ring[start + 1 : end + 1]):
                break
            end += 1
        start = end
    return out
