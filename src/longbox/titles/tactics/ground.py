"""The ground during play: a map with what was destroyed or laid on it, and everything that follows from that alone.

Squares are numbers and sets of squares are bits of a whole number, so that "is a figure in the way" is one `&`. Lines are followed
in whole numbers (longbox.geometry.grids), never with fractions that round. All is computed once per pair of squares, when first
asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from longbox.geometry.grids import Square, distance, line

from .maps import AQUATIC, DIFFICULT, ELEVATED, FIRE, FIRE_RANK, FOOT, HEAD, INDOOR, RUBBLE, SLICK, SMOKE, SOLID, Edge, Map, label
from .vocabulary import GOOD

BLOCKED: Final = -1

LEVEL, FEATURE, CLIMB, DROP = range(4)
"""How a step changes elevation: not at all; by ladder, stair or rubble; up without one; down without one."""


class Gait(NamedTuple):
    """How a figure moves: what it ignores."""

    phased: bool = False
    flies: bool = False
    strides: bool = False
    """Difficult terrain does not slow it."""
    climbs: bool = False
    """It changes elevation without a feature and does not fall."""


@lru_cache(None)
def path(a: Square, b: Square) -> tuple[tuple[Square, ...], tuple[tuple[Square, Square], ...]]:
    """The squares strictly between two squares whose interior the line crosses, and the steps the line takes."""
    squares = line(a, b)
    return tuple(squares[1:-1]), tuple(pairwise(squares))


class Ground:
    """One map in one state. Immutable: a change makes another ground."""

    __slots__ = (
        "_effect",
        "_moves",
        "_sight",
        "adjacent",
        "bits",
        "full",
        "height",
        "ladders",
        "near",
        "perilous",
        "size",
        "steps",
        "walls",
        "width",
    )

    def __init__(self, of: Map) -> None:
        self.width, self.height, self.size = of.width, of.height, of.width * of.height
        self.bits = of.squares
        self.walls, self.ladders = of.walls, of.ladders
        none: list[Any] = [()] * self.size
        self.steps: list[tuple[tuple[int, int], ...]] = none[:]
        """Per square the neighbours that no wall closes off, with how the step changes elevation. Indoor Solid is among them."""
        self.adjacent: list[int] = none[:]
        """Per square the squares adjacent to it, as bits: same elevation, no wall between (FT-276, FT-277), and itself (FT-278)."""
        self.near: list[int] = none[:]
        """Per square where figures adjacent to a figure there stand: ladders and stair tops join elevations (FT-208)."""
        self._settle(range(self.size))

    def _settle(self, squares: Iterable[int]) -> None:
        """Work out the neighbourhood of some squares anew; nothing that was looked up before holds any more."""
        for square in squares:
            self._neighbours(square)
        self.full = sum([1 << square for square, now in enumerate(self.bits) if now & SOLID and now & INDOOR])
        """Where nobody can ever stand, as bits: Indoor Solid (FT-220)."""
        self._sight: dict[int, int] = {}
        self._effect: dict[int, bool] = {}
        self._moves: dict[Gait, list[tuple[tuple[int, int, bool], ...]]] = {}
        self.perilous = any(now & (FIRE | SLICK) for now in self.bits)
        """Whether some square may hurt or hold who enters it."""

    def changed(self, squares: tuple[Edge, ...] = (), broken: tuple[Edge, ...] = ()) -> Ground:
        """This ground with other terrain in some squares, or without some walls."""
        new = object.__new__(Ground)
        new.width, new.height, new.size, new.ladders = self.width, self.height, self.size, self.ladders
        bits = list(self.bits)
        for square, now in squares:
            bits[square] = now
        new.bits, new.walls = tuple(bits), self.walls.difference(broken)
        new.steps, new.adjacent, new.near = self.steps[:], self.adjacent[:], self.near[:]
        touched = [square for square, _ in squares] + [square for edge in broken for square in edge]
        around = {near for square in touched for near in self.within(square, 1)}
        new._settle(around)
        for gait, moves in self._moves.items():
            new._moves[gait] = moves[:]
            for square in around:
                new._moves[gait][square] = tuple(new._moves_from(square, gait))
        return new

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
        width = self.width
        return max(abs(a % width - b % width), abs(a // width - b // width))

    def label(self, square: int) -> str:
        return label(self.width, square)

    def edge(self, square: int) -> int:
        """How many whole squares lie between a square and the nearest edge of the map."""
        x, y = self.xy(square)
        return min(x, y, self.width - 1 - x, self.height - 1 - y)

    def clear(self, square: int) -> bool:
        """Clear terrain: Ground without any type."""
        return not self.bits[square] & ~INDOOR

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
        return sum([1 << other for other in self.within(square, steps)])

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

    def sight(self, a: int, b: int) -> int:
        """The squares in which a figure would block Line of Sight from a to b, as bits; BLOCKED if terrain does already.

        Figures in the two squares themselves never block. Adjacent figures always see each other: ask `near` first (FT-279).
        """
        key = a * self.size + b
        found = self._sight.get(key)
        if found is None:
            found = self._sight[key] = self._look(a, b)
        return found

    def _look(self, a: int, b: int) -> int:
        bits, width = self.bits, self.width
        if a == b:
            return 0
        if (bits[a] | bits[b]) & SMOKE:  # TQ-18
            return BLOCKED
        high = bool(bits[a] & ELEVATED) + bool(bits[b] & ELEVATED)
        between, steps = path(self.xy(a), self.xy(b))
        squares = [y * width + x for x, y in between]
        if high == 1:  # FT-242, FT-243: only Elevated squares count, and another one is in the way (TQ-19)
            if any(bits[square] & ELEVATED for square in squares):
                return BLOCKED
            return BLOCKED if not squares and self.walled(*steps[0]) else 0
        if high == 2:
            squares = [square for square in squares if bits[square] & ELEVATED]
            if any(bits[square] & SMOKE for square in squares):
                return BLOCKED
            considered = {a, b, *squares}
            steps = tuple(
                (one, two) for one, two in steps if one[1] * width + one[0] in considered and two[1] * width + two[0] in considered
            )
        elif any(bits[square] & (SOLID | SMOKE) for square in squares):
            return BLOCKED
        if self.walls and any(self.walled(one, two) for one, two in steps):
            return BLOCKED
        mask = 0
        for square in squares:
            mask |= 1 << square
        return mask

    def effect(self, a: int, b: int) -> bool:
        """Line of Effect: only Solid terrain stops it (FT-272)."""
        key = a * self.size + b
        found = self._effect.get(key)
        if found is None:
            found = self._effect[key] = self._reaches(a, b)
        return found

    def _reaches(self, a: int, b: int) -> bool:
        bits, width = self.bits, self.width
        if a == b:
            return True
        high = bool(bits[a] & ELEVATED) + bool(bits[b] & ELEVATED)
        between, steps = path(self.xy(a), self.xy(b))
        squares = [y * width + x for x, y in between]
        if high == 2:
            return True
        if any(bits[square] & SOLID for square in squares):
            return False
        if high == 1:
            return bool(squares) or not self.walled(*steps[0])
        return not (self.walls and any(self.walled(one, two) for one, two in steps))

    # -- moving ------------------------------------------------------------------------------------------------------------

    def moves(self, gait: Gait) -> list[tuple[tuple[int, int, bool], ...]]:
        """Per square the steps a figure of this gait can make: where to, for how much Speed, and whether it falls."""
        found = self._moves.get(gait)
        if found is None:
            found = self._moves[gait] = [tuple(self._moves_from(square, gait)) for square in range(self.size)]
        return found

    def _moves_from(self, square: int, gait: Gait) -> Iterator[tuple[int, int, bool]]:
        if gait.phased:  # FT-339
            for other in self.within(square, 1):
                if other != square:
                    yield other, 1, False
            return
        free = gait.flies or gait.climbs
        for other, how in self.steps[square]:
            bits = self.bits[other]
            if (bits & SOLID and bits & INDOOR) or (how == CLIMB and not free):
                continue
            slow = (bits & DIFFICULT and not gait.strides) or (bits & AQUATIC and not gait.flies)
            yield other, 2 if slow else 1, how == DROP and not free

    def straight(self, a: int, b: int) -> tuple[int, ...]:
        """The squares a straight line from centre to centre crosses between two squares: a Charge must find them free."""
        return tuple(y * self.width + x for x, y in path(self.xy(a), self.xy(b))[0])


@lru_cache(1024)
def ground_of(of: Map, changes: tuple[Edge, ...], broken: tuple[Edge, ...]) -> Ground:
    """The ground of a map after some changes, built from the ground before the last one."""
    if changes:
        return ground_of(of, changes[:-1], broken).changed(changes[-1:])
    return ground_of(of, (), broken[:-1]).changed((), broken[-1:]) if broken else Ground(of)


__all__ = [
    "BLOCKED", "CLIMB", "DROP", "FEATURE", "FIRE", "LEVEL", "Gait", "Ground", "distance", "ground_of", "path",
]  # fmt: skip
