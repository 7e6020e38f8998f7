"""What things are worth, for bots: positions, strikes, places and every option of a question."""

from __future__ import annotations

from types import MappingProxyType

from longbox.kernel import Plain
from longbox.titles.facets import Advisor

from ..codes import ACTIVATED, NOBODY
from ..state import Table
from .prospects import chance
from .value import position, rate


class CrisisAdvisor(Advisor[Table]):
    turn_starts = frozenset({"turn"})
    tempers = MappingProxyType({"bold": frozenset({"attack"}), "grasping": frozenset({"interact"})})

    def value(self, t: Table, seat: int) -> float:
        return position(t, seat)

    def chances(self, t: Table) -> tuple[float, ...]:
        one = chance(t)
        return one, 1.0 - one

    def turn(self, t: Table) -> tuple[int, Plain]:
        if t.active == NOBODY:  # one question after the other: each stands for itself
            return NOBODY, (t.round, t.ask.kind if t.ask else "", tuple(t.status))
        return t.active, (t.round, sum([1 for marks in t.status if marks & ACTIVATED]))

    def rate(self, t: Table) -> list[float]:
        return rate(t)


FACET = CrisisAdvisor
