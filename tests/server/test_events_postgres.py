"""Two processes on one PostgreSQL run one event: what one writes the other shows, and nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from longbox.challenger import facts
from longbox.server.events import ledger
from longbox.server.events.desk import Draft, EventDesk
from longbox.server.events.ledger import Person
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.store.schema import event_people
from server.postgres import cluster


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as address:
        yield address


def test_two_processes_at_one_event(database: str) -> None:
    settings = Settings.read({"LONGBOX_DATABASE": database, "LONGBOX_BOT_PACE": "0", "LONGBOX_LIMITS": "off"})

    async def run() -> None:
        first, second = Services(settings), Services(settings)
        await first.open()
        await second.open()
        try:
            account, _ = await first.accounts.guest("en")
            chosen = (("rosters", "optional"),)
            here = await first.events.open(
                account.id, "Olga", lambda seed: facts.Opened("S", "2025-04-05", "standard", seed, chosen)
            )
            there = await second.events.desk(here.code)
            assert there.event.name == "S"

            async def enter(desk: EventDesk, name: str) -> None:
                def work(draft: Draft) -> None:
                    draft.say(facts.Joined(draft.person(name).id, name))

                await desk.do(work)

            # Neither hears the other in this one process, so every second write meets a number that is taken.
            for number in range(6):
                await asyncio.gather(enter(here, f"Here {number}"), enter(there, f"There {number}"))
            for desk in (here, there):
                desk.stale = True
                await desk.settled()
                assert len(desk.event.players) == 12
                assert len({player.name for player in desk.event.players.values()}) == 12
        finally:
            await first.close()
            await second.close()

    asyncio.run(run())


def test_a_read_sees_one_moment(database: str) -> None:
    """People and facts of an event belong together: what another process writes between two looks is not seen."""
    address = Settings.read({"LONGBOX_DATABASE": database}).database
    here, there = Store(address), Store(address)
    here.open()
    there.open()

    def people(db: Connection) -> int:
        return db.execute(sa.select(sa.func.count()).select_from(event_people).where(event_people.c.code == "AAAA")).scalar_one()

    def look(db: Connection) -> tuple[int, int]:
        before = people(db)
        with there.engine.begin() as other:
            ledger.create(other, "AAAA", "S", "2025-04-05", 0.0)
            ledger.add_person(other, "AAAA", Person("P1", "Olga", None, ""))
        return before, people(db)

    try:
        assert len(set(here.read_now(look))) == 1
        assert here.read_now(people) == 1
    finally:
        here.close()
        there.close()
