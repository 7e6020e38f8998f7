"""Transformation: another form of the same character (CP-508..CP-516)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import AnyFrame, Ask
from longbox.kernel.plain import sparse

from ..codes import ACTIVATED, CONDITION_BITS, NOBODY, names_of
from ..events import ConditionLost, Moved, Transformed
from ..script.running import Step
from ..state import Table
from .aftermath import Answers
from .damage import Defeat
from .movement import Spot
from .objectives import DropAll


def lose_immune(t: Table, who: int) -> None:
    """CP-516..CP-518: an Immunity just gained takes the condition away."""
    for name in names_of(t.conditions[who]):
        if t.immune(who, CONDITION_BITS[name]):
            t.conditions[who] &= ~CONDITION_BITS[name]
            t.emit(ConditionLost, who, name)


def beside(t: Table, who: int, form: int, range: int) -> Spot:
    """Where a form may be placed near the one that stands there."""
    x, y, r = t.base[who]
    return Spot(who, range, x, y, r, t.the_tools().radius(t.card(who).forms[form].base))


@dataclass(slots=True)
class Transform(Step):
    """The new form is placed within Range 1 of where the old one stands, which is then removed (CP-512, CP-513).

    The old base does not block the new one, so a base of the same size may stay where it is; without a legal place it does not
    happen (Q50). Tokens, conditions and effects stay: it is the same character (CP-514).
    """

    STEPS = ("place", "immunities", "moved", "stamina")

    who: int
    form: str
    lost: int = 0
    """Stamina the new form has less."""
    farther: tuple[int, ...] = sparse()
    """The Range of the new form, where it is not 1."""

    def number(self, t: Table) -> int:
        return [form.name for form in t.card(self.who).forms].index(self.form)

    def region(self, t: Table) -> Spot:
        return beside(t, self.who, self.number(t), self.farther[0] if self.farther else 1)

    def place(self, t: Table) -> Ask | None:
        if t.can_be_affected(self.who) and t.form[self.who] != self.number(t):
            region = self.region(t)
            options = region.samples(t)
            if options:
                return Ask(t.seat[self.who], "place", options, region)
        self.step = len(self.STEPS)
        return None

    def answer_place(self, t: Table, end: tuple[float, float]) -> None:
        self.step += 1
        who, start, stamina = self.who, t.base[self.who][:2], t.stamina(self.who)
        t.base[who] = (end[0], end[1], self.region(t).size)
        t.form[who] = self.number(t)
        t.index = None
        self.lost = max(0, stamina - t.stamina(who))
        t.emit(Transformed, who, self.form)
        if end != start:
            t.emit(Moved, who, "place", start, end, ())

    def immunities(self, t: Table) -> None:
        lose_immune(t, self.who)

    def moved(self, t: Table) -> AnyFrame | None:
        """The book places the new miniature, and placing is a movement."""
        return t.window("moved", self.who, self.who, "place")

    def stamina(self, t: Table) -> AnyFrame | None:
        """CP-393, CP-511: a form with less Stamina may not bear the damage it brings along."""
        if self.lost and t.can_be_affected(self.who) and t.damage[self.who] >= t.stamina(self.who):
            return Defeat(self.who, NOBODY)
        return None


@dataclass(slots=True)
class ChangeCard(Step):
    """Another stat card takes a character's place: it is put near it, and the character is removed from the battlefield.

    It is somebody new, without damage, conditions and effects, and has of the old one what is named. Where no room is left for it,
    nobody comes and the old one is KO'd.
    """

    STEPS = ("drop", "place", "entered")

    who: int
    form: int
    range: int
    keeps: tuple[str, ...] = ()
    """What it takes over: "power", "activated", tokens by their names."""
    activated: bool = False
    """It gains an Activated token."""

    def drop(self, t: Table) -> AnyFrame:
        return DropAll(self.who)

    def place(self, t: Table) -> Ask | AnyFrame | None:
        region = beside(t, self.who, self.form, self.range)
        options = region.samples(t)
        if options:
            return Ask(t.seat[self.who], "place", options, region)
        self.step = len(self.STEPS)
        return Defeat(self.who, outright=True)

    def answer_place(self, t: Table, end: tuple[float, float]) -> None:
        self.step += 1
        who = self.who
        t.base[who] = (end[0], end[1], beside(t, who, self.form, self.range).size)
        t.form[who] = self.form
        t.damage[who] = t.conditions[who] = t.injured[who] = 0
        if "power" not in self.keeps:
            t.power[who] = 0
        if "activated" not in self.keeps:
            t.status[who] &= ~ACTIVATED
        if self.activated:
            t.status[who] |= ACTIVATED
        t.drop_lasting(lambda row: row[2] == who and row[0] not in self.keeps)
        t.index = None
        t.emit(Transformed, who, t.card(who).forms[self.form].name)

    def entered(self, t: Table) -> AnyFrame:
        return Answers([("enters_play", (self.who,))])
