"""Crises: points, what is secured, and which book is played by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..rules import victory
from ..rules.missions import SECURE, mission_of
from ..rules.objectives import securing
from ..script.nodes import Amount, Context, Number, Test, amount
from ..script.running import Effect, Run
from ..state import Table


@dataclass(frozen=True, slots=True)
class score(Effect):  # noqa: N801  (words of the language are lower case)
    n: Amount
    seat: Callable[[Context], int] = lambda c: c.seat

    def run(self, c: Context, run: Run) -> None:
        n = amount(c, self.n)
        victory.score(c.table, (n, 0) if self.seat(c) == 0 else (0, n))


behind = Test("behind", lambda c: c.table.vp[c.seat] < c.table.vp[1 - c.seat])
"""The player has fewer points than the opponent."""


def book(year: int) -> Test:
    """The game is played by this rulebook."""
    return Test("book", lambda c: c.table.options["ruleset"] == year, (year,))


def _secure_tokens(t: Table) -> list[int]:
    return [token for token in range(len(t.token_name)) if mission_of(t, token).kind == SECURE]


def _secured(c: Context) -> int:
    return sum(securing(c.table, token) == c.seat for token in _secure_tokens(c.table))


secures_everything = Test("secures_everything", lambda c: 0 < len(_secure_tokens(c.table)) == _secured(c))
"""The player secures every token of the Secure Crisis card."""


def secured_per(n: int) -> Number:
    """One for every so many Secure tokens the player secures."""
    return Number("secured_per", lambda c: _secured(c) // n, (n,))


__all__ = [
    "behind", "book", "score", "secured_per", "secures_everything",
]  # fmt: skip
