"""Two processes on one PostgreSQL: the same tables, told across, written once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.store.schema import metadata
from longbox.server.tables import Refused, ledger
from longbox.server.tables.channel import Channel
from server.postgres import cluster


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as address:
        yield address


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[Services, Services]]:
    """Two servers in one process: the channel must not take them for the same, so each gets a name of its own."""
    settings = Settings.read({"LONGBOX_DATABASE": database, "LONGBOX_BOT_PACE": "0", "LONGBOX_LIMITS": "off"})
    first, second = Services(settings), Services(settings)
    await first.open()
    await second.open()
    try:
        yield first, second
    finally:
        await first.close()
        await second.close()


PATIENCE = 300
"""Seconds until a test gives up waiting for what should come. Only a test that fails ever waits for so long."""


class Ear:
    """Somebody at a table."""

    language = "en"

    def __init__(self, account: str | None = None) -> None:
        self.account = account
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    async def wait(self, kind: str, **facts: object) -> dict[str, Any]:
        while True:
            told = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if told["type"] == kind and all(told[name] == value for name, value in facts.items()):
                return told


def test_what_one_process_writes_the_other_tells(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Both run in this process, so nobody may skip what "this process" said.
    monkeypatch.setattr("longbox.server.tables.channel.PROCESS", "somebody else")

    async def play() -> None:
        async with two_houses(database) as (here, there):
            mara, _ = await here.accounts.guest("en")
            dev, _ = await there.accounts.guest("en")
            table = await here.tables.create("crisis", mara.id, "Mara", [{"kind": "me"}, {"kind": "open"}], {"setup": "quick"})
            code = table.record.code
            ear = Ear(mara.id)
            table.listeners.add(ear)
            twin = await there.tables.table(code)
            await there.tables.seating.join(twin, dev.id, "Dev")
            begun = await ear.wait("update", seq=1)
            assert [seat["name"] for seat in begun["table"]["seats"]] == [mara.name, dev.name]
            for _ in range(12):
                asked = table.asked
                assert asked is not None
                who, at, ears = (mara, table, twin) if asked == 0 else (dev, twin, table)
                listening = Ear()
                ears.listeners.add(listening)
                seq = await at.answer(who.id, at.seq, 0)
                await listening.wait("update", seq=seq)
                ears.listeners.discard(listening)
                assert table.game is not None
                assert twin.game is not None
                assert table.game.digest == twin.game.digest
            await there.tables.say(twin, dev.id, "Hello over there")
            assert (await ear.wait("chat"))["chat"][0]["text"] == "Hello over there"

    asyncio.run(play())


def test_of_two_processes_that_answer_at_once_one_is_told_to_look_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longbox.server.tables.channel.PROCESS", "somebody else")

    async def play() -> None:
        async with two_houses(database) as (here, there):
            mara, _ = await here.accounts.guest("en")
            table = await here.tables.create("crisis", mara.id, "Mara", [{"kind": "me"}, {"kind": "me"}], {"setup": "quick"})
            twin = await there.tables.table(table.record.code)
            refused = 0
            for _ in range(20):
                results = await asyncio.gather(
                    table.answer(mara.id, table.seq, 0), twin.answer(mara.id, twin.seq, 0), return_exceptions=True
                )
                for result in results:
                    if isinstance(result, Refused):
                        assert result.code == "stale"
                        refused += 1
                    else:
                        assert isinstance(result, int)
                for at in (table, twin):
                    async with at.lock:
                        await at.catch_up()
                assert table.seq == twin.seq
            assert refused >= 10
            code = table.record.code
            written = await here.store.read(lambda db: ledger.since(db, code, 0))
            assert [entry.seq for entry in written[0]] == list(range(1, table.seq + 1))

    asyncio.run(play())


def test_a_bot_whose_process_is_gone_is_taken_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longbox.server.tables.tables.ABANDONED", 0.2)

    async def play() -> None:
        async with two_houses(database) as (here, there):
            mara, _ = await here.accounts.guest("en")
            here.tables.closing = True  # it opens the table, and never moves its bots again
            table = await here.tables.create(
                "crisis", mara.id, "Mara", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], {"setup": "quick"}
            )
            while table.asked == 0:
                await table.answer(mara.id, table.seq, 0)
            left, code = table.seq, table.record.code
            async with asyncio.timeout(PATIENCE):
                while (twin := there.tables.loaded.get(code)) is None or twin.seq == left:
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_migrations_lead_to_the_schema(database: str) -> None:
    settings = Settings.read({"LONGBOX_DATABASE": database})
    Services(settings).store.open()
    engine = sa.create_engine(settings.database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_what_is_found_while_looking_at_the_seats_is_told_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits down and the game begins at once: who hears only of the seat must not miss the beginning."""

    async def deaf(channel: Channel) -> None:
        """Nothing is heard but what the test says."""

    monkeypatch.setattr(Channel, "open", deaf)

    async def play() -> None:
        async with two_houses(database) as (here, there):
            mara, _ = await here.accounts.guest("en")
            dev, _ = await there.accounts.guest("en")
            table = await here.tables.create("crisis", mara.id, "Mara", [{"kind": "me"}, {"kind": "open"}], {"setup": "quick"})
            ear = Ear(mara.id)
            table.listeners.add(ear)
            await there.tables.seating.join(await there.tables.table(table.record.code), dev.id, "Dev")
            await here.tables.heard("table", table.record.code, "")
            assert (await ear.wait("update", seq=1))["view"]

    asyncio.run(play())
