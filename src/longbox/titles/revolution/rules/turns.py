"""Playing Missions: Mission Turns with Initiative, and how a Mission ends (MR-281..MR-287, MR-296, MR-297)."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import Ask
from longbox.kernel.plain import sparse

from ..arena import CENTRE, near
from ..cards.decks import ALL_MISSIONS, TOURNAMENT
from ..codes import EVASION, FACES, FIRE, NOBODY, OFF, SPEED, STALEMATE, TIRED
from ..events import FirstChosen, InitiativeRolled, InitiativeTied, RolledOff, TurnBegan
from ..state import AnyFrame, Step, Table
from ..words import Centre, Fire, NoStalemate, Timer
from .actions import Act
from .enemies import Enemies
from .harm import Harm, score


@dataclass(slots=True)
class Arena(Step):
    """Mission Turns until the Mission is over."""

    STEPS = ("begin", "initiative", "settle", "first", "act", "enemies", "scoring", "burn", "tire", "close")

    left: tuple[int, ...] = ()
    """Seats that still have to roll or act."""
    totals: list[int] = field(default_factory=list)
    bought: tuple[tuple[int, int], ...] = sparse()
    """Seats and the dice that Powers have added to their Initiative in this turn."""
    starter: int = NOBODY
    caller: int = NOBODY
    """Who rolls first; the Mission Commander if nobody else (RQ-90)."""

    def begin(self, t: Table) -> None:
        t.turn += 1  # MR-281
        t.busy = False  # MR-297
        t.struck = ()  # MR-291
        t.emit(TurnBegan, t.turn)
        self.totals, self.bought = [0] * t.seats, ()
        self.left = self.rolling(t)

    def rolling(self, t: Table) -> tuple[int, ...]:
        """The PCs in the arena, the Mission Commander's first (MR-282, MR-283, MR-286, RQ-61)."""
        return tuple([seat for seat in t.clockwise(self.caller) if t.at[seat] != OFF])

    def initiative(self, t: Table) -> AnyFrame | None:
        """Those tied for the highest roll again, with the dice they have bought (MR-287)."""
        while self.left or self.tied(t):
            seat, self.left = self.left[0], self.left[1:]
            roll = InitiativeRoll(seat, dict(self.bought).get(seat, 0))
            if t.window("initiative", seat) or t.window("initiative-rolled", seat):
                self.step -= 1
                return roll
            roll.roll(t)  # nobody could answer, before or after it
            self.totals[seat] = sum(roll.dice)  # MR-282
        return None

    def tied(self, t: Table) -> bool:
        """Whether somebody has to roll again; the totals of the others do not count any more (MR-287)."""
        if t.options["initiative_tie"] != "whole":
            return False
        best = max(self.totals)
        seats = tuple([seat for seat in self.rolling(t) if self.totals[seat] == best])
        if len(seats) < 2:
            return False
        t.emit(InitiativeTied, seats)
        self.totals, self.left = [0] * t.seats, seats
        return True

    def settle(self, t: Table) -> None:
        """The highest begins; by Speed alone those tied for it roll again here (MR-287)."""
        seats = self.rolling(t)
        totals = {seat: self.totals[seat] for seat in seats}
        while True:
            best = max(totals.values())
            seats = tuple([seat for seat in seats if totals[seat] == best])
            if len(seats) == 1:
                break
            totals = {seat: sum(t.roll(t.stats[seat][SPEED], FACES)) for seat in seats}
            t.emit(RolledOff, "initiative", seats, tuple(totals.values()), NOBODY)
        self.starter = seats[0]

    def first(self, t: Table) -> Ask | None:
        """The winner says who acts first, even another School's PC."""
        standing = t.standing()
        if len(standing) > 1:
            return Ask(self.starter, "first", tuple(standing))  # MR-284
        self.go(t, standing[0])
        return None

    def answer_first(self, t: Table, seat: int) -> None:
        self.step += 1
        t.emit(FirstChosen, self.starter, seat)
        self.go(t, seat)

    def go(self, t: Table, first: int) -> None:
        """MR-285."""
        self.left = tuple([seat for seat in t.clockwise(first) if t.at[seat] != OFF])

    def act(self, t: Table) -> AnyFrame | None:
        """MR-281, MR-285."""
        while self.left and not t.over:
            seat, self.left = self.left[0], self.left[1:]
            if t.at[seat] != OFF:
                self.back_to("act")
                return Act(seat)
        return None

    def enemies(self, t: Table) -> AnyFrame | None:
        """MR-281, MR-339."""
        card = ALL_MISSIONS[t.mission]
        if t.over or not (card.move or card.attack):
            return None
        return Enemies(tuple(t.live_tokens()))

    def scoring(self, t: Table) -> None:
        """The end of the turn on the Mission card: the centre, then who stands in the fire (MR-252)."""
        self.left = ()
        if t.over:
            return
        centre = t.part(Centre)
        if centre is not None and CENTRE in t.at:
            score(t, t.at.index(CENTRE), centre.hope)
        fire = t.part(Fire)
        if fire is not None:
            hot = near(CENTRE, fire.reach)
            self.left = tuple([seat for seat in t.clockwise() if t.at[seat] != OFF and hot >> t.at[seat] & 1])

    def burn(self, t: Table) -> AnyFrame | None:
        if not self.left or t.over:
            return None
        seat, self.left = self.left[0], self.left[1:]
        self.back_to("burn")
        return Harm(seat, 1, cause=(FIRE,))

    def tire(self, t: Table) -> AnyFrame | None:
        """RQ-93: in a tournament nobody evades for ever."""
        t.idle = 0 if t.busy else t.idle + 1  # MR-296, MR-297
        if t.mission == TOURNAMENT and t.idle >= EVASION and not t.over:
            standing = t.standing()
            return Harm(min(standing, key=lambda seat: self.totals[seat]), 1, cause=(TIRED,))
        return None

    def close(self, t: Table) -> None:
        """MR-257, MR-296."""
        timer = t.part(Timer)
        if not t.over and timer is not None and t.turn >= timer.turns:
            t.over = "success" if timer.success else "failure"
        if not t.over and t.idle >= STALEMATE and t.part(NoStalemate) is None:  # MR-296, MR-391
            t.over = "failure"
        if not t.over:  # MR-281
            self.back_to("begin")


@dataclass(slots=True)
class InitiativeRoll(Step):
    """One PC rolls for Initiative."""

    STEPS = ("before", "roll", "after", "count")

    seat: int
    more: int = 0
    dice: list[int] = field(default_factory=list)

    def before(self, t: Table) -> AnyFrame | None:
        return t.window("initiative", self.seat)

    def roll(self, t: Table) -> None:
        self.dice = t.roll(t.stats[self.seat][SPEED] + self.more, FACES)
        self.tell(t)

    def tell(self, t: Table) -> None:
        if t.sink is not None:
            t.emit(InitiativeRolled, self.seat, tuple(self.dice), sum(self.dice))

    def after(self, t: Table) -> AnyFrame | None:
        return t.window("initiative-rolled", self.seat)

    def count(self, t: Table) -> None:
        arena = t.frame(Arena)
        arena.totals[self.seat] = sum(self.dice)
        if self.more and t.options["initiative_tie"] == "whole":
            arena.bought = (*arena.bought, (self.seat, self.more))
