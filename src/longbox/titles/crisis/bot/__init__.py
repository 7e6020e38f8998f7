"""What things are worth, for bots: positions, strikes, places and every option of a question."""

from __future__ import annotations

from longbox.titles.facets import Advisor

from ..state import Table
from .prospects import chance
from .value import position, rate


class CrisisAdvisor(Advisor[Table]):
    turn_starts = frozenset({"turn"})

    def value(self, t: Table, seat: int) -> float:
        return position(t, seat)

    def chances(self, t: Table) -> tuple[float, ...]:
        one = chance(t)
        return one, 1.0 - one

    def rate(self, t: Table) -> list[float]:
        return rate(t)


FACET = CrisisAdvisor
