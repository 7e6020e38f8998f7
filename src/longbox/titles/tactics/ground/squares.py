"""Squares as numbers, sets of squares as the bits of a whole number, and the lines between them.

Lines are followed in whole numbers (longbox.geometry.grids), never with fractions that round, once per offset between two squares:
what a line crosses does not depend on where it begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from longbox.geometry.grids import line

BLOCKED: Final = -1
MOST_SETS: Final = 16384


class Span(NamedTuple):
    """What a straight line crosses, seen from the square it starts in, on maps of one width."""

    squares: tuple[int, ...]
    """The squares strictly between its ends whose interior it crosses, as differences of numbers."""
    base: int
    mask: int
    """The same as bits, counted from `base`."""
    steps: tuple[tuple[int, int], ...]
    """From square to square, both ends included."""


@lru_cache(None)
def span(width: int, dx: int, dy: int) -> Span:
    """The line to the square so far to the right and so far down.

    >>> span(10, 2, 1).squares
    (1, 11)
    """
    numbers = [y * width + x for x, y in line((0, 0), (dx, dy))]
    between = tuple(numbers[1:-1])
    base = min(between, default=0)
    return Span(between, base, sum(1 << number - base for number in between), tuple(pairwise(numbers)))


@lru_cache(None)
def distances(width: int, height: int) -> list[bytes]:
    """How many steps of a king lie between two squares, by their numbers (TQ-16)."""
    places = [(square % width, square // width) for square in range(width * height)]
    return [bytes([max(abs(x - a), abs(y - b)) for a, b in places]) for x, y in places]


@lru_cache(None)
def balls(width: int, height: int) -> dict[tuple[int, int], int]:
    """The balls that were asked for on maps of one size: they do not depend on what is drawn there."""
    return {}


@lru_cache(None)
def column(width: int, rows: int) -> int:
    """So many squares below one another, as bits."""
    return sum([1 << width * row for row in range(rows)])


def squares_of(mask: int) -> list[int]:
    """The squares of a set.

    >>> squares_of(0b1010)
    [1, 3]
    """
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


FEW: Final[dict[int, list[int]]] = {}
"""The squares of small sets that came up: those next to one another, which every flood asks for again."""


def few(mask: int) -> list[int]:
    """The squares of a small set, kept for the next time."""
    if len(FEW) >= MOST_SETS:
        FEW.clear()
    FEW[mask] = found = squares_of(mask)
    return found


def set_of(squares: Iterable[int]) -> int:
    """Squares as a set.

    >>> set_of([1, 3]) == 0b1010
    True
    """
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask
