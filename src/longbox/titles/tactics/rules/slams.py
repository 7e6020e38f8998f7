"""Slams: thrown directly away from the attacker (FT-471..FT-476)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from longbox.kernel import PASS, Ask
from longbox.kernel.plain import sparse

from ..codes import BY_FIRE, KO, NOBODY, VALUES
from ..events import Slammed, SlamRolled
from ..ground import DROP, FEATURE
from ..state import Step, Table
from .choices import Pass
from .conditions import held_fast
from .feats import d5
from .harm import fall, harm
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


def away(bearing: tuple[int, int], at: tuple[int, int]) -> tuple[int, int]:
    """The step away from the attacker that strays least from the line through where the target stood; both are seen from it.

    >>> away((2, 1), (2, 1)), away((2, 1), (3, 2)), away((0, 1), (0, 2))
    ((1, 1), (1, 0), (0, 1))
    """
    (bx, by), (x, y) = bearing, at

    def strays(step: tuple[int, int]) -> Fraction:
        dx, dy = x + step[0], y + step[1]
        return Fraction((bx * dy - by * dx) ** 2, dx * dx + dy * dy)

    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if max(abs(x + dx), abs(y + dy)) > max(abs(x), abs(y))]
    return min(steps, key=strays)


@dataclass(slots=True)
class Slam(Step):
    """Thrown directly away from the attacker: 1 square, or 1d5 of the attacker's roll (FT-471, FT-472)."""

    STEPS = ("roll", "again", "fly")

    by: int
    who: int
    squares: int
    """0: the attacker rolls for it."""
    began: tuple[int, ...] = sparse()
    """Where it stood before, how many squares it was to go, and up to where that has been told."""

    def roll(self, t: Table) -> None:
        if self.squares:
            self.back_to("fly")
        else:
            self.throw(t)

    def throw(self, t: Table) -> None:
        self.squares = d5(t)
        t.emit(SlamRolled, self.by, self.who, self.squares)

    def again(self, t: Table) -> Ask | None:
        offers = rerolls(t, self.by)
        return Ask(t.seat[self.by], "reroll", (PASS, *offers)) if offers else None

    def answer_reroll(self, t: Table, payer: int | Pass) -> None:
        self.step += 1
        if payer != PASS:
            pay_reroll(t, self.by, payer)
            self.throw(t)

    def onward(self, t: Table, here: int, by: tuple[int, int]) -> tuple[int, int]:
        """The next square and how it is entered; `NOBODY` where something stops it."""
        ground = t.ground()
        x, y = ground.xy(here)
        if t.options["slam_direction"] == "line":
            start = ground.xy(self.began[0])
            dx, dy = away((start[0] - by[0], start[1] - by[1]), (x - by[0], y - by[1]))
        else:
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
        """Figures, Solid terrain, walls and the edge of the map stop it; nobody is slammed up onto a roof (TQ-48).

        Where somebody decides who takes the damage of a fall or of Fire, it goes on after that.
        """
        if t.ready[self.who] == KO or held_fast(t, self.who):
            return
        ground, self.began = t.ground(), self.began or (t.at[self.who], self.squares)
        lifted = t.flies(self.who) or gait(t, self.who).climbs
        origin = ground.xy(t.at[self.by])
        while self.squares:
            here = t.at[self.who]
            there, how = self.onward(t, here, origin)
            if there == NOBODY:
                break
            self.squares -= 1
            t.at[self.who] = there
            falls = how in (DROP, FEATURE) and ground.elevated(here) and not ground.elevated(there) and not lifted
            if (falls or ground.fiery >> there & 1) and t.options["mended"]:
                self.tell(t)
            waits = falls and fall(t, self.who)
            if t.ready[self.who] != KO and ground.fiery >> there & 1:
                waits = harm(t, self.who, VALUES[ground.fire(there)], "fire", BY_FIRE) or waits
            if t.ready[self.who] == KO:
                return
            if waits:
                self.back_to("fly")
                return
        self.tell(t)

    def tell(self, t: Table) -> None:
        """Tell how far it has come; if something stops it at once, that too."""
        here, (start, squares) = t.at[self.who], self.began[:2]
        told = self.began[2] if len(self.began) > 2 else start
        if here != told or len(self.began) == 2:
            t.emit(Slammed, self.who, told, here, squares if told == start else 0)
            self.began = (start, squares, here)
