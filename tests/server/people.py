"""A house with people in it: tables are played by plain calls, without HTTP in between."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from longbox.players import PLAYERS
from longbox.server.house import House
from longbox.server.settings import Settings
from longbox.server.tables import Table

T = TypeVar("T")


class Ears:
    """A listener that remembers every message."""

    def __init__(self, table: Table, account: str | None, language: str = "en") -> None:
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
        self.house = House(settings)
        self.hub = self.house.hub
        self.names: dict[str, str] = {}
        self.do(self.house.open())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def close(self) -> None:
        self.do(self.house.close())
        self.runner.close()

    def restart(self) -> None:
        """The server goes down and comes back."""
        self.do(self.house.close())
        self.house = House(self.settings)
        self.hub = self.house.hub
        self.do(self.house.open())

    def person(self, name: str = "Mara") -> str:
        account, _ = self.do(self.house.accounts.guest("en"))
        self.do(self.house.accounts.change(account.id, {"name": name}))
        self.names[account.id] = name
        return account.id

    def table(
        self,
        *seats: str,
        title: str = "sample",
        options: Mapping[str, object] | None = None,
        clock: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Table:
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
        return self.do(self.hub.create(title, owner, "Owner", wanted, given, clock, **more))

    def again(self, table: Table) -> Table:
        """The same table, dropped from memory and read from the store."""
        del self.hub.tables[table.record.code]
        return self.do(self.hub.table(table.record.code))

    def answer(self, table: Table, value: Any = 0) -> int:
        """Whoever is asked answers."""
        asked = table.asked
        assert asked is not None
        return self.do(table.answer(table.seats[asked].account, table.seq, value))

    def play(self, table: Table, answers: int = 10_000, seed: int = 0) -> None:
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
