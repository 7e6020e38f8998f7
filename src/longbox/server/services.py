"""Everything a running server has: its store, accounts, tables, mail and limits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

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
        if not self.store.opened:
            self.store.open()
        await self.tables.open()
        await self.matches.catch_up()

    async def heard(self, kind: str, code: str, rest: str) -> None:
        """What another process says."""
        if kind in ("event", "again"):
            self.events.heard(code)
        if kind != "event":
            await self.tables.heard(kind, code, rest)

    async def account_changed(self, *ids: str) -> None:
        """Somebody is called otherwise now, or their games and events belong to another account."""
        self.events.heard("")
        await self.tables.account_changed(*ids)

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
        return self.metrics.text()
