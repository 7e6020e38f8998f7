"""Somebody comes into the game: a KO'd character again, or one that was not in the squad."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import AnyFrame, Ask

from ..codes import KO, NOBODY
from ..script.running import Step
from ..state import Table
from .aftermath import Answers
from .entering import enlist, put_into_play
from .gaining import add
from .movement import Spot


@dataclass(slots=True)
class Return(Step):
    """It is placed near somebody, Healthy and with nothing on its card; without room it stays away."""

    STEPS = ("put", "entered")

    who: int
    near: int
    range: int

    def put(self, t: Table) -> Ask | None:
        who = self.who
        for column in (t.form, t.injured, t.power, t.damage, t.conditions):
            column[who] = 0
        x, y, _ = t.base[who]
        t.base[who] = (x, y, t.the_tools().radius(t.card(who).forms[0].base))
        region = Spot(who, self.range, *t.base[self.near], t.base[who][2])
        options = region.samples(t)
        if options:
            return Ask(t.seat[self.near], "place", options, region)
        self.step = len(self.STEPS)
        return None

    def answer_place(self, t: Table, end: tuple[float, float]) -> None:
        self.step += 1
        t.seat[self.who] = t.squad[self.who]
        put_into_play(t, self.who, end)

    def entered(self, t: Table) -> AnyFrame:
        return Answers([("enters_play", (self.who,))])


@dataclass(slots=True)
class Join(Step):
    """A character that was not in the squad joins it near another one; without room it does not."""

    STEPS = ("put", "entered")

    card: str
    near: int
    range: int
    power: int = 0
    injured: bool = False
    who: int = NOBODY

    def put(self, t: Table) -> Ask | None:
        seat = t.squad[self.near]
        self.who = enlist(t, seat, self.card, t.rosters[seat].gem_of(self.card))
        region = Spot(self.who, self.range, *t.base[self.near], t.base[self.who][2])
        options = region.samples(t)
        if options:
            return Ask(seat, "place", options, region)
        t.status[self.who] = KO
        self.step = len(self.STEPS)
        return None

    def answer_place(self, t: Table, end: tuple[float, float]) -> None:
        self.step += 1
        t.injured[self.who] = int(self.injured)
        put_into_play(t, self.who, end)
        add(t, self.who, self.power)

    def entered(self, t: Table) -> AnyFrame:
        return Answers([("enters_play", (self.who,))])
