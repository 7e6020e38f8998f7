"""Everything a running server has: its store, accounts, tables, mail and limits."""

from __future__ import annotations

from longbox.server.accounts import Accounts
from longbox.server.limits import Limits
from longbox.server.metrics import Metrics
from longbox.server.notices import Notices
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.tables import Hub


class House:
    """One per application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.accounts = Accounts(self.store)
        self.hub = Hub(self.store, settings)
        self.metrics = Metrics()
        self.notices = Notices(settings, self.store)
        self.hub.turn = self.notices.turn
        self.accounts.changed = self.hub.account_changed
        self.making = Limits(rate=0.5, burst=30, on=settings.limits)
        """Accounts, tables and imports per address."""
        self.playing = Limits(rate=100, burst=400, on=settings.limits)
        """Whatever is asked of tables, per address."""
        self.letters = Limits(rate=1 / 60, burst=5, on=settings.limits)
        """Letters and codes per address."""

    async def open(self) -> None:
        if not self.store.opened:
            self.store.open()
        await self.hub.open()

    async def close(self) -> None:
        await self.hub.close()
        self.store.close()

    def figures(self) -> bytes:
        """The text for /metrics."""
        self.metrics.tables.set(len(self.hub.tables))
        self.metrics.answers.set(self.hub.answers)
        self.metrics.commits.set(self.store.commits)
        self.metrics.written.set(self.store.written)
        return self.metrics.text()
