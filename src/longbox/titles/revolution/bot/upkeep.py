"""Who recovers, who is paid, and when tokens become a Revolution Point."""

from __future__ import annotations

from collections.abc import Sequence

from ..state import Table
from .schools import asset, might, points


def rate_recover(t: Table, offered: Sequence[tuple[int, ...]]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    empty = [who for who in t.everyone(seat) if not t.power[who]]
    few = len(t.healthy(seat)) < 2

    def worth(who: int) -> float:
        if t.is_injured(who):
            return 4.0 if few else 1.6 + 0.1 * might(t, who)
        return (1.2 if who in empty else 1.0) + 0.02 * might(t, who)

    return [sum([worth(who) for who in chosen]) for chosen in offered]


def rate_advance(t: Table, offered: Sequence[tuple[int, ...] | str]) -> list[float]:
    """A point for six tokens; those who have more to spare give first."""
    assert t.ask is not None
    gain = points(t, t.ask.seat, 1)
    return [
        0.0 if isinstance(chosen, str) else gain - 3.0 + 0.2 * sum([t.power[who] - 0.05 * might(t, who) for who in chosen])
        for chosen in offered
    ]


def rate_pay(t: Table, offered: Sequence[tuple[int, ...]]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [sum([asset(t, seat, who) - 1.0 for who in kept]) for kept in offered]


def rate_penalty(t: Table, offered: Sequence[str]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [-((t.hope[seat] + 1) // 2) if choice == "hope" else points(t, seat, -1) for choice in offered]
