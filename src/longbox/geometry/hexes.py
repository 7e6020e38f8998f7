"""Hexes in axial coordinates (q, r), pointy side up: q runs east, r runs south-east."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, then counter-clockwise as seen on a page: north-east, north-west, west, south-west, south-east."""


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes.

    >>> distance((0, 0), (2, -3)), distance((1, 1), (-1, 2))
    (3, 2)
    """
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(h: Hex) -> Iterator[Hex]:
    """The six hexes round one, from the east counter-clockwise.

    >>> list(neighbours((0, 0)))[:2]
    [(1, 0), (1, -1)]
    """
    q, r = h
    for dq, dr in DIRECTIONS:
        yield (q + dq, r + dr)


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, from the south-west corner round.

    >>> len(ring((0, 0), 3)), ring((2, 1), 0)
    (18, [(2, 1)])
    """
    if radius == 0:
        return [centre]
    q, r = centre[0] + DIRECTIONS[4][0] * radius, centre[1] + DIRECTIONS[4][1] * radius
    found: list[Hex] = []
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            found.append((q, r))
            q += dq
            r += dr
    return found


def within(centre: Hex, radius: int) -> list[Hex]:
    """All hexes at most so far away, row by row: a hexagonal arena is `within((0, 0), radius)`.

    >>> len(within((0, 0), 4))
    61
    """
    cq, cr = centre
    return [
        (cq + q, cr + r) for r in range(-radius, radius + 1) for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def line(a: Hex, b: Hex) -> list[Hex]:
    """A shortest chain of hexes along the straight line between two centres, both ends included.

    Where the line runs along a border the chain keeps to one side of it, and the way back is the same chain
    reversed.

    >>> line((0, 0), (3, -1))
    [(0, 0), (1, 0), (2, -1), (3, -1)]
    """
    if b < a:
        return line(b, a)[::-1]
    n = distance(a, b)
    if n == 0:
        return [a]
    dq = b[0] - a[0]
    dr = b[1] - a[1]
    return [_rounded(a[0] * n + dq * i, a[1] * n + dr * i, n) for i in range(n + 1)]


def rotated(h: Hex, sixths: int, centre: Hex = (0, 0)) -> Hex:
    """A hex turned counter-clockwise about a centre by sixths of a full turn.

    >>> rotated((2, 0), 1), rotated((2, -1), 6), rotated((3, 1), 3, centre=(2, 1))
    ((2, -2), (2, -1), (1, 1))
    """
    q = h[0] - centre[0]
    r = h[1] - centre[1]
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return (q + centre[0], r + centre[1])


def centre_of(h: Hex, size: float = 1.0) -> tuple[float, float]:
    """Where to draw a hex: its centre, y downwards, for hexes with sides of this length.

    >>> [round(v, 3) for v in centre_of((1, 2))]
    [3.464, 3.0]
    """
    return (size * sqrt(3.0) * (h[0] + h[1] / 2.0), size * 1.5 * h[1])


def hex_at(x: float, y: float, size: float = 1.0) -> Hex:
    """The hex under a point of the drawing.

    >>> hex_at(*centre_of((3, -2)))
    (3, -2)
    """
    r = y / (1.5 * size)
    q = x / (sqrt(3.0) * size) - r / 2.0
    return _rounded(round(q * 1_000_000), round(r * 1_000_000), 1_000_000)


def _rounded(q: int, r: int, n: int) -> Hex:
    """The hex nearest to (q / n, r / n): round all three coordinates, then mend the one furthest off.

    Whole numbers throughout, and ties always fall the same way.
    """
    s = -q - r
    wq, wr, ws = (2 * q + n) // (2 * n), (2 * r + n) // (2 * n), (2 * s + n) // (2 * n)
    off_q, off_r, off_s = abs(wq * n - q), abs(wr * n - r), abs(ws * n - s)
    if off_q > off_r and off_q > off_s:
        wq = -wr - ws
    elif off_r > off_s:
        wr = -wq - ws
    return (wq, wr)
