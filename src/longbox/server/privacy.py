"""What is kept about somebody: told to them, and taken out when their account goes."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from longbox.server.store.schema import (
    accounts,
    analyses,
    chat,
    event_facts,
    event_people,
    events,
    letters,
    seats,
    series,
    sessions,
    tables,
)
from longbox.server.tables.ledger import notify, notify_tables_of
from longbox.server.tables.shown import stamp


def kept_about(db: Connection, account: str) -> dict[str, Any]:
    """Everything about somebody as plain data. Secrets are kept as hashes alone, and those are left out."""
    me = db.execute(sa.select(accounts).where(accounts.c.id == account)).one()
    ways = db.execute(sa.select(sessions).where(sessions.c.account == account).order_by(sessions.c.created))
    mine = (
        sa.select(tables.c.code, tables.c.title, tables.c.name, tables.c.status, seats.c.seat, tables.c.created)
        .select_from(tables.join(seats, tables.c.code == seats.c.code))
        .where(seats.c.account == account)
        .order_by(tables.c.created)
    )
    lines = db.execute(sa.select(chat).where(chat.c.account == account).order_by(chat.c.at))
    asked = db.execute(sa.select(letters).where(letters.c.account == account))
    studied = db.execute(sa.select(analyses.c.code, analyses.c.touched).where(analyses.c.by == account))
    led = sa.select(series.c.code, series.c.name).where(series.c.owner == account)
    return {
        "account": {
            "id": me.id,
            "name": me.name,
            "email": me.email,
            "language": me.language,
            "notify": me.notify,
            "shown": me.shown,
            "webhook": me.webhook,
            "created": stamp(me.created),
        },
        "sessions": [
            {"kind": one.kind, "device": one.device or "", "created": stamp(one.created), "seen": stamp(one.seen)} for one in ways
        ],
        "tables": [dict(one) | {"created": stamp(one["created"])} for one in db.execute(mine).mappings()],
        "chat": [{"table": one.code, "at": stamp(one.at), "text": one.text} for one in lines],
        "letters": [{"email": one.email, "created": stamp(one.created)} for one in asked],
        "analyses": [{"table": one.code, "at": stamp(one.touched)} for one in studied],
        "series": [dict(one) for one in db.execute(led).mappings()],
        "events": [_at_event(db, *row) for row in _parts(db, account)],
    }


def _parts(db: Connection, account: str) -> list[tuple[str, str, str, str]]:
    """The events somebody is part of: code, event, person and role."""
    found = db.execute(
        sa.select(events.c.code, events.c.name, event_people.c.person, event_people.c.role)
        .select_from(event_people.join(events, event_people.c.code == events.c.code))
        .where(event_people.c.account == account)
    )
    return [(one.code, one.name, one.person, one.role) for one in found]


def _at_event(db: Connection, code: str, name: str, person: str, role: str) -> dict[str, Any]:
    facts = [json.loads(one) for one in db.execute(sa.select(event_facts.c.body).where(event_facts.c.code == code)).scalars()]
    about = [fact for fact in facts if person in (fact.get("player"), fact.get("person"), fact.get("other"))]
    return {"code": code, "name": name, "person": person, "role": role, "facts": about}


def forget(db: Connection, account: str) -> list[str]:
    """Take out everything that says who somebody was; the sessions that end with it. Games and results stay, without a name."""
    notify_tables_of(db, account)
    ways = list(db.execute(sa.select(sessions.c.hash).where(sessions.c.account == account)).scalars())
    for code, _, person, _ in _parts(db, account):
        _forget_at_event(db, code, person)
    db.execute(sa.update(chat).where(chat.c.account == account).values(name="", account=None))
    for table in (letters, sessions):
        db.execute(sa.delete(table).where(table.c.account == account))
    # What was found out about a game says what its players are called; it can be found out again.
    db.execute(sa.delete(analyses).where(analyses.c.code.in_(sa.select(seats.c.code).where(seats.c.account == account))))
    db.execute(sa.update(seats).where(seats.c.account == account).values(account=None, name=None))
    db.execute(sa.delete(accounts).where(accounts.c.id == account))
    return ways


def _forget_at_event(db: Connection, code: str, person: str) -> None:
    """At an event somebody is called by their number from now on, in what was said before, too: the draw knows numbers alone."""
    of = event_facts.c.code == code
    for row in db.execute(sa.select(event_facts.c.number, event_facts.c.body).where(of)).all():
        fact = json.loads(row.body)
        without = _without(fact, person)
        if without != fact:
            body = json.dumps(without, separators=(",", ":"))
            db.execute(sa.update(event_facts).where(of, event_facts.c.number == row.number).values(body=body))
    whom = (event_people.c.code == code, event_people.c.person == person)
    db.execute(sa.update(event_people).where(*whom).values(account=None, name=person))
    notify(db, "again", code)


def _without(fact: dict[str, Any], person: str) -> dict[str, Any]:
    """A fact of an event that no longer says what somebody is called, of which club they are, or what they call their roster."""
    if fact.get("player") != person:
        return fact
    if fact["fact"] in ("Joined", "Renamed"):
        return fact | {"name": person}
    if fact["fact"] == "ClubNamed":
        return fact | {"club": ""}
    if fact["fact"] == "RosterFiled":
        return fact | {"roster": json.dumps(json.loads(fact["roster"]) | {"name": ""})}
    return fact


__all__ = ["forget", "kept_about"]
