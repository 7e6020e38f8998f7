"""Series of events: what is kept of them, and who is shown how. The law's `season` says what follows from the events."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from longbox.challenger.facts import Json
from longbox.challenger.season import Held, Person, Rule, Season
from longbox.server import tables
from longbox.server.languages import message
from longbox.server.store import Conflict, Store
from longbox.server.store.schema import accounts, events, series, series_events

from .desk import Events, new_code

NO_SERIES = message("There is no series %(code)s. Check the code, or ask for a new link.")
MOST: int = 60
"""Events of one series."""
FULL = message("A series has at most %(most)s events.")


@dataclass(frozen=True, slots=True)
class Series:
    """A series as it is kept."""

    code: str
    name: str
    owner: str | None
    rule: Rule
    events: tuple[str, ...]


def _read(db: Connection, code: str) -> Series | None:
    row = db.execute(sa.select(series).where(series.c.code == code)).one_or_none()
    if row is None:
        return None
    own = sa.select(series_events.c.event).join(events, events.c.code == series_events.c.event)
    codes = db.execute(own.where(series_events.c.series == code).order_by(events.c.date, events.c.created)).scalars()
    told = json.loads(row.rule)
    return Series(row.code, row.name, row.owner, Rule(**told | {"places": tuple(told["places"])}), tuple(codes))


def _of(db: Connection, account: str) -> list[Json]:
    rows = db.execute(sa.select(series.c.code, series.c.name).where(series.c.owner == account).order_by(series.c.created.desc()))
    return [dict(row._mapping) for row in rows.fetchmany(200)]


def _having(db: Connection, event: str) -> list[Json]:
    found = sa.select(series.c.code, series.c.name).join(series_events, series_events.c.series == series.c.code)
    rows = db.execute(found.where(series_events.c.event == event).order_by(series.c.name))
    return [dict(row._mapping) for row in rows.fetchmany(20)]


def _hidden(db: Connection) -> set[str]:
    return set(db.execute(sa.select(accounts.c.id).where(accounts.c.shown.is_(False))).scalars())


class Leagues:
    """The series of a server."""

    def __init__(self, store: Store, events: Events) -> None:
        self.store, self.events = store, events

    async def find(self, code: str) -> Series:
        found = await self.store.read(lambda db: _read(db, code.upper()))
        if found is None:
            raise tables.Refused("unknown", NO_SERIES, code=code[:12])
        return found

    async def of(self, account: str) -> list[Json]:
        return await self.store.read(lambda db: _of(db, account))

    async def having(self, event: str) -> list[Json]:
        """The series an event counts for."""
        return await self.store.read(lambda db: _having(db, event))

    async def open(self, account: str, name: str) -> str:
        """A new series."""
        while True:
            code = new_code()
            row = {"code": code, "name": name, "owner": account, "rule": _rule(Rule()), "created": time.time()}
            try:
                await self.store.write(lambda db, row=row: db.execute(sa.insert(series).values(**row)))  # type: ignore[misc]
                return code
            except Conflict:  # the code is taken
                continue

    async def change(self, code: str, name: str, rule: Rule) -> None:
        values = {"name": name, "rule": _rule(rule)}
        await self.store.write(lambda db: db.execute(sa.update(series).where(series.c.code == code).values(**values)))

    async def add(self, found: Series, event: str) -> None:
        if event in found.events:
            return
        if len(found.events) >= MOST:
            raise tables.Refused("closed", FULL, most=MOST)
        await self.store.write(lambda db: db.execute(sa.insert(series_events).values(series=found.code, event=event)))

    async def remove(self, code: str, event: str) -> None:
        one = (series_events.c.series == code, series_events.c.event == event)
        await self.store.write(lambda db: db.execute(sa.delete(series_events).where(*one)))

    async def delete(self, code: str) -> None:
        await self.store.write(lambda db: db.execute(sa.delete(series).where(series.c.code == code)))

    async def season(self, found: Series) -> tuple[Season, frozenset[Person]]:
        """What follows from its events, with nobody called by a name who does not want to be; and who these are."""
        held = []
        for code in found.events:
            desk = await self.events.desk(code)
            held.append(Held(code, desk.event, {one.id: one.account for one in desk.people.values() if one.account}))
        hidden = await self.store.read(_hidden)
        season = Season(found.rule, held)
        known = [((one.code, id), account) for one in season.held for id, account in one.accounts.items()]
        private = frozenset(season.person[at] for at, account in known if account in hidden and at in season.person)
        season.names = {person: _called(person, name, person in private) for person, name in season.names.items()}
        return season, private


def _called(person: Person, name: str, private: bool) -> str:
    """What somebody is called in public; empty for whoever has left the site.

    >>> _called(("E", "P1"), "Kim von Lee", True), _called(("E", "P1"), "P1", False)
    ('K. v. L.', '')
    """
    if name == person[1]:
        return ""
    return " ".join(f"{part[0]}." for part in name.split()) if private else name


def _rule(rule: Rule) -> str:
    return json.dumps(asdict(rule))


def rule_of(given: Mapping[str, str]) -> Rule:
    """A rule as its form gives it; what is no number is refused.

    >>> rule_of({"way": "places", "places": "10, 6 3", "attended": "1", "best": ""})
    Rule(way='places', places=(10, 6, 3), attended=1, best=0)
    """
    try:
        places = tuple(int(one) for one in given.get("places", "").replace(",", " ").replace(";", " ").split())
        return Rule(given.get("way", ""), places, int(given.get("attended") or 0), int(given.get("best") or 0))
    except ValueError:
        raise tables.Refused("format", NO_NUMBERS) from None


NO_NUMBERS = message("Points and events are whole numbers.")

__all__ = ["Leagues", "Series", "rule_of"]
