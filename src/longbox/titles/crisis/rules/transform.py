"""Transforming into another form (CP-508..CP-516)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from longbox.kernel import Ask

from ..events import ConditionLost, Transformed
from ..language.script import Step
from ..vocabulary import CONDITION_BITS
from .movement import Spot

if TYPE_CHECKING:
    from ..table import Table


@dataclass(slots=True)
class Transform(Step):
    """The new miniature is placed, the old one removed; the character stays the same (CP-512..CP-514)."""

    STEPS = ("put", "change")

    who: int
    form: str

    def number(self, t: Table) -> int:
        return [form.name for form in t.card(self.who).forms].index(self.form)

    def put(self, t: Table) -> Ask | None:
        """A base of another size needs a place within Range 1; without one nothing happens (Q50)."""
        number = self.number(t)
        x, y, r = t.base[self.who]
        radius = t.the_tools().radius(t.card(self.who).forms[number].base)
        if number == t.form[self.who] or not t.can_be_affected(self.who):
            self.step = len(self.STEPS)
            return None
        if abs(radius - r) < 1e-9:
            return None
        region = Spot(self.who, 1, x, y, r, radius)
        options = region.samples(t)
        if not options:
            self.step = len(self.STEPS)
            return None
        return Ask(t.seat[self.who], "place", options, region)

    def answer_place(self, t: Table, end: tuple[float, float]) -> None:
        self.step += 1
        radius = t.the_tools().radius(t.card(self.who).forms[self.number(t)].base)
        t.base[self.who] = (end[0], end[1], radius)

    def change(self, t: Table) -> None:
        """CP-516: conditions the new form is immune to go at once."""
        who = self.who
        t.form[who] = self.number(t)
        t.index = None
        t.emit(Transformed, who, self.form)
        for name, bit in CONDITION_BITS.items():
            if t.conditions[who] & bit and t.immune(who, bit):
                t.conditions[who] &= ~bit
                t.emit(ConditionLost, who, name)
