"""Studies: luck counted, positions as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from longbox.kernel import Plain
from longbox.titles.facets import Buffer, Study

from ..state import Table
from . import observe
from .luck import RevolutionDice
from .observe import Seen


class RevolutionStudy(Study[Table]):
    observed = observe.NAMES
    played: ClassVar[Mapping[str, Plain]] = {"last_round": 15}
    """Random players go on for hundreds of rounds (RQ-92)."""

    def dice(self) -> RevolutionDice:
        return RevolutionDice()

    def observe(self, t: Table, seat: int) -> list[float]:
        return observe.observe(t, seat, self)

    def eye(self, buffer: Buffer, start: int, seat: int) -> Seen:
        return Seen(self, buffer, start, seat)


FACET = RevolutionStudy
