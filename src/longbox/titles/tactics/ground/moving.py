"""Going over the ground: gaits, the steps they allow, and how far those lead for so much Speed."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from ..maps import Edge, Map
from .squares import BLOCKED, FEW, few, set_of, squares_of
from .terrain import CLIMB, DROP, MASKS, Terrain

MOST_REACHES: Final = 4096
"""How many reaches a ground keeps: some hundred bytes each."""


class Gait(NamedTuple):
    """How a figure moves: what it ignores."""

    phased: bool = False
    flies: bool = False
    strides: bool = False
    """Difficult terrain does not slow it."""
    climbs: bool = False
    """It changes elevation without a feature and does not fall."""


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


class Ground(Terrain):
    """One map in one state. Immutable: a change makes another ground."""

    __slots__ = ("_anew", "_before", "_paces", "_reaches")

    def __init__(self, of: Map) -> None:
        self.width, self.height, self.size = of.width, of.height, of.width * of.height
        self.bits = of.squares
        self.walls, self.ladders = of.walls, of.ladders
        self.steps = [()] * self.size
        self.adjacent = [0] * self.size
        self.near = [0] * self.size
        for name, bit in MASKS.items():
            setattr(self, name, set_of(square for square, now in enumerate(self.bits) if now & bit))
        self._before: tuple[Ground, list[int]] | None = None
        """The ground this was made from, and the squares whose neighbourhood differs."""
        self._anew = 0
        self._settle(range(self.size))

    def _settle(self, squares: Iterable[int]) -> None:
        """Survey some squares anew; nothing that was looked up before holds any more."""
        self._survey(squares)
        self._paces: dict[Gait, Paces] = {}
        self._reaches: dict[tuple[int, int, Gait], Reach] = {}

    def changed(self, squares: tuple[Edge, ...] = (), broken: tuple[Edge, ...] = ()) -> Ground:
        """This ground with other terrain in some squares, or without some walls."""
        new = Ground.__new__(Ground)
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
        # In one piece: the innermost loop of every way over the map.
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


@lru_cache(1024)
def ground_of(of: Map, changes: tuple[Edge, ...], broken: tuple[Edge, ...]) -> Ground:
    """The ground of a map after some changes, built from the ground before the last one."""
    if changes:
        return ground_of(of, changes[:-1], broken).changed(changes[-1:])
    return ground_of(of, (), broken[:-1]).changed((), broken[-1:]) if broken else Ground(of)
