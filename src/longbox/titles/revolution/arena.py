"""The Mission Arena: 61 Hexes with 6 Obstacles, as bits of whole numbers (RQ-55).

A Hex (q, r) is the number (r + 5) * 11 + q + 5, so its neighbours are fixed steps away and a set of Hexes spreads by shifts.
"""

from __future__ import annotations

from typing import Final

from longbox.geometry.hexes import DIRECTIONS, Hex, distance, within

RADIUS: Final = 4
WIDTH: Final = 11
FARTHEST: Final = 2 * RADIUS


def number(h: Hex) -> int:
    """
    >>> number((0, 0))
    60
    """
    return (h[1] + 5) * WIDTH + h[0] + 5


def place(hex: int) -> Hex:
    """
    >>> place(60)
    (0, 0)
    """
    r, q = divmod(hex, WIDTH)
    return q - 5, r - 5


HEXES: Final = tuple(number(h) for h in within((0, 0), RADIUS))
ALL: Final = sum(1 << hex for hex in HEXES)
OBSTACLES: Final = tuple(number(h) for h in ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)))
FREE: Final = ALL & ~sum(1 << hex for hex in OBSTACLES)
CENTRE: Final = number((0, 0))
BORDER: Final = sum(1 << hex for hex in HEXES if distance(place(hex), (0, 0)) == RADIUS)
START: Final = {
    2: tuple(number(h) for h in ((4, 0), (-4, 0))),
    3: tuple(number(h) for h in ((4, 0), (-4, 4), (0, -4))),
    4: tuple(number(h) for h in ((4, 0), (-2, 4), (-4, 0), (2, -4))),
}
"""The Hexes of Positions 1 to 4, by how many Characters take part (MR-243..MR-246)."""
STEPS: Final = tuple(dr * WIDTH + dq for dq, dr in DIRECTIONS)

WITHIN: Final = tuple(
    tuple(sum(1 << other for other in HEXES if distance(place(hex), place(other)) <= far) for far in range(FARTHEST + 1))
    if hex in HEXES
    else ()
    for hex in range(WIDTH * WIDTH)
)
"""By Hex and distance: the Hexes that are no further away."""

APART: Final = tuple(tuple(distance(place(a), place(b)) for b in range(WIDTH * WIDTH)) for a in range(WIDTH * WIDTH))
"""By two Hexes, those beyond the edge too: how many steps they are apart."""


_ROWS: Final = tuple(
    tuple(tuple(row * WIDTH + q for q in range(WIDTH) if bits >> q & 1) for bits in range(1 << WIDTH)) for row in range(WIDTH)
)
"""By row and its bits: the Hexes. Only rows 1 to 9 have any."""


def hexes_of(mask: int) -> tuple[int, ...]:
    """The Hexes of a set, a row at a time.

    >>> hexes_of(1 << CENTRE | 1 << START[2][0] | 1 << START[2][1]) == (START[2][1], CENTRE, START[2][0])
    True
    """
    r = _ROWS
    return (
        *r[1][mask >> 11 & 2047], *r[2][mask >> 22 & 2047], *r[3][mask >> 33 & 2047], *r[4][mask >> 44 & 2047],
        *r[5][mask >> 55 & 2047], *r[6][mask >> 66 & 2047], *r[7][mask >> 77 & 2047], *r[8][mask >> 88 & 2047],
        *r[9][mask >> 99 & 2047],
    )  # fmt: skip


def near(hex: int, far: int) -> int:
    """The Hexes at most so far away, as bits.

    >>> near(CENTRE, 1).bit_count()
    7
    """
    return WITHIN[hex][far if far < FARTHEST else FARTHEST]


def apart(a: int, b: int) -> int:
    """
    >>> apart(START[2][0], START[2][1])
    8
    """
    return APART[a][b]


def spread(hexes: int) -> int:
    """A set of Hexes and all their neighbours; may reach over the edge."""
    return hexes | hexes << 1 | hexes >> 1 | hexes << WIDTH | hexes >> WIDTH | hexes << (WIDTH - 1) | hexes >> (WIDTH - 1)


def reach(start: int, far: int, free: int) -> int:
    """The free Hexes that can be reached in so many steps, the start included.

    >>> reach(CENTRE, 1, FREE).bit_count(), reach(CENTRE, 8, FREE).bit_count()
    (7, 55)
    """
    found = 1 << start
    free |= found
    for _ in range(far):  # `spread` written out
        more = (found | found << 1 | found >> 1 | found << WIDTH | found >> WIDTH | found << 10 | found >> 10) & free
        if more == found:
            break
        found = more
    return found


def label(hex: int) -> str:
    """A letter for the row, a number in the row.

    >>> label(CENTRE), label(START[4][0])
    ('E5', 'E9')
    """
    q, r = place(hex)
    return f"{'ABCDEFGHI'[r + RADIUS]}{q + RADIUS + 1 + min(r, 0)}"
