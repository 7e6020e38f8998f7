"""Moving: which squares, at what cost, past whom, and what happens on the way (chapter "Movement and Terrain")."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import PASS, Ask, Frame, Illegal, Plain

from ..events import Moved
from ..ground import Gait, Ground
from ..language import Ignores
from ..maps import ELEVATED, FIRE, SLICK
from ..table import Step, Table
from ..vocabulary import AGILITY, BRAWLING, GREEN, KO, OFF, PHASED, STUCK, VALUES
from .adjacency import reach_of
from .conditions import can_strike_back, may_affect
from .damage import deal, fall

Routes = dict[int, tuple[int, ...]]
"""The squares of a way, without the one it starts from, by where it ends."""


def gait(t: Table, who: int, charging: bool = False) -> Gait:
    """What a figure ignores while it moves."""
    if t.conditions[who] & PHASED:
        return PHANTOM
    flies, giant = t.flies(who), t.giant(who)
    strides, climbs = flies or giant, flies or giant
    for part in t.parts(who, Ignores):
        if charging or not part.charging:
            strides, climbs = strides or part.difficult, climbs or part.elevation
    return Gait(False, flies, strides, climbs)


PHANTOM = Gait(phased=True, flies=True, strides=True, climbs=True)


def barred(t: Table, who: int, way: Gait) -> int:
    """The squares of figures that a figure cannot move through, as bits (FT-197, FT-198, FT-534, FT-535)."""
    if way.phased:
        return 0
    mask = 0
    for other, square in enumerate(t.at):
        if square >= 0 and other != who and not (way.flies and not t.flies(other)) and not t.teammates(who, other):
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


def routes(t: Table, who: int, budget: int, way: Gait) -> Routes:
    """A way to every square a figure can end in for so much Speed: the shortest harmless one, else the shortest.

    Other ways are legal too; a player may declare any (`Way`).
    """
    if budget <= 0:
        return {}
    ground, start = t.ground(), t.at[who]
    closed, taken = barred(t, who, way), t.occupied() | ground.full
    watched = [mask for foe, mask in watchers(t, who).items() if ground.distance(start, t.at[foe]) <= budget + 1 + reach_of(t, foe)]
    found = flood(ground, start, budget, way, closed)
    if watched or (ground.perilous and not way.phased) or (ground.bits[start] & ELEVATED and not way.climbs):
        found |= flood(ground, start, budget, way, closed, watched)
    return {square: steps for square, steps in found.items() if not taken >> square & 1}


def harmless(t: Table, who: int, budget: int) -> Routes:
    """The ways of a figure that is moved without provoking anybody: none falls, or enters Fire or Slick."""
    way, ground = gait(t, who), t.ground()
    taken = t.occupied() | ground.full
    found = flood(ground, t.at[who], budget, way, barred(t, who, way), [])
    return {square: steps for square, steps in found.items() if not taken >> square & 1}


def flood(ground: Ground, start: int, budget: int, way: Gait, closed: int, watched: list[int] | None = None) -> Routes:
    """The shortest way to every square within so much Speed.

    With `watched` squares only harmless ways: none that leaves one of them, falls, or enters Fire or Slick.
    """
    moves, bits = ground.moves(way), ground.bits
    least = dict.fromkeys(squares_of(closed), -1)  # a figure in the way is a square that was reached for less already
    least[start] = 0
    perils = FIRE if way.flies else FIRE | SLICK
    found: Routes = {start: ()}
    waves: list[list[int]] = [[start], *([] for _ in range(budget))]
    for spent in range(budget):
        for square in waves[spent]:
            if least[square] != spent:
                continue
            before = found[square]
            steps = moves[square]
            if watched is not None:
                leaving = [mask for mask in watched if mask >> square & 1]
                steps = tuple(
                    [
                        step
                        for step in steps
                        if not step[2] and not bits[step[0]] & perils and all(mask >> step[0] & 1 for mask in leaving)
                    ]
                )
            for other, cost, _ in steps:
                total = spent + cost
                if least.get(other, 99) > total <= budget:
                    least[other] = total
                    found[other] = (*before, other)
                    waves[total].append(other)
    del found[start]
    return found


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


def cost_of(ground: Ground, way: Gait, a: int, b: int) -> int:
    """The Speed one step costs; 0 if it cannot be made."""
    return next((cost for other, cost, _ in ground.moves(way)[a] if other == b), 0)


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
        found = routes(t, self.who, speed, gait(t, self.who))
        return Ask(t.seat[self.who], "move", ((), *found.values()), Way(self.who, speed))

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
        from .feats import Feat

        t.colour = GREEN
        if t.ground().bits[t.at[self.who]] & SLICK and not t.flies(self.who) and not t.conditions[self.who] & PHASED:
            return Feat(self.who, "slick", AGILITY)
        return None

    def start(self, t: Table) -> None:
        if self.stopped or t.colour < GREEN:
            self.stop()
        else:
            self.watched = list(watchers(t, self.who).items())

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
        move = next((one for one in ground.moves(way)[here] if one[0] == there), None)
        budget = t.speed(self.who) * (2 if self.how == "charge" else 1)
        if move is None or self.spent + move[1] > min(self.budget, budget) or barred(t, self.who, way) >> there & 1:
            self.stop()
            return
        alone = not sum(square == there for square in t.at)
        t.at[self.who] = there
        self.spent += move[1]
        self.number += 1
        if alone:
            self.last = there
        if move[2]:
            fall(t, self.who)
        if ground.bits[there] & FIRE and not way.phased:
            deal(t, self.who, VALUES[ground.fire(there)], "fire")

    def slippery(self, t: Table) -> Frame[Any] | None:
        if t.ready[self.who] == KO:
            self.stop()
            return None
        return self.keep_footing(t)

    def go_on(self, t: Table) -> None:
        if t.colour < GREEN:
            self.stop()
        elif self.number < len(self.way):
            self.back_to("provoke")

    def arrive(self, t: Table) -> None:
        """Nobody ends in a square with another figure: who is stopped there steps back to the last free one (FT-199)."""
        if t.ready[self.who] != KO:
            square = t.at[self.who]
            if sum(other == square for other in t.at) > 1 or t.ground().full >> square & 1:
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


__all__ = ["Move", "Routes", "Walk", "Way", "barred", "direction", "flood", "gait", "harmless", "routes", "watchers"]
