"""Where a figure can go for so much Speed, past whom, and what a step costs (chapter "Movement and Terrain")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, cast, overload

from longbox.kernel import Illegal, Plain

from ..codes import GROUNDED, PHASED
from ..ground import BLOCKED, Gait, Ground, Reach, set_of, squares_of
from ..state import Table
from ..words import Ignores
from .adjacency import reach_of
from .choices import Path
from .opportunity import watchers, within_grasp


def gait(t: Table, who: int, charging: bool = False) -> Gait:
    """What a figure ignores while it moves (FT-298, FT-299)."""
    conditions, kit = t.conditions[who], t.kit(who)
    if conditions & PHASED:
        return PHANTOM
    flies = kit.flies and not conditions & GROUNDED
    found = kit.gaits.get((flies, charging))
    if found is None:
        strides = climbs = flies or kit.giant
        for part in kit.of(Ignores):
            if charging or not part.charging:  # FT-001..FT-003
                strides, climbs = strides or part.difficult, climbs or part.elevation  # FT-001..FT-003
        found = kit.gaits[flies, charging] = Gait(False, flies, strides, climbs)
    return found


CHARGE_PACE: Final = 2
"""A Charge goes as far as this many times the Speed (FT-424)."""

PHANTOM = Gait(phased=True, flies=True, strides=True, climbs=True)


def barred(t: Table, who: int, way: Gait) -> int:
    """The squares of figures that a figure cannot move through, as bits (FT-197, FT-198, FT-534, FT-535)."""
    if way.phased:
        return 0
    strangers = t.strangers(who)
    return in_the_air(t, strangers) if way.flies else strangers


def in_the_air(t: Table, strangers: int) -> int:
    """Those squares of strangers in which somebody flies: only they are in a flier's way."""
    mask = 0
    for other, square in enumerate(t.at):
        if square >= 0 and strangers >> square & 1 and t.flies(other):
            mask |= 1 << square
    return mask


class Routes(Sequence[Path]):
    """A way to every square a figure can end in for so much Speed, or to given ones: the shortest harmless one, else the shortest.

    A way is worked out when it is looked at: most are not. Other ways are legal too; a player may declare any (`Way`).
    """

    __slots__ = ("_ends", "_reach", "budget", "closed", "ground", "room", "start", "watched", "way")

    def __init__(self, t: Table, who: int, budget: int, way: Gait, ends: list[int] | None = None) -> None:
        self.ground, self.start, self.budget, self.way = t.ground(), t.at[who], budget, way
        self.closed, self.room = barred(t, who, way), ~(t.occupied() | self.ground.full)
        self._ends, self._reach = ends, cast("Reach | None", None)
        self.watched = self._watched(t, who)
        """What is watched on the way; None if no way can do harm."""

    def _watched(self, t: Table, who: int) -> tuple[int, ...] | None:
        ground, start, far = self.ground, self.start, self.budget + 1
        slippery = ground.perilous and (not self.way.phased or t.options["phased_burn"])
        risky = slippery or (ground.elevated_squares >> start & 1 and not self.way.climbs)
        if not risky and not within_grasp(t, who, ground.ball(start, far)):
            return None
        found = [mask for foe, mask in watchers(t, who).items() if ground.distance(start, t.at[foe]) <= far + reach_of(t, foe)]
        return tuple(found) if found or risky else None

    @property
    def reach(self) -> Reach:
        found = self._reach
        if found is None:
            found = self._reach = self.ground.reach(self.start, self.budget, self.way, self.closed)
        return found

    @property
    def ends(self) -> list[int]:
        """Where the ways lead."""
        if self._ends is None:
            squares, room = self.reach.squares, self.room
            taken = self.reach.mask & ~room
            self._ends = [square for square in squares if room >> square & 1] if taken else squares.tolist()
        return self._ends

    def to(self, square: int) -> Path:
        """The way to one of the ends."""
        shortest: Path = ()
        if self.watched is None:
            shortest = self._shortest(square)
            if not self._falls(shortest):
                return shortest
        calm = self.ground.calm_reach(self.start, self.budget, self.way, self.closed, self.watched or (), square)
        return calm.way(self.start, square) if calm.mask >> square & 1 else shortest or self._shortest(square)

    def _shortest(self, square: int) -> Path:
        found = self._reach or self.ground.reach(self.start, self.budget, self.way, self.closed, square)
        return found.way(self.start, square)

    def _falls(self, way: Path) -> bool:
        """Whether somebody who starts on the Ground would climb and fall on the way."""
        if not set_of(way) & self.ground.elevated_squares:
            return False
        safe = self.ground.paces(self.way).safe
        return not all(safe[a] >> b & 1 for a, b in pairwise((self.start, *way)))

    def __len__(self) -> int:
        return (self.reach.mask & self.room).bit_count() if self._ends is None else len(self._ends)

    @overload
    def __getitem__(self, number: int) -> Path: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Path, ...]: ...
    def __getitem__(self, number: int | slice) -> Path | tuple[Path, ...]:
        return self.to(self.ends[number]) if isinstance(number, int) else tuple(self)[number]


class Moves(Sequence[Path]):
    """The answers to "move where?": stay, or one of the routes."""

    __slots__ = ("routes",)

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def __len__(self) -> int:
        return len(self.routes) + 1

    @overload
    def __getitem__(self, number: int) -> Path: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Path, ...]: ...
    def __getitem__(self, number: int | slice) -> Path | tuple[Path, ...]:
        if isinstance(number, int) and number > 0:
            return self.routes[number - 1]
        return () if number == 0 else ((), *self.routes)[number]


def routes(t: Table, who: int, budget: int, way: Gait) -> dict[int, Path]:
    """The ways by where they end."""
    found = Routes(t, who, budget, way)
    return {square: found.to(square) for square in found.ends}


def harmless(t: Table, who: int, budget: int) -> list[int]:
    """Where a figure can be moved without provoking anybody: on ways that do not fall, or enter Fire or Slick."""
    way, ground, start = gait(t, who), t.ground(), t.at[who]
    found = ground.calm_reach(start, budget, way, barred(t, who, way), (), BLOCKED)
    return sorted(squares_of(found.mask & ~(t.occupied() | ground.full | 1 << start)))


def cost_of(ground: Ground, way: Gait, a: int, b: int) -> int:
    """The Speed one step costs; 0 if it cannot be made."""
    paces = ground.paces(way)
    return (2 if paces.slow >> b & 1 else 1) if paces.open[a] >> b & 1 else 0


@dataclass(frozen=True, slots=True)
class Way:
    """Any way a figure may take with so much Speed, square by square (FT-195). The squares it may end in can be limited."""

    who: int
    budget: int
    charging: bool = False
    ends: tuple[int, ...] = ()

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        ground, way = t.ground(), gait(t, self.who, self.charging)
        closed, square, spent = barred(t, self.who, way), t.at[self.who], 0
        for step in value:
            if type(step) is not int or not 0 <= step < ground.size:
                raise Illegal("A way is a list of squares, by numbers from 0 to {last}.", last=ground.size - 1)
            cost = cost_of(ground, way, square, step)
            a, b = ground.label(square), ground.label(step)
            if ground.distance(square, step) != 1:
                raise Illegal("{b} is not next to {a}; a way goes square by square.", a=a, b=b)
            if not cost:
                raise Illegal("There is no way from {a} to {b}.", a=a, b=b)
            if closed >> step & 1:
                raise Illegal("A figure stands in {b} and blocks the way.", b=b)
            spent += cost
            if spent > self.budget:
                raise Illegal(
                    "The way to {b} costs {cost} Speed; there is {speed}.",
                    b=ground.label(int(str(value[-1]))),
                    cost=spent,
                    speed=self.budget,
                )
            square = step
        if value and t.occupied() >> square & 1:
            raise Illegal("A figure stands in {b}; nobody can end there.", b=ground.label(square))
        if value and ground.full >> square & 1:
            raise Illegal("{b} is Solid; nobody can end there.", b=ground.label(square))
        if self.ends and square not in self.ends:
            raise Illegal("The charge cannot end in {b}.", b=ground.label(square))
        return value

    def describe(self) -> dict[str, object]:
        return {"way": self.who, "speed": self.budget, "ends": list(self.ends)}
