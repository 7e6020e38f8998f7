"""What things are worth, for bots: positions, Characters, cards, bids, blows, Hexes and every option of a question, in Hope Coins.

Dice are judged by exact chances; what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies. What
others hold is never looked at: the table a bot is given has guessed hands, and nothing here reads them."""

from __future__ import annotations

from types import MappingProxyType

from longbox.kernel import Plain
from longbox.titles.facets import Advisor

from ..codes import NOBODY
from ..rules.actions import Act
from ..rules.plot import PlotPhase
from ..state import Table
from .prospects import chances
from .questions import rate
from .recruit import likely_bid
from .schools import position


class RevolutionAdvisor(Advisor[Table]):
    turn_starts = frozenset({"allegiance", "invite", "pay", "recover"})
    tempers = MappingProxyType({"bold": frozenset({"attack"}), "grasping": frozenset({"carry", "calm", "open", "deactivate"})})
    rating_varies = True
    least_gain = 0.003
    unsearched = frozenset({"allegiance", "trade"})

    def value(self, t: Table, seat: int) -> float:
        return position(t, seat)

    def chances(self, t: Table) -> tuple[float, ...]:
        return chances(t)

    def settled(self, t: Table) -> bool:
        """Also before anybody has bid."""
        return super().settled(t) or (t.ask is not None and t.ask.kind == "bid" and all(bid == NOBODY for bid in t.bids))

    def turn(self, t: Table) -> tuple[int, Plain]:
        for frame in reversed(t.stack):
            if isinstance(frame, Act):
                return frame.seat, (t.round, t.turn, frame.seat)
            if isinstance(frame, PlotPhase):
                return frame.seat, (t.round, "plot", frame.turn)
        return NOBODY, (t.round, t.mission, t.lot)

    def rate(self, t: Table) -> list[float]:
        return rate(t)


FACET = RevolutionAdvisor
__all__ = ["FACET", "RevolutionAdvisor", "chances", "likely_bid", "position", "rate"]
