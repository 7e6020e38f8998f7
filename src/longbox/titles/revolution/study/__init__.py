"""Studies: luck counted, positions as numbers."""

from __future__ import annotations

from longbox.titles.facets import Study

from ..state import Table
from . import observe
from .luck import RevolutionDice


class RevolutionStudy(Study[Table]):
    observed = observe.NAMES

    def dice(self) -> RevolutionDice:
        return RevolutionDice()

    def observe(self, t: Table, seat: int) -> list[float]:
        return observe.observe(t, seat)


FACET = RevolutionStudy
