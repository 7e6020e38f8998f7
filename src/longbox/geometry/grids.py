"""Square grids: king's-move distance, neighbours, and the squares a line passes through, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]

ORTHOGONAL: tuple[Square, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONAL: tuple[Square, ...] = ((1, 1), (-1, 1), (-1, -1), (1, -1))


def distance(a: Square, b: Square) -> int:
    """King's-move steps between two squares: a diagonal step counts as one.

    >>> distance((0, 0), (3, -5))
    5
    """
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def inside(square: Square, width: int, height: int) -> bool:
    """Is a square on a map of this size?

    >>> inside((0, 9), 10, 10), inside((-1, 0), 10, 10)
    (True, False)
    """
    return 0 <= square[0] < width and 0 <= square[1] < height


def neighbours(square: Square, diagonal: bool = True) -> Iterator[Square]:
    """The eight squares round one, or the four that share an edge with it.

    >>> list(neighbours((2, 2), diagonal=False))
    [(3, 2), (2, 3), (1, 2), (2, 1)]
    >>> len(list(neighbours((2, 2))))
    8
    """
    x, y = square
    for dx, dy in ORTHOGONAL + DIAGONAL if diagonal else ORTHOGONAL:
        yield (x + dx, y + dy)


def within(square: Square, steps: int) -> Iterator[Square]:
    """All squares at most so many steps away, the square itself included, row by row.

    >>> len(list(within((4, 4), 2)))
    25
    """
    x, y = square
    for row in range(y - steps, y + steps + 1):
        for column in range(x - steps, x + steps + 1):
            yield (column, row)


def line(a: Square, b: Square) -> list[Square]:
    """The squares whose interior the line from centre to centre passes through, both ends included.

    A square met only at a corner is not among them, so a perfect diagonal slips between its neighbours.

    >>> line((0, 0), (2, 2))
    [(0, 0), (1, 1), (2, 2)]
    >>> line((0, 0), (3, 1))
    [(0, 0), (1, 0), (2, 1), (3, 1)]
    """
    return [square for square, corner in _walk(a, b) if not corner]


def supercover(a: Square, b: Square) -> list[Square]:
    """The squares the line from centre to centre passes through or touches at a corner.

    >>> supercover((0, 0), (1, 1))
    [(0, 0), (1, 0), (0, 1), (1, 1)]
    """
    return [square for square, _ in _walk(a, b)]


def crossed(a: Square, b: Square) -> list[tuple[Square, Square]]:
    """The shared edges a line from centre to centre crosses, as pairs of squares: a wall there stops it.

    A passage exactly through a corner crosses no edge.

    >>> crossed((0, 0), (2, 1))
    [((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (2, 1))]
    >>> crossed((0, 0), (2, 2))
    []
    """
    found: list[tuple[Square, Square]] = []
    before = a
    for square in line(a, b)[1:]:
        if square[0] == before[0] or square[1] == before[1]:
            found.append((before, square))
        before = square
    return found


def _walk(a: Square, b: Square) -> Iterator[tuple[Square, bool]]:
    """Squares along the line in order, with a flag for those it only touches at a corner.

    The next vertical grid line is met at (2i + 1) / 2nx of the way, the next horizontal at (2j + 1) / 2ny;
    comparing the two crosswise keeps everything in whole numbers.
    """
    nx = abs(b[0] - a[0])
    ny = abs(b[1] - a[1])
    sx = 1 if b[0] > a[0] else -1
    sy = 1 if b[1] > a[1] else -1
    x, y = a
    i = j = 0
    yield (x, y), False
    while i < nx or j < ny:
        order = (2 * i + 1) * ny - (2 * j + 1) * nx
        if order == 0:
            yield (x + sx, y), True
            yield (x, y + sy), True
            x += sx
            y += sy
            i += 1
            j += 1
        elif order < 0:
            x += sx
            i += 1
        else:
            y += sy
            j += 1
        yield (x, y), False
