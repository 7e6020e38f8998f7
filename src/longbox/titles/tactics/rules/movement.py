"""Moving: which squares, at what cost, past whom, and what happens on the way (chapter "Movement and Terrain")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, cast

from longbox.kernel import PASS, Ask, Frame, Illegal, Plain

from ..codes import AGILITY, BRAWLING, GREEN, GROUNDED, KO, OFF, PHASED, STUCK, VALUES
from ..events import Moved
from ..ground import BLOCKED, Gait, Ground, Reach, set_of, squares_of
from ..maps import SLICK
from ..state import Step, Table
from ..words import Ignores
from .adjacency import reach_of
from .conditions import can_strike_back, may_affect
from .damage import deal, fall
from .feats import Feat


def gait(t: Table, who: int, charging: bool = False) -> Gait:
    """What a figure ignores while it moves."""
    conditions, kit = t.conditions[who], t.kit(who)
    if conditions & PHASED:
        return PHANTOM
    flies = kit.flies and not conditions & GROUNDED
    found = kit.gaits.get((flies, charging))
    if found is None:
        strides = climbs = flies or kit.giant
        for part in kit.of(Ignores):
            if charging or not part.charging:
                strides, climbs = strides or part.difficult, climbs or part.elevation
        found = kit.gaits[flies, charging] = Gait(False, flies, strides, climbs)
    return found


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


def threatened(t: Table, foe: int) -> int:
    """The squares whose figures are adjacent to a figure, or within its reach, as bits."""
    ground, square = t.ground(), t.at[foe]
    far = reach_of(t, foe)
    mask = ground.near[square]
    if far > 1:
        for other in ground.within(square, far):
            if ground.effect(square, other):
                mask |= 1 << other
    return mask


def watchers(t: Table, who: int) -> dict[int, int]:
    """The opponents that could make an Attack of Opportunity on a figure, each with the squares it watches.

    A flier is watched only by those it is adjacent to when it starts (FT-536).
    """
    flying = t.flies(who)
    found = {}
    for foe in t.foes(who):
        if can_strike_back(t, foe) and may_affect(t, foe, who):
            mask = threatened(t, foe)
            if not flying or mask >> t.at[who] & 1:
                found[foe] = mask
    return found


def within_grasp(t: Table, who: int, squares: int) -> bool:
    """Whether an opponent is so near to some squares that it could strike a figure there, if it may strike at all."""
    ground, at = t.ground(), t.at
    return any(ground.ball(at[foe], reach_of(t, foe)) & squares for foe in t.foes(who))


class Routes(Sequence[tuple[int, ...]]):
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
        slippery = ground.perilous and not self.way.phased
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

    def to(self, square: int) -> tuple[int, ...]:
        """The way to one of the ends."""
        shortest: tuple[int, ...] = ()
        if self.watched is None:
            shortest = self._shortest(square)
            if not self._falls(shortest):
                return shortest
        calm = self.ground.calm_reach(self.start, self.budget, self.way, self.closed, self.watched or (), square)
        return calm.way(self.start, square) if calm.mask >> square & 1 else shortest or self._shortest(square)

    def _shortest(self, square: int) -> tuple[int, ...]:
        found = self._reach or self.ground.reach(self.start, self.budget, self.way, self.closed, square)
        return found.way(self.start, square)

    def _falls(self, way: tuple[int, ...]) -> bool:
        """Whether somebody who starts on the Ground would climb and fall on the way."""
        if not set_of(way) & self.ground.elevated_squares:
            return False
        safe = self.ground.paces(self.way).safe
        return not all(safe[a] >> b & 1 for a, b in pairwise((self.start, *way)))

    def __len__(self) -> int:
        return (self.reach.mask & self.room).bit_count() if self._ends is None else len(self._ends)

    def __getitem__(self, number: Any) -> Any:
        return self.to(self.ends[number]) if isinstance(number, int) else tuple(self)[number]


class Moves(Sequence[tuple[int, ...]]):
    """The answers to "move where?": stay, or one of the routes."""

    __slots__ = ("routes",)

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def __len__(self) -> int:
        return len(self.routes) + 1

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, int) and number > 0:
            return self.routes[number - 1]
        return () if number == 0 else ((), *self.routes)[number]


def routes(t: Table, who: int, budget: int, way: Gait) -> dict[int, tuple[int, ...]]:
    """The ways by where they end."""
    if budget <= 0:
        return {}
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

    def describe(self) -> dict[str, Any]:
        return {"way": self.who, "speed": self.budget, "ends": list(self.ends)}


@dataclass(slots=True)
class Move(Step):
    """A Move action: choose where to go, then go there."""

    STEPS = ("choose", "go")

    who: int
    way: tuple[int, ...] = ()

    def choose(self, t: Table) -> Ask:
        speed = t.speed(self.who)
        return Ask(t.seat[self.who], "move", Moves(Routes(t, self.who, speed, gait(t, self.who))), Way(self.who, speed))

    def answer_move(self, t: Table, way: tuple[int, ...]) -> None:
        self.step += 1
        self.way = way

    def go(self, t: Table) -> Frame[Any] | None:
        return Walk(self.who, self.way, t.speed(self.who))


@dataclass(slots=True)
class Walk(Step):
    """Going a declared way, square by square: Attacks of Opportunity before a step, falls, Fire and Slick after it."""

    STEPS = ("slippery_start", "start", "provoke", "tread", "slippery", "go_on", "arrive")

    who: int
    way: tuple[int, ...]
    budget: int
    how: str = "move"
    number: int = 0
    spent: int = 0
    began: int = OFF
    last: int = OFF
    """Where it stood by the rules: the last square without another figure in it."""
    watched: list[tuple[int, int]] = field(default_factory=list)
    """Opponents that may still strike, and the squares they watch."""
    stopped: bool = False

    def slippery_start(self, t: Table) -> Frame[Any] | None:
        self.began = self.last = t.at[self.who]
        t.colour = GREEN
        if not self.way or t.conditions[self.who] & STUCK:
            self.stopped = True
            return None
        return self.keep_footing(t)

    def keep_footing(self, t: Table) -> Frame[Any] | None:
        """FT-234, FT-235: an Agility FEAT in Slick terrain; fliers and the Phased are above it."""
        t.colour = GREEN
        if t.ground().bits[t.at[self.who]] & SLICK and not t.flies(self.who) and not t.conditions[self.who] & PHASED:
            return Feat(self.who, "slick", AGILITY)
        return None

    def start(self, t: Table) -> None:
        if self.stopped or t.colour < GREEN:
            self.stop()
        elif not self.stroll(t):
            self.watched = list(watchers(t, self.who).items())

    def stroll(self, t: Table) -> bool:
        """Go a way on which nothing can happen: nobody near it, nothing to fall from, no Fire or Slick, and Speed enough."""
        ground, way, here = t.ground(), gait(t, self.who, self.how == "charge"), self.began
        paces, squares, spent = ground.paces(way), set_of(self.way), 0
        if squares & (ground.fiery | ground.slick | barred(t, self.who, way)) or within_grasp(t, self.who, squares | 1 << here):
            return False
        for there in self.way:
            if not paces.safe[here] >> there & 1:
                return False
            here, spent = there, spent + (2 if paces.slow >> there & 1 else 1)
        if spent > self.budget or t.speed(self.who) * (2 if self.how == "charge" else 1) < spent or here in t.at:
            return False
        t.at[self.who] = self.last = here
        self.back_to("arrive")
        return True

    def stop(self) -> None:
        self.stopped = True
        self.back_to("arrive")

    def provoke(self, t: Table) -> Ask | Frame[Any] | None:
        """Each opponent whose adjacency the next step leaves may strike first, once per move (FT-526, TQ-30)."""
        slammed = not self.passing(t)
        if t.ready[self.who] == KO or slammed or t.conditions[self.who] & STUCK:
            self.stop()
            return None
        here, there = t.at[self.who], self.way[self.number]
        for foe, mask in self.watched:
            if mask >> here & 1 and not mask >> there & 1 and can_strike_back(t, foe):
                choices = [(foe, number) for number, one in enumerate(t.attacks(foe)) if one.form == BRAWLING]
                return Ask(t.seat[foe], "opportunity", (PASS, *choices))
        return None

    def passing(self, t: Table) -> bool:
        """Whether it stands where its way has taken it."""
        return t.at[self.who] == (self.way[self.number - 1] if self.number else self.began)

    def answer_opportunity(self, t: Table, choice: Any) -> Frame[Any] | None:
        from .attacks import Strike

        here, there = t.at[self.who], self.way[self.number]
        foe = next(f for f, mask in self.watched if mask >> here & 1 and not mask >> there & 1 and can_strike_back(t, f))
        self.watched = [one for one in self.watched if one[0] != foe]
        if choice == PASS:
            return None
        return Strike(foe, choice[1], self.who, how="opportunity")

    def tread(self, t: Table) -> None:
        """The step itself. Speed may have shrunk on the way (Held)."""
        way, ground = gait(t, self.who, self.how == "charge"), t.ground()
        here, there = t.at[self.who], self.way[self.number]
        cost = cost_of(ground, way, here, there)
        budget = t.speed(self.who) * (2 if self.how == "charge" else 1)
        if not cost or self.spent + cost > min(self.budget, budget) or barred(t, self.who, way) >> there & 1:
            self.stop()
            return
        alone = there not in t.at
        t.at[self.who] = there
        self.spent += cost
        self.number += 1
        if alone:
            self.last = there
        if not ground.paces(way).safe[here] >> there & 1:
            fall(t, self.who)
        if ground.fiery >> there & 1 and not way.phased:
            deal(t, self.who, VALUES[ground.fire(there)], "fire")

    def slippery(self, t: Table) -> Frame[Any] | None:
        if t.ready[self.who] == KO:
            self.stop()
            return None
        return self.keep_footing(t)

    def go_on(self, t: Table) -> None:
        if t.colour >= GREEN and self.number < len(self.way):
            self.back_to("provoke")

    def arrive(self, t: Table) -> None:
        """Nobody ends in a square with another figure: who is stopped there steps back to the last free one (FT-199)."""
        if t.ready[self.who] != KO:
            square = t.at[self.who]
            if t.at.count(square) > 1 or t.ground().full >> square & 1:
                t.at[self.who] = self.last
            if t.at[self.who] != self.began:
                t.emit(Moved, self.who, self.began, t.at[self.who], self.how)


def direction(dx: int, dy: int) -> tuple[int, int]:
    """Of the eight directions the one nearest to a bearing; whole numbers are never halfway between two (TQ-48).

    >>> direction(0, 1), direction(1, 2), direction(5, 2), direction(-3, 3)
    ((0, 1), (1, 1), (1, 0), (-1, 1))
    """
    across, down = abs(dx), abs(dy)
    x = 0 if (across + down) ** 2 < 2 * down * down else (dx > 0) - (dx < 0)
    y = 0 if (across + down) ** 2 < 2 * across * across else (dy > 0) - (dy < 0)
    return x, y


__all__ = ["Move", "Routes", "Walk", "Way", "barred", "direction", "gait", "harmless", "routes", "watchers"]
