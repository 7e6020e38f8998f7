"""Charges (FT-418..FT-431): whom a figure has a way to charge, from where, and the Charge itself."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ..codes import BY_CHARGE, CHARGED, HELD, KO, STUCK, STUNNED
from ..ground import Gait, set_of, squares_of
from ..state import Step, Table
from .adjacency import reach_of, reaches_from
from .attacks import Strike
from .choices import Path
from .conditions import may_affect
from .movement import CHARGE_PACE, Routes, Way, barred, gait, in_the_air
from .sight import in_the_way, sees
from .walking import Walk


def in_the_line(t: Table, way: Gait, strangers: int) -> int:
    """What the straight line of a Charge must not cross: Difficult terrain and figures (FT-421, FT-422, FT-427, FT-428, TQ-32)."""
    figures = in_the_air(t, strangers) if way.flies else strangers
    return figures if way.strides else figures | t.ground().difficult


class Run:
    """What a figure's Charges have in common, looked at once: how far, which way, what is in the line."""

    __slots__ = ("budget", "closed", "far", "room", "sight", "stops", "t", "way", "who")

    def __init__(self, t: Table, who: int, foes: int) -> None:
        self.t, self.who, self.way = t, who, gait(t, who, charging=True)
        ground, start, speed, reach = t.ground(), t.at[who], t.speed(who), reach_of(t, who)
        self.budget = CHARGE_PACE * speed
        self.far = self.room = self.sight = self.closed = self.stops = 0
        if speed and not t.conditions[who] & (HELD | STUCK):  # FT-310
            self.far = foes & ground.ball(start, CHARGE_PACE * speed + reach) & ~ground.ball(start, speed - reach - 1)
            """Where those stand who can be charged."""
        if self.far:
            self.room = (
                ground.ball(start, CHARGE_PACE * speed) & ~ground.ball(start, speed - 1) & ~(t.occupied() | ground.full)
            )  # FT-423
            """Where a Charge can end."""
            strangers = t.strangers(who)
            self.sight = in_the_way(t, who, strangers)
            self.stops = in_the_line(t, self.way, strangers)
            self.closed = barred(t, who, self.way) if self.way.flies else strangers

    def ends(self, target: int) -> list[int]:
        """The squares a target may be charged from: far enough, not too far, free, and at the end of a free line."""
        t, who = self.t, self.who
        ground, start, goal = t.ground(), t.at[who], t.at[target]
        reach = reach_of(t, who)
        room = (ground.near[goal] if reach == 1 else ground.ball(goal, reach)) & self.room
        if not room or not self.far >> goal & 1 or not may_affect(t, who, target) or not sees(t, who, target, self.sight):
            return []
        ends, stops = squares_of(room), self.stops & ~(1 << goal)
        if reach > 1:
            ends = [square for square in ends if reaches_from(t, who, square, goal)]
        if t.options["charge_line"] == "attack-square" or ground.crossed(start, goal) & stops:  # TQ-66
            ends = [square for square in ends if not (ground.crossed(start, square) | 1 << square) & stops]
        return ends

    def straight(self, goal: int) -> bool:
        """Whether a figure could simply go straight to a square, without falling."""
        ground, here, spent = self.t.ground(), self.t.at[self.who], 0
        crossed, paces = ground.crossed(here, goal) | 1 << goal, ground.paces(self.way)
        if crossed & self.closed:
            return False
        if not (crossed | 1 << here) & (ground.elevated_squares | ground.walled_squares | ground.full | paces.slow):
            return crossed.bit_count() <= self.budget
        for square in (*ground.straight(here, goal), goal):
            if not paces.safe[here] >> square & 1:
                return False
            here, spent = square, spent + (2 if paces.slow >> square & 1 else 1)
        return spent <= self.budget

    def way_to_any(self, ends: list[int]) -> bool:
        """Whether there is a way to one of some ends. Most often the straight one does; only else all ways are looked at."""
        for end in ends:
            if self.straight(end):
                return True
        return bool(ends and self.reach(set_of(ends)))

    def ways_to(self, ends: list[int]) -> list[int]:
        """Those of some ends that there is a way to."""
        crooked = set_of([end for end in ends if not self.straight(end)])
        lost = crooked & ~self.reach(crooked)
        return [end for end in ends if not lost >> end & 1]

    def reach(self, goals: int) -> int:
        """Those of some squares that can be reached."""
        return self.t.ground().spread(self.t.at[self.who], self.budget, self.way, self.closed, goals)


def charge_ends(t: Table, who: int, target: int) -> list[int]:
    """The squares a figure may charge a target from."""
    return Run(t, who, 1 << t.at[target]).ends(target)


def chargeable(t: Table, who: int, foes: int) -> list[int]:
    """Whom of the opponents in some squares a figure has a way to charge."""
    run = Run(t, who, foes)
    far = run.far
    if not far:
        return []
    return [foe for foe, square in enumerate(t.at) if square >= 0 and far >> square & 1 and run.way_to_any(run.ends(foe))]


def chargeable_faster(t: Table, who: int, foes: int) -> list[int]:
    """Whom a figure could charge with 1 more Speed, bought with Karma; that raises the least distance too."""
    t.quick[who] += 1
    found = chargeable(t, who, foes)
    t.quick[who] -= 1
    return found


def charges(t: Table, who: int, target: int) -> dict[int, Path]:
    """The ways a figure may charge a target, by where they end."""
    run = Run(t, who, t.foe_squares(who))
    found = Routes(t, who, CHARGE_PACE * t.speed(who), run.way, run.ways_to(run.ends(target)))
    return dict(zip(found.ends, found, strict=True))


@dataclass(slots=True)
class Charge(Step):
    """Choose a way, take it, and attack from where it ends (TQ-33). Who does not arrive has spent the action."""

    STEPS = ("choose", "go", "strike")

    who: int
    number: int
    target: int
    way: tuple[int, ...] = ()

    def choose(self, t: Table) -> Ask:
        run, budget = Run(t, self.who, t.foe_squares(self.who)), CHARGE_PACE * t.speed(self.who)
        ends = run.ends(self.target)
        ways = Routes(t, self.who, budget, run.way, run.ways_to(ends))
        return Ask(t.seat[self.who], "charge", ways, Way(self.who, budget, True, tuple(ends)))

    def answer_charge(self, t: Table, way: Path) -> None:
        self.step += 1
        self.way = way

    def go(self, t: Table) -> Step | None:
        return Walk(self.who, self.way, CHARGE_PACE * t.speed(self.who), CHARGED)

    def strike(self, t: Table) -> Step | None:
        arrived = t.ready[self.who] != KO and t.at[self.who] == self.way[-1]
        if arrived and t.ready[self.target] != KO and not t.conditions[self.who] & STUNNED:
            return Strike(self.who, self.number, self.target, how=BY_CHARGE)
        return None
