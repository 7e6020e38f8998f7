"""Everything a running server has: its store, accounts, tables, mail and limits."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from longbox.server.accounts import Accounts
from longbox.server.analysis import Analyses
from longbox.server.events import Events
from longbox.server.events.matches import Matches
from longbox.server.limits import CAPS, Limits, Places, room_for_sockets
from longbox.server.metrics import Metrics
from longbox.server.notices import Notices
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.tables import Refused, Tables
from longbox.server.tables.refusals import TOO_MANY

T = TypeVar("T")


class Attending(Protocol):
    """A socket, as far as it has to know when it is over."""

    out: asyncio.Event


class Services:
    """What routes and sockets depend on; one per application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.accounts = Accounts(self.store)
        self.limits = Limits(on=settings.limits)
        self.tables = Tables(self.store, settings, self.limits)
        self.pools = self.tables.pools
        self.sockets = Places({**CAPS, "sockets": room_for_sockets()}, on=settings.limits)
        self.analyses = Analyses(self.store)
        self.events = Events(self.store)
        self.matches = Matches(self.events, self.tables)
        self.tables.ended = self.matches.ended
        self.tables.channel.hear = self.heard
        self.metrics = Metrics()
        self.notices = Notices(settings, self.store)
        self.tables.turn = self.notices.turn
        self.tables.offered = self.notices.offered
        self.accounts.changed = self.account_changed
        self.accounts.ended = self.sessions_ended
        self.attending: defaultdict[str, set[Attending]] = defaultdict(set)
        """The sockets here, by the session they came with."""

    async def guessed(self, who: str, find: Callable[[], Awaitable[T]]) -> T:
        """What has a code. Who tries many that do not exist hears nothing about any other for a while."""
        if not self.limits.left("guesses", who):
            raise Refused("rate", TOO_MANY)
        try:
            return await find()
        except Refused as refused:
            if refused.code == "unknown":
                self.limits.take("guesses", who)
            raise

    async def open(self) -> None:
        self.store.hold()
        if not self.store.opened:
            self.store.open()
        await self.tables.open()
        await self.matches.catch_up()

    async def heard(self, kind: str, code: str, rest: str) -> None:
        """What another process says."""
        if kind == "out":
            self.accounts.known.clear()
            self.close_sockets((code,))
        if kind in ("event", "again"):
            self.events.heard(code)
        if kind not in ("event", "out"):
            await self.tables.heard(kind, code, rest)

    async def account_changed(self, *ids: str) -> None:
        """Somebody is called otherwise now, or their games and events belong to another account."""
        self.events.heard("")
        await self.tables.account_changed(*ids)

    def sessions_ended(self, ended: Sequence[str]) -> None:
        """Somebody has signed out: no socket goes on with what was theirs, in no process."""
        self.close_sockets(ended)
        for one in ended:
            self.tables.channel.say("out", one)

    def close_sockets(self, ended: Sequence[str]) -> None:
        for one in ended:
            for socket in self.attending.get(one, ()):
                socket.out.set()

    async def close(self) -> None:
        await self.analyses.close()
        await self.tables.close()
        self.store.close()

    def figures(self) -> bytes:
        """The text for /metrics."""
        self.metrics.tables.set(len(self.tables.loaded))
        self.metrics.answers.set(self.tables.answers)
        self.metrics.commits.set(self.store.commits)
        self.metrics.written.set(self.store.written)
        self.metrics.failing.set(bool(self.store.failing))
        return self.metrics.text()
