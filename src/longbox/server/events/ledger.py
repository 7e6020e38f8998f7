"""What is written about events and read back. Everything here runs in a transaction of the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from longbox.challenger.facts import Entry, Json, Role, pack, unpack
from longbox.server.store import Conflict
from longbox.server.store.schema import event_facts, event_links, event_people, event_tables, events, tables
from longbox.server.tables.ledger import notify


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at an event; whoever has no account yet was entered at the desk."""

    id: str
    name: str
    account: str | None = None
    role: str = ""
    """Of the staff; empty for those who only play."""


class Match(NamedTuple):
    """A table of Longbox on which a match of an event is played."""

    table: str
    code: str
    round: int
    number: int
    attempt: int
    told: bool


class Kept(NamedTuple):
    """Everything the store has of an event."""

    joining: bool
    listed: bool
    people: dict[str, Person]
    entries: list[Entry]
    keys: set[str]
    matches: dict[tuple[int, int, int], str]


def create(db: Connection, code: str, name: str, date: str, at: float, listed: bool = False) -> None:
    db.execute(sa.insert(events).values(code=code, name=name, date=date, joining=True, created=at, listed=listed))


def describe(db: Connection, code: str, name: str, place: str, time: str) -> None:
    """What the lists of events say of one."""
    db.execute(sa.update(events).where(events.c.code == code).values(name=name, place=place, time=time))


def reschedule(db: Connection, code: str, date: str) -> None:
    db.execute(sa.update(events).where(events.c.code == code).values(date=date))


def load(db: Connection, code: str) -> Kept | None:
    row = db.execute(sa.select(events.c.joining, events.c.listed).where(events.c.code == code)).one_or_none()
    if row is None:
        return None
    people = db.execute(sa.select(event_people).where(event_people.c.code == code))
    rows = db.execute(sa.select(event_facts).where(event_facts.c.code == code).order_by(event_facts.c.number)).all()
    entries = [Entry(one.number, one.at, one.by, Role(one.role), unpack(json.loads(one.body))) for one in rows]
    played = db.execute(sa.select(event_tables).where(event_tables.c.code == code))
    return Kept(
        row.joining,
        row.listed,
        {one.person: Person(one.person, one.name, one.account, one.role) for one in people},
        entries,
        {one.key for one in rows if one.key},
        {(one.round, one.number, one.attempt): one.table for one in played},
    )


def append(db: Connection, code: str, rows: Sequence[tuple[Entry, str | None]]) -> None:
    """Write the next facts. `Conflict` if another process was faster, or if one before them is missing."""
    last = db.execute(sa.select(sa.func.max(event_facts.c.number)).where(event_facts.c.code == code)).scalar() or 0
    if not rows:
        return
    if rows[0][0].number != last + 1:
        raise Conflict(f"event {code} has {last} facts, not {rows[0][0].number - 1}")
    db.execute(
        sa.insert(event_facts),
        [
            {
                "code": code,
                "number": entry.number,
                "at": entry.at,
                "by": entry.by,
                "role": str(entry.role),
                "body": json.dumps(pack(entry.fact), separators=(",", ":")),
                "key": key,
            }
            for entry, key in rows
        ],
    )


def tell(db: Connection, code: str) -> None:
    """Let the other processes look again."""
    notify(db, "event", code)


def add_person(db: Connection, code: str, person: Person) -> None:
    db.execute(
        sa.insert(event_people).values(code=code, person=person.id, account=person.account, name=person.name, role=person.role)
    )


def change_person(db: Connection, code: str, person: str, **values: str | None) -> None:
    db.execute(sa.update(event_people).where(event_people.c.code == code, event_people.c.person == person).values(**values))


def set_joining(db: Connection, code: str, joining: bool) -> None:
    db.execute(sa.update(events).where(events.c.code == code).values(joining=joining))


def set_listed(db: Connection, code: str, listed: bool) -> None:
    db.execute(sa.update(events).where(events.c.code == code).values(listed=listed))


def listed(db: Connection, since: str) -> list[Json]:
    """The events that everybody may see, from a day on, the next one first."""
    rows = db.execute(
        sa.select(events.c.code, events.c.name, events.c.date, events.c.place, events.c.time, events.c.joining)
        .where(events.c.listed, events.c.date >= since)
        .order_by(events.c.date, events.c.time, events.c.created)
        .limit(200)
    )
    return [dict(row._mapping) for row in rows]


def listing(db: Connection, account: str) -> list[Json]:
    """The events somebody is part of, newest first."""
    rows = db.execute(
        sa.select(events.c.code, events.c.name, events.c.date, event_people.c.role)
        .select_from(event_people.join(events, event_people.c.code == events.c.code))
        .where(event_people.c.account == account)
        .order_by(events.c.date.desc(), events.c.created.desc())
        .limit(200)
    )
    return [dict(row._mapping) for row in rows]


# -- links --------------------------------------------------------------------------------------------------------------------


def add_link(db: Connection, hash: str, code: str, role: str, person: str | None) -> None:
    if person is not None:  # a newer link for somebody takes the place of the older
        db.execute(sa.delete(event_links).where(event_links.c.code == code, event_links.c.person == person))
    db.execute(sa.insert(event_links).values(hash=hash, code=code, role=role, person=person))


def link(db: Connection, hash: str, code: str) -> tuple[str, str | None] | None:
    row = db.execute(sa.select(event_links).where(event_links.c.hash == hash, event_links.c.code == code)).one_or_none()
    return (row.role, row.person) if row is not None else None


def use_link(db: Connection, hash: str) -> None:
    """A link works once: whoever comes second is told."""
    if db.execute(sa.delete(event_links).where(event_links.c.hash == hash)).rowcount != 1:
        raise Conflict("the link is used up")


# -- matches that are played here -------------------------------------------------------------------------------------------


def add_match(db: Connection, match: Match) -> None:
    db.execute(sa.insert(event_tables).values(**match._asdict()))


def match_of(db: Connection, table: str) -> Match | None:
    row = db.execute(sa.select(event_tables).where(event_tables.c.table == table)).one_or_none()
    return Match(row.table, row.code, row.round, row.number, row.attempt, row.told) if row is not None else None


def match_told(db: Connection, table: str) -> None:
    db.execute(sa.update(event_tables).where(event_tables.c.table == table).values(told=True))


def untold(db: Connection) -> list[str]:
    """Tables whose game is over, and whose event does not know it yet."""
    rows = db.execute(
        sa.select(event_tables.c.table)
        .select_from(event_tables.join(tables, event_tables.c.table == tables.c.code))
        .where(event_tables.c.told.is_(False), tables.c.status == "over")
    )
    return [row[0] for row in rows]


__all__ = [
    "Kept", "Match", "Person", "add_link", "add_match", "add_person", "append", "change_person", "create", "describe", "link",
    "listed", "listing", "load", "match_of", "match_told", "set_joining", "set_listed", "tell", "untold", "use_link",
]  # fmt: skip
