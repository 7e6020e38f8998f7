"""Everything a running server has: its store, accounts, tables, mail and limits."""

from __future__ import annotations

from longbox.server.accounts import Accounts
from longbox.server.analysis import Analyses
from longbox.server.events import Events
from longbox.server.events.matches import Matches
from longbox.server.limits import Limits
from longbox.server.metrics import Metrics
from longbox.server.notices import Notices
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.tables import Tables


class Services:
    """What routes and sockets depend on; one per application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.accounts = Accounts(self.store)
        self.tables = Tables(self.store, settings)
        self.analyses = Analyses(self.store)
        self.events = Events(self.store)
        self.matches = Matches(self.events, self.tables)
        self.tables.ended = self.matches.ended
        self.tables.channel.hear = self.heard
        self.metrics = Metrics()
        self.notices = Notices(settings, self.store)
        self.tables.turn = self.notices.turn
        self.accounts.changed = self.account_changed
        self.making = Limits(rate=0.5, burst=30, on=settings.limits)
        """Accounts, tables and imports per address."""
        self.playing = Limits(rate=100, burst=400, on=settings.limits)
        """Whatever is asked of tables, per address."""
        self.desks = Limits(rate=400, burst=2000, on=settings.limits)
        """Whatever is asked of events, per address: a whole hall of phones may come from one."""
        self.letters = Limits(rate=1 / 60, burst=5, on=settings.limits)
        """Letters and codes per address."""

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
