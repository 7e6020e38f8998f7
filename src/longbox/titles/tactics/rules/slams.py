"""Slams: thrown directly away from the attacker (FT-471..FT-476)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import PASS, Ask

from ..codes import KO, NOBODY, VALUES
from ..events import Slammed
from ..ground import DROP, FEATURE
from ..maps import FIRE
from ..state import Step, Table
from .choices import Pass
from .damage import deal, fall
from .feats import d5
from .karma import pay_reroll, rerolls
from .movement import gait


def direction(dx: int, dy: int) -> tuple[int, int]:
    """Of the eight directions the one nearest to a bearing; whole numbers are never halfway between two (TQ-48).

    >>> direction(0, 1), direction(1, 2), direction(5, 2), direction(-3, 3)
    ((0, 1), (1, 1), (1, 0), (-1, 1))
    """
    across, down = abs(dx), abs(dy)
    x = 0 if (across + down) ** 2 < 2 * down * down else (dx > 0) - (dx < 0)
    y = 0 if (across + down) ** 2 < 2 * across * across else (dy > 0) - (dy < 0)
    return x, y


@dataclass(slots=True)
class Slam(Step):
    """Thrown directly away from the attacker: 1 square, or 1d5 of the attacker's roll (FT-471, FT-472)."""

    STEPS = ("roll", "again", "fly")

    by: int
    who: int
    squares: int
    """0: the attacker rolls for it."""

    def roll(self, t: Table) -> None:
        if self.squares:
            self.back_to("fly")
        else:
            self.squares = d5(t)

    def again(self, t: Table) -> Ask | None:
        offers = rerolls(t, self.by)
        return Ask(t.seat[self.by], "reroll", (PASS, *offers)) if offers else None

    def answer_reroll(self, t: Table, payer: int | Pass) -> None:
        self.step += 1
        if payer != PASS:
            pay_reroll(t, self.by, payer)
            self.squares = d5(t)

    def onward(self, t: Table, here: int, by: tuple[int, int]) -> tuple[int, int]:
        """The next square and how it is entered; `NOBODY` where something stops it."""
        ground = t.ground()
        x, y = ground.xy(here)
        dx, dy = direction(x - by[0], y - by[1])
        if not (0 <= x + dx < ground.width and 0 <= y + dy < ground.height):
            return NOBODY, NOBODY
        there = (y + dy) * ground.width + x + dx
        how = next((how for other, how in ground.steps[here] if other == there), NOBODY)
        rises = ground.elevated(there) and not ground.elevated(here)
        if how == NOBODY or rises or ground.full >> there & 1 or t.occupied() >> there & 1:
            return NOBODY, NOBODY
        return there, how

    def fly(self, t: Table) -> None:
        """Figures, Solid terrain, walls and the edge of the map stop it; nobody is slammed up onto a roof (TQ-48)."""
        ground, start = t.ground(), t.at[self.who]
        lifted = t.flies(self.who) or gait(t, self.who).climbs
        origin = ground.xy(t.at[self.by])
        for _ in range(self.squares):
            here = t.at[self.who]
            there, how = self.onward(t, here, origin)
            if there == NOBODY:
                break
            t.at[self.who] = there
            if how in (DROP, FEATURE) and ground.elevated(here) and not ground.elevated(there) and not lifted:
                fall(t, self.who)
            if t.ready[self.who] != KO and ground.bits[there] & FIRE:
                deal(t, self.who, VALUES[ground.fire(there)], "fire")
            if t.ready[self.who] == KO:
                return
        if t.at[self.who] != start:
            t.emit(Slammed, self.who, start, t.at[self.who])
