"""The ground during play: a map with what was destroyed or laid on it, and everything that follows from that alone.

Squares are numbers and sets of squares are bits of a whole number, so that "is a figure in the way" is one `&`. Lines are followed
in whole numbers (longbox.geometry.grids), never with fractions that round, once per offset between two squares: what a line crosses
does not depend on where it begins.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from longbox.geometry.grids import Square, distance, line

from .codes import GOOD
from .maps import AQUATIC, DIFFICULT, ELEVATED, FIRE, FIRE_RANK, FOOT, HEAD, INDOOR, RUBBLE, SLICK, SMOKE, SOLID, Edge, Map, label

BLOCKED: Final = -1
MOST_SETS: Final = 16384
MOST_REACHES: Final = 4096
"""How many reaches a ground keeps: some hundred bytes each."""

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
def balls(width: int, height: int) -> dict[tuple[int, int], int]:
    """The balls that were asked for on maps of one size: they do not depend on what is drawn there."""
    return {}


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


class Reach(NamedTuple):
    """Where a gait leads from a square for so much Speed, in the order in which squares are reached, and from where each is."""

    squares: array[int]
    before: array[int]
    mask: int

    def way(self, start: int, goal: int) -> tuple[int, ...]:
        """The shortest way to a square, without the one it starts from."""
        steps, squares, before = [], self.squares, self.before
        while goal != start:
            steps.append(goal)
            goal = before[squares.index(goal)]
        return tuple(steps[::-1])


class Paces(NamedTuple):
    """The steps of one gait: per square the squares it may step to, as bits."""

    open: list[int]
    safe: list[int]
    """Those without a fall."""
    slow: int
    """The squares that cost 2 Speed to enter."""
    ways: dict[int, int]
    """The squares from which a step is open, as bits, by how it changes the number of the square."""

    def shift(self, squares: int) -> int:
        """The squares that are one step from some squares."""
        found = 0
        for way, leave in self.ways.items():
            found |= (squares & leave) << way if way > 0 else (squares & leave) >> -way
        return found


MASKS: Final = {
    "solid_squares": SOLID, "elevated_squares": ELEVATED, "indoor": INDOOR, "difficult": DIFFICULT, "aquatic": AQUATIC,
    "smoky": SMOKE, "fiery": FIRE, "slick": SLICK,
}  # fmt: skip
"""The squares of each terrain are kept as bits too, under these names."""


class Ground:
    """One map in one state. Immutable: a change makes another ground."""

    __slots__ = (
        "_anew",
        "_balls",
        "_before",
        "_clear",
        "_paces",
        "_reaches",
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

    solid_squares: int
    elevated_squares: int
    indoor: int
    difficult: int
    aquatic: int
    smoky: int
    fiery: int
    slick: int

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
        for name, bit in MASKS.items():
            setattr(self, name, set_of(square for square, now in enumerate(self.bits) if now & bit))
        self._before: tuple[Ground, list[int]] | None = None
        """The ground this was made from, and the squares whose neighbourhood differs."""
        self._anew = 0
        self._settle(range(self.size))

    def _settle(self, squares: Iterable[int]) -> None:
        """Work out the neighbourhood of some squares anew; nothing that was looked up before holds any more."""
        for square in squares:
            self._neighbours(square)
        self.opaque = self.solid_squares | self.smoky
        self._clear = BLOCKED
        self.full = self.solid_squares & self.indoor
        """Where nobody can ever stand, as bits: Indoor Solid (FT-220)."""
        self.walled_squares = set_of(square for edge in self.walls for square in edge)
        """The squares with a wall on an edge."""
        self.perilous = bool(self.fiery | self.slick)
        """Whether some square may hurt or hold who enters it."""
        self._balls = balls(self.width, self.height)
        self._paces: dict[Gait, Paces] = {}
        self._reaches: dict[tuple[int, int, Gait], Reach] = {}

    def changed(self, squares: tuple[Edge, ...] = (), broken: tuple[Edge, ...] = ()) -> Ground:
        """This ground with other terrain in some squares, or without some walls."""
        new = object.__new__(Ground)
        new.width, new.height, new.size, new.ladders = self.width, self.height, self.size, self.ladders
        bits = list(self.bits)
        for square, now in squares:
            bits[square] = now
        new.bits, new.walls = tuple(bits), self.walls.difference(broken)
        for name, bit in MASKS.items():
            mask = getattr(self, name)
            for square, now in squares:
                mask = mask | 1 << square if now & bit else mask & ~(1 << square)
            setattr(new, name, mask)
        new.steps, new.adjacent, new.near = self.steps[:], self.adjacent[:], self.near[:]
        touched = [square for square, _ in squares] + [square for edge in broken for square in edge]
        around = sorted({near for square in touched for near in self.within(square, 1)})
        new._before, new._anew = (self, around), set_of(around)
        new._settle(around)
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
            found = self._balls[square, steps] = set_of(self.within(square, steps))
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
            return BLOCKED if not squares and self._closed(a, b) else 0
        else:
            squares &= self.elevated_squares
            if squares & self.smoky:
                return BLOCKED
        considered = squares | ends
        if considered & self.walled_squares:
            for one, two in found.steps:
                one, two = a + one, a + two
                if considered >> one & 1 and considered >> two & 1 and self._closed(one, two):
                    return BLOCKED
        return squares

    def effect(self, a: int, b: int) -> bool:
        """Line of Effect: only Solid terrain stops it (FT-272)."""
        if a == b:
            return True
        ends = 1 << a | 1 << b
        high = ends & self.elevated_squares
        if high == ends:
            return True
        found = self.span(a, b)
        squares = found.mask << a + found.base
        if squares & self.solid_squares:
            return False
        if high:
            return bool(squares) or not self._closed(a, b)
        if (squares | ends) & self.walled_squares:
            return not any(self._closed(a + one, a + two) for one, two in found.steps)
        return True

    def _closed(self, a: int, b: int) -> bool:
        """Whether walls close the way between two neighbours, by their numbers."""
        return self.walled(self.xy(a), self.xy(b))

    # -- moving ------------------------------------------------------------------------------------------------------------

    def paces(self, gait: Gait) -> Paces:
        """Per square the steps a figure of this gait can make."""
        found = self._paces.get(gait)
        if found is None:
            found = self._paces[gait] = self._pace(gait)
        return found

    def _pace(self, gait: Gait) -> Paces:
        slow = 0 if gait.phased else (0 if gait.strides else self.difficult) | (0 if gait.flies else self.aquatic)
        if self._before is None:
            paces, anew = Paces([0] * self.size, [0] * self.size, slow, {}), list(range(self.size))
        else:
            before, anew = self._before
            old = before.paces(gait)
            paces = Paces(old.open[:], old.safe[:], slow, {way: leave & ~self._anew for way, leave in old.ways.items()})
        free = gait.flies or gait.climbs
        for square in anew:
            if gait.phased:  # FT-339
                paces.open[square] = paces.safe[square] = self.ball(square, 1) & ~(1 << square)
            else:
                steps = [(other, how) for other, how in self.steps[square] if free or how != CLIMB]
                paces.open[square] = set_of(other for other, _ in steps) & ~self.full
                paces.safe[square] = paces.open[square] & ~(0 if free else set_of(other for other, how in steps if how == DROP))
            for other in squares_of(paces.open[square]):
                paces.ways[other - square] = paces.ways.get(other - square, 0) | 1 << square
        return paces

    def reach(self, start: int, budget: int, gait: Gait, closed: int, goal: int = BLOCKED) -> Reach:
        """The shortest ways for so much Speed past closed squares, at least to a goal; kept where no closed one is near."""
        ball = self.ball(start, budget)
        if closed & ball:
            return self._flood(start, budget, gait, closed, goal=goal)
        key = start, budget, gait
        found = self._reaches.get(key)
        if found is None:
            if self._before is not None and not ball & self._anew:
                found = self._before[0].reach(start, budget, gait, 0)
            else:
                found = self._flood(start, budget, gait, 0)
            if len(self._reaches) >= MOST_REACHES:
                self._reaches.clear()
            self._reaches[key] = found
        return found

    def spread(self, start: int, budget: int, gait: Gait, closed: int, goals: int) -> int:
        """Those of some goals that can be reached for so much Speed past closed squares, as bits."""
        if not goals:
            return 0
        paces = self.paces(gait)
        unseen = ~(closed | 1 << start)
        slow, now, later, left = paces.slow, 1 << start, 0, goals
        for spent in range(budget):
            new = paces.shift(now) & unseen
            late = new & slow if spent + 1 < budget else 0
            new &= ~slow
            unseen &= ~(new | late)
            now, later = new | later, late
            left &= ~now
            if not left:
                break
        return goals & ~left

    def calm_reach(self, start: int, budget: int, gait: Gait, closed: int, watched: tuple[int, ...], goal: int) -> Reach:
        """The harmless ways until one leads to a goal: none that leaves a watched square, falls, or enters Fire or Slick."""
        perils = self.fiery if gait.flies else self.fiery | self.slick
        return self._flood(start, budget, gait, closed | perils, watched, goal)

    def _flood(
        self, start: int, budget: int, gait: Gait, closed: int, watched: tuple[int, ...] | None = None, goal: int = BLOCKED
    ) -> Reach:
        """What a step costs lies in the square it enters, so whoever gets to a square first gets there for least."""
        paces = self.paces(gait)
        steps, slow = paces.open if watched is None else paces.safe, paces.slow
        unseen = first = ~(closed | 1 << start)
        squares: list[int] = []
        before: list[int] = []
        waves: list[list[int]] = [[start], *([] for _ in range(budget))]
        for spent in range(budget):
            limit = ~slow if spent == budget - 1 else -1
            if goal >= 0:  # only where the goal is still within reach: no other square is on a way to it
                limit &= self.ball(goal, budget - spent - 1)
            one, two = waves[spent + 1], waves[min(spent + 2, budget)]
            for square in waves[spent]:
                new = steps[square] & unseen & limit
                if watched:
                    for mask in watched:
                        if mask >> square & 1:
                            new &= mask
                if not new:
                    continue
                unseen ^= new
                found = FEW.get(new) or few(new)
                squares += found
                before += [square] * len(found)
                if new & slow:
                    for other in found:
                        (two if slow >> other & 1 else one).append(other)
                else:
                    one += found
            if goal >= 0 and not unseen >> goal & 1:
                break
        return Reach(array("H", squares), array("H", before), first & ~unseen)

    def straight(self, a: int, b: int) -> tuple[int, ...]:
        """The squares a straight line from centre to centre crosses between two squares: a Charge must find them free."""
        return tuple([a + square for square in self.span(a, b).squares])


@lru_cache(1024)
def ground_of(of: Map, changes: tuple[Edge, ...], broken: tuple[Edge, ...]) -> Ground:
    """The ground of a map after some changes, built from the ground before the last one."""
    if changes:
        return ground_of(of, changes[:-1], broken).changed(changes[-1:])
    return ground_of(of, (), broken[:-1]).changed((), broken[-1:]) if broken else Ground(of)


__all__ = [
    "BLOCKED", "CLIMB", "DROP", "FEATURE", "FIRE", "LEVEL", "Gait", "Ground", "Paces", "Reach", "distance", "ground_of", "set_of",
    "span", "squares_of",
]  # fmt: skip
