"""A house with people in it: tables are played by plain calls, without HTTP in between."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from longbox.players import PLAYERS
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.tables import LiveTable

T = TypeVar("T")


class Ears:
    """A listener that remembers every message."""

    def __init__(self, table: LiveTable, account: str | None, language: str = "en") -> None:
        self.account, self.language = account, language
        self.heard: list[dict[str, Any]] = []
        table.listeners.add(self)

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]


class World:
    """A running house. Whatever it does beside goes on only while it is asked for something."""

    def __init__(self, settings: Settings) -> None:
        self.runner = asyncio.Runner()
        self.settings = settings
        self.services = Services(settings)
        self.tables = self.services.tables
        self.names: dict[str, str] = {}
        self.do(self.services.open())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def close(self) -> None:
        self.do(self.services.close())
        self.runner.close()

    def restart(self) -> None:
        """The server goes down and comes back."""
        self.do(self.services.close())
        self.services = Services(self.settings)
        self.tables = self.services.tables
        self.do(self.services.open())

    def person(self, name: str = "Mara") -> str:
        account, _ = self.do(self.services.accounts.guest("en"))
        self.do(self.services.accounts.change(account.id, {"name": name}))
        self.names[account.id] = name
        return account.id

    def table(
        self,
        *seats: str,
        title: str = "sample",
        options: Mapping[str, object] | None = None,
        clock: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> LiveTable:
        """A table with an account, "open" or the name of a bot on every seat; the first account owns it."""
        wanted: list[dict[str, Any]] = []
        for seat in seats:
            if seat == "open":
                wanted.append({"kind": "open"})
            elif seat in PLAYERS:
                wanted.append({"kind": "bot", "bot": seat})
            else:
                wanted.append({"kind": "person", "account": seat, "name": self.names[seat]})
        owner = next((seat["account"] for seat in wanted if seat["kind"] == "person"), None) or self.person("Owner")
        given = options if options is not None else ({"rounds": 1} if title == "sample" else {"setup": "quick"})
        return self.do(self.tables.create(title, owner, "Owner", wanted, given, clock, **more))

    def watch(self, table: LiveTable, account: str | None = None, language: str = "en") -> Ears:
        """Somebody comes to look."""
        ears = Ears(table, account, language)

        async def come() -> None:
            self.tables.presence(table)

        self.do(come())
        return ears

    def again(self, table: LiveTable) -> LiveTable:
        """The same table, dropped from memory and read from the store."""
        del self.tables.loaded[table.record.code]
        return self.do(self.tables.table(table.record.code))

    def answer(self, table: LiveTable, value: Any = 0) -> int:
        """Whoever is asked answers."""
        asked = table.asked
        assert asked is not None
        return self.do(table.answer(table.seats[asked].account, table.seq, value))

    def play(self, table: LiveTable, answers: int = 10_000, seed: int = 0) -> None:
        """Random answers by whoever is asked, to the end or for some answers."""
        rng = random.Random(seed)
        for _ in range(answers):
            if table.over:
                return
            assert table.game is not None
            assert table.game.ask is not None
            self.answer(table, rng.randrange(len(table.game.ask.options)))

    def until(self, done: Callable[[], bool], seconds: float = 300.0) -> None:
        async def wait() -> None:
            async with asyncio.timeout(seconds):
                while not done():
                    await asyncio.sleep(0.005)

        self.do(wait())
