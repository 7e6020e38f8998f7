"""A KO'd character comes back into the game."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import AnyFrame, Ask

from ..script.running import Step
from ..state import Table
from .aftermath import Answers
from .entering import put_into_play
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
