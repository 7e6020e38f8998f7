"""What things are worth, for bots: positions, Characters, cards, bids, blows, Hexes and every option of a question, in Hope Coins.

Dice are judged by exact chances; what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies. What
others hold is never looked at: the table a bot is given has guessed hands, and nothing here reads them."""

from __future__ import annotations

from longbox.titles.facets import Advisor

from ..codes import NOBODY
from ..state import Table
from .prospects import chances
from .questions import rate
from .recruit import likely_bid
from .schools import position


class RevolutionAdvisor(Advisor[Table]):
    turn_starts = frozenset({"allegiance", "invite", "pay", "recover"})
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

    def rate(self, t: Table) -> list[float]:
        return rate(t)


FACET = RevolutionAdvisor
__all__ = ["FACET", "RevolutionAdvisor", "chances", "likely_bid", "position", "rate"]
