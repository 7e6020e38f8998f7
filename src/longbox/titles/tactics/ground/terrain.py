"""A map in one state: what lies in its squares, which are neighbours, and what stands between them (sight and effect)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.geometry.grids import Square

from ..codes import GOOD
from ..maps import AQUATIC, DIFFICULT, ELEVATED, FIRE, FIRE_RANK, FOOT, HEAD, INDOOR, RUBBLE, SLICK, SMOKE, SOLID, Edge, label
from .squares import BLOCKED, Span, balls, column, distances, set_of, span

LEVEL, FEATURE, CLIMB, DROP = range(4)
"""How a step changes elevation: not at all; by ladder, stair or rubble; up without one; down without one."""

MASKS: Final = {
    "solid_squares": SOLID, "elevated_squares": ELEVATED, "indoor": INDOOR, "difficult": DIFFICULT, "aquatic": AQUATIC,
    "smoky": SMOKE, "fiery": FIRE, "slick": SLICK,
}  # fmt: skip
"""The squares of each terrain are kept as bits too, under these names."""


class Terrain:
    """The squares of a map and what lies between them. `Ground` makes them, and knows how to go over them."""

    __slots__ = (
        "_balls",
        "_clear",
        "_far",
        "adjacent",
        "aquatic",
        "bits",
        "difficult",
        "elevated_squares",
        "fiery",
        "full",
        "height",
        "indoor",
        "ladders",
        "near",
        "opaque",
        "perilous",
        "size",
        "slick",
        "smoky",
        "solid_squares",
        "steps",
        "walled_squares",
        "walls",
        "width",
    )

    width: int
    height: int
    size: int
    bits: tuple[int, ...]
    walls: frozenset[Edge]
    ladders: frozenset[Edge]
    steps: list[tuple[tuple[int, int], ...]]
    """Per square the neighbours that no wall closes off, with how the step changes elevation. Indoor Solid is among them."""
    adjacent: list[int]
    """Per square the squares adjacent to it, as bits: same elevation, no wall between (FT-276, FT-277), and itself (FT-278)."""
    near: list[int]
    """Per square where figures adjacent to a figure there stand: ladders and stair tops join elevations (FT-208)."""

    solid_squares: int
    elevated_squares: int
    indoor: int
    difficult: int
    aquatic: int
    smoky: int
    fiery: int
    slick: int

    opaque: int
    full: int
    """Where nobody can ever stand, as bits: Indoor Solid (FT-220)."""
    walled_squares: int
    """The squares with a wall on an edge."""
    perilous: bool
    """Whether some square may hurt or hold who enters it."""

    def _survey(self, squares: Iterable[int]) -> None:
        """Work out the neighbourhood of some squares, and what follows from all of them."""
        for square in squares:
            self._neighbours(square)
        self.opaque = self.solid_squares | self.smoky
        self._clear = BLOCKED
        self.full = self.solid_squares & self.indoor
        self.walled_squares = set_of(square for edge in self.walls for square in edge)
        self.perilous = bool(self.fiery | self.slick)
        self._balls, self._far = balls(self.width, self.height), distances(self.width, self.height)

    def _neighbours(self, square: int) -> None:
        x, y = self.xy(square)
        steps: list[tuple[int, int]] = []
        adjacent = near = 1 << square
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                a, b = x + dx, y + dy
                if (dx == 0 and dy == 0) or not (0 <= a < self.width and 0 <= b < self.height):
                    continue
                other = b * self.width + a
                if self.walled((x, y), (a, b)):
                    continue
                how = self._rise(square, other)
                steps.append((other, how))
                if how == LEVEL:
                    adjacent |= 1 << other
                if how == LEVEL or self._joined(square, other):
                    near |= 1 << other
        self.steps[square], self.adjacent[square], self.near[square] = tuple(steps), adjacent, near

    def _rise(self, a: int, b: int) -> int:
        mine, other = self.bits[a], self.bits[b]
        if not (mine ^ other) & ELEVATED:
            return LEVEL
        low, high = (mine, other) if other & ELEVATED else (other, mine)
        if self._joined(a, b) or (low & RUBBLE and high & SOLID):  # FT-224
            return FEATURE
        return CLIMB if other & ELEVATED else DROP

    def _joined(self, a: int, b: int) -> bool:
        """Whether a ladder, or the top step of a stair, joins two squares that share an edge."""
        if (min(a, b), max(a, b)) in self.ladders:
            return bool((self.bits[a] ^ self.bits[b]) & ELEVATED)  # a ladder to a roof that fell in joins nothing
        mine, other = self.bits[a], self.bits[b]
        straight = a % self.width == b % self.width or a // self.width == b // self.width
        return straight and bool((mine & FOOT and other & HEAD) or (mine & HEAD and other & FOOT))

    # -- places ------------------------------------------------------------------------------------------------------------

    def xy(self, square: int) -> Square:
        return square % self.width, square // self.width

    def distance(self, a: int, b: int) -> int:
        """Steps of a king, whatever is in the way (TQ-16)."""
        if a >= 0 and b >= 0:
            return self._far[a][b]
        width = self.width
        return max(abs(a % width - b % width), abs(a // width - b // width))

    def label(self, square: int) -> str:
        return label(self.width, square)

    def edge(self, square: int) -> int:
        """How many whole squares lie between a square and the nearest edge of the map."""
        x, y = self.xy(square)
        return min(x, y, self.width - 1 - x, self.height - 1 - y)

    def inside(self, gap: int) -> int:
        """The squares with at least so many whole squares between them and every edge of the map, as bits."""
        return set_of(y * self.width + x for y in range(gap, self.height - gap) for x in range(gap, self.width - gap))

    def clear(self) -> int:
        """The squares of Clear terrain, Ground without any type, as bits."""
        if self._clear == BLOCKED:
            self._clear = set_of(square for square, now in enumerate(self.bits) if not now & ~INDOOR)
        return self._clear

    def fire(self, square: int) -> int:
        """The rank of the Fire in a square: Good if none is stated (FT-233)."""
        return self.bits[square] >> FIRE_RANK or GOOD

    def solid(self, square: int) -> bool:
        return bool(self.bits[square] & SOLID)

    def elevated(self, square: int) -> bool:
        return bool(self.bits[square] & ELEVATED)

    def costly(self, square: int) -> bool:
        return bool(self.bits[square] & (DIFFICULT | AQUATIC))

    def ball(self, square: int, steps: int) -> int:
        """The squares at most so many steps away, as bits."""
        found = self._balls.get((square, steps))
        if found is None:
            if steps < 0:
                return 0
            x, y = self.xy(square)
            left, top = max(0, x - steps), max(0, y - steps)
            row = (1 << min(self.width, x + steps + 1) - left) - 1
            rows = column(self.width, min(self.height, y + steps + 1) - top)
            found = self._balls[square, steps] = row * rows << top * self.width + left
        return found

    def within(self, square: int, steps: int) -> list[int]:
        """All squares at most so many steps away, itself included."""
        x, y = self.xy(square)
        return [
            b * self.width + a
            for b in range(max(0, y - steps), min(self.height, y + steps + 1))
            for a in range(max(0, x - steps), min(self.width, x + steps + 1))
        ]

    # -- walls -------------------------------------------------------------------------------------------------------------

    def wall(self, a: Square, b: Square) -> bool:
        """Whether a wall stands on the edge two squares share."""
        first, second = a[1] * self.width + a[0], b[1] * self.width + b[0]
        return ((first, second) if first < second else (second, first)) in self.walls

    def walled(self, a: Square, b: Square) -> bool:
        """Whether walls close the way between two neighbours: past a corner they must close both ways round (TQ-21)."""
        if not self.walls:
            return False
        if a[0] == b[0] or a[1] == b[1]:
            return self.wall(a, b)
        one, two = (b[0], a[1]), (a[0], b[1])
        return (self.wall(a, one) or self.wall(one, b)) and (self.wall(a, two) or self.wall(two, b))

    # -- sight and effect --------------------------------------------------------------------------------------------------

    def span(self, a: int, b: int) -> Span:
        """The straight line between two squares, seen from the first."""
        width = self.width
        return span(width, b % width - a % width, b // width - a // width)

    def crossed(self, a: int, b: int) -> int:
        """The squares a straight line crosses between two squares, as bits."""
        found = self.span(a, b)
        return found.mask << a + found.base

    def straight(self, a: int, b: int) -> tuple[int, ...]:
        """The squares a straight line from centre to centre crosses between two squares: a Charge must find them free."""
        return tuple([a + square for square in self.span(a, b).squares])

    def sight(self, a: int, b: int) -> int:
        """The squares in which a figure would block Line of Sight from a to b, as bits; BLOCKED if terrain does already.

        Figures in the two squares themselves never block. Adjacent figures always see each other: ask `near` first (FT-279).
        """
        if a == b:
            return 0
        ends = 1 << a | 1 << b
        if ends & self.smoky:  # TQ-18
            return BLOCKED
        found = self.span(a, b)
        squares = found.mask << a + found.base
        high = ends & self.elevated_squares
        if not high:
            if squares & self.opaque:
                return BLOCKED
        elif high != ends:  # FT-242, FT-243: only Elevated squares count, and another one is in the way (TQ-19)
            if squares & self.elevated_squares:
                return BLOCKED
            return BLOCKED if not squares and self.closed(a, b) else 0
        else:
            squares &= self.elevated_squares
            if squares & self.smoky:
                return BLOCKED
        considered = squares | ends
        if considered & self.walled_squares:
            for one, two in found.steps:
                one, two = a + one, a + two
                if considered >> one & 1 and considered >> two & 1 and self.closed(one, two):
                    return BLOCKED
        return squares

    def effect(self, a: int, b: int, over: bool = True) -> bool:
        """Line of Effect: only Solid terrain stops it (FT-272); between a roof and the Ground it may pass `over` Indoor Solid."""
        if a == b:
            return True
        ends = 1 << a | 1 << b
        high = ends & self.elevated_squares
        if high == ends:
            return True
        found = self.span(a, b)
        squares = found.mask << a + found.base
        if squares & (self.solid_squares & self.elevated_squares if high and over else self.solid_squares):
            return False
        if high:
            return bool(squares) or not self.closed(a, b)
        if (squares | ends) & self.walled_squares:
            return not any(self.closed(a + one, a + two) for one, two in found.steps)
        return True

    def closed(self, a: int, b: int) -> bool:
        """Whether walls close the way between two neighbours, by their numbers."""
        return self.walled(self.xy(a), self.xy(b))
