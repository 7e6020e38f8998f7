"""What things are worth, for bots: positions, blows, squares and every option of a question. Measured in Victory Points.

Chances are exact (the Universal Table); what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies."""

from __future__ import annotations

from types import MappingProxyType

from longbox.kernel import Event, Plain
from longbox.titles.facets import Advisor

from ..codes import NOBODY
from ..events import FeatRolled
from ..state import Table
from .feats import windfall
from .figures import position
from .prospects import chance
from .questions import rate, varied


class TacticsAdvisor(Advisor[Table]):
    turn_starts = frozenset({"first"})
    tempers = MappingProxyType({"bold": frozenset({"strike", "charge"}), "grasping": frozenset({"plot", "pick"})})
    unsearched = frozenset({"side", "place_thing", "join", "hire", "karma"})
    turns_ahead = 1
    luck_events = frozenset({"FeatRolled"})

    def value(self, t: Table, seat: int) -> float:
        return position(t, seat)

    def chances(self, t: Table) -> tuple[float, ...]:
        one = chance(t)
        return one, 1.0 - one

    def turn(self, t: Table) -> tuple[int, Plain]:
        if t.acting == NOBODY:  # one question after the other: each stands for itself
            return NOBODY, (t.page, t.ask.kind if t.ask else "", tuple(t.at), tuple(t.plots))
        return t.seat[t.acting], (t.page, t.acting)

    def rate(self, t: Table) -> list[float]:
        return rate(t)

    def varied(self, t: Table, order: list[int]) -> list[int]:
        return varied(t, order)

    def couple(self, t: Table) -> None:
        t.fates = {}

    def windfall(self, t: Table, seat: int, event: Event) -> float:
        assert isinstance(event, FeatRolled)
        luck = windfall(t, event)
        return luck if t.seat[event.who] == seat else -luck


FACET = TacticsAdvisor
__all__ = ["FACET", "TacticsAdvisor", "chance", "position", "rate", "varied", "windfall"]
