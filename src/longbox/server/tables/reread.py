"""Positions and tables in a process for heavy work (`hands.py`): a position comes along as plain data, a table is read from the
store and kept for the next question about it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from longbox.kernel import Plain, State
from longbox.server.store import Store
from longbox.titles import shelf

from . import ledger
from .refusals import Refused
from .shown import Shown

T = TypeVar("T")

KEPT: Final = 4
"""Tables that are kept."""
UNKNOWN: Final = "This table is gone."


class Position(NamedTuple):
    """A position on its way to another process."""

    title: str
    options: Mapping[str, Plain]
    called: tuple[str, ...] | None
    plain: Mapping[str, Any]

    @classmethod
    def of(cls, title: str, state: State) -> Position:
        return cls(title, dict(state.options), state.called, state.dump())

    def state(self) -> State:
        title = shelf.title(self.title)
        state: State = title.state.restore(self.plain, self.options, title.prepare)
        state.called = self.called
        return state


class Reread:
    """The tables of a store."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.kept: OrderedDict[str, Shown] = OrderedDict()

    def table(self, code: str) -> Shown:
        """A table, played up to its newest entry."""
        known = self.kept.pop(code, None)
        made = self._read(code) if known is None else self._caught_up(known)
        self.kept[code] = made
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return made

    def _read(self, code: str) -> Shown:
        found = self.store.read_now(lambda db: ledger.load(db, code))
        if found is None:
            raise Refused("unknown", UNKNOWN)
        record, entries, _ = found
        made = Shown(record, shelf.title(record.title))
        made.play(entries)
        return made

    def _caught_up(self, table: Shown) -> Shown:
        seq = table.seq
        entries, seats, *_ = self.store.read_now(lambda db: ledger.since(db, table.record.code, seq))
        table.seats[:] = seats
        for entry in entries:
            table.apply(entry)
        return table


_rereading = cache(Reread)


def of_table(url: str, code: str, work: Callable[..., T], *args: object) -> T:
    """What a function makes of a table."""
    return work(_rereading(url).table(code), *args)
