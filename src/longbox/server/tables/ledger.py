"""What is written about tables and read back. Everything here runs in a transaction of the store."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from longbox.server.store.schema import accounts, chat, entries, seats, tables

from .wire import ChatLine

PROCESS = os.urandom(6).hex()
"""Who speaks on the channel between processes, so that nobody listens to itself."""
CHANNEL = "longbox"
PATIENCE = 14 * 86400.0
"""Seconds after which a game against bots that nobody touched waits for nobody any more."""

EVERYTHING, MATTERS = "everything", "matters"
"""What people are asked at a table: all that the rules ask, or what matters."""


played = seats.alias("played")


class Entry(NamedTuple):
    """One line of a ledger."""

    seq: int
    kind: str
    seat: int
    body: str
    at: float


@dataclass(slots=True)
class Seat:
    """A seat and who sits there."""

    seat: int
    kind: str
    """person, bot or open."""
    account: str | None = None
    name: str = ""
    bot: str | None = None
    called: str | None = None
    """The name given at this table, where several people share an account."""


@dataclass(slots=True)
class Record:
    """A table's row."""

    code: str
    title: str
    version: int
    options: str
    seed: str
    name: str
    public: bool
    clock: str
    owner: str | None
    status: str
    created: float
    next: str | None
    seats: list[Seat]
    asking: str = EVERYTHING


class Mark(NamedTuple):
    """What the row of a table says of its game, so that nobody has to play it through to know."""

    status: str
    asked: int | None
    deadline: float | None


def notify(db: Connection, *words: object) -> None:
    """Tell the other processes; they hear it when this transaction is durable. SQLite has one process only."""
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(map(str, (PROCESS, *words))))))


def create(db: Connection, record: Record) -> None:
    db.execute(
        sa.insert(tables).values(
            code=record.code,
            title=record.title,
            version=record.version,
            options=record.options,
            seats=len(record.seats),
            seed=record.seed,
            name=record.name,
            public=record.public,
            clock=record.clock,
            asking=record.asking,
            owner=record.owner,
            status=record.status,
            created=record.created,
            touched=record.created,
        )
    )
    db.execute(
        sa.insert(seats),
        [
            {"code": record.code, "seat": s.seat, "kind": s.kind, "account": s.account, "bot": s.bot, "name": s.called}
            for s in record.seats
        ],
    )


def append(db: Connection, code: str, entry: Entry, mark: Mark) -> None:
    """Write the next entry. Its number is the key: of two processes that write the same one, the second fails."""
    db.execute(sa.insert(entries).values(code=code, seq=entry.seq, kind=entry.kind, seat=entry.seat, body=entry.body, at=entry.at))
    db.execute(
        sa.update(tables)
        .where(tables.c.code == code)
        .values(status=mark.status, asked=mark.asked, deadline=mark.deadline, touched=entry.at)
    )
    notify(db, "entry", code, entry.seq)


def append_all(db: Connection, code: str, rows: Sequence[Entry], mark: Mark) -> None:
    """A whole ledger at once, of a game that was brought along."""
    db.execute(sa.insert(entries), [{"code": code, **row._asdict()} for row in rows])
    db.execute(sa.update(tables).where(tables.c.code == code).values(status=mark.status, asked=mark.asked, deadline=mark.deadline))


def _seats(db: Connection, code: str) -> list[Seat]:
    rows = db.execute(
        sa.select(seats.c.seat, seats.c.kind, seats.c.account, accounts.c.name, seats.c.bot, seats.c.name.label("called"))
        .select_from(seats.outerjoin(accounts, seats.c.account == accounts.c.id))
        .where(seats.c.code == code)
        .order_by(seats.c.seat)
    )
    return [
        Seat(row.seat, row.kind, row.account, (row.account and row.called) or row.name or "", row.bot, row.called) for row in rows
    ]


class Listed(TypedDict):
    """A table in a list."""

    code: str
    title: str
    name: str
    status: str
    asked: int | None
    touched: float
    created: float
    version: int
    options: str
    seats: list[Seat]


def load(db: Connection, code: str) -> tuple[Record, list[Entry], list[ChatLine]] | None:
    """A table with its ledger and the newest chat."""
    row = db.execute(sa.select(tables).where(tables.c.code == code)).one_or_none()
    if row is None:
        return None
    known = {name: getattr(row, name) for name in Record.__slots__ if name != "seats"}
    record = Record(**known, seats=_seats(db, code))
    return record, _entries(db, code, 0), newest_chat(db, code)


def since(db: Connection, code: str, seq: int) -> tuple[list[Entry], list[Seat], str, str | None, str | None]:
    """What a table that has played up to `seq` does not know yet."""
    row = db.execute(sa.select(tables.c.status, tables.c.next, tables.c.owner).where(tables.c.code == code)).one()
    return _entries(db, code, seq), _seats(db, code), row.status, row.next, row.owner


def _entries(db: Connection, code: str, seq: int) -> list[Entry]:
    rows = db.execute(
        sa.select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.body, entries.c.at)
        .where(entries.c.code == code, entries.c.seq > seq)
        .order_by(entries.c.seq)
    )
    return [Entry(*row) for row in rows]


def change_seat(db: Connection, code: str, seat: Seat, was: str) -> bool:
    """A seat that was `was` becomes another; False if it was not any more."""
    changed = db.execute(
        sa.update(seats)
        .where(seats.c.code == code, seats.c.seat == seat.seat, seats.c.kind == was)
        .values(kind=seat.kind, account=seat.account, bot=seat.bot, name=seat.called)
    )
    notify(db, "table", code)
    return changed.rowcount == 1


def set_next(db: Connection, code: str, following: str) -> bool:
    """Name the table of the rematch; False if there is one already."""
    named = db.execute(sa.update(tables).where(tables.c.code == code, tables.c.next.is_(None)).values(next=following))
    notify(db, "table", code)
    return named.rowcount == 1


def add_chat(db: Connection, code: str, account: str, seat: int, text: str) -> ChatLine | None:
    """A line under the name the account has now; None if the account is gone."""
    name = db.execute(sa.select(accounts.c.name).where(accounts.c.id == account)).scalar()
    if name is None:
        return None
    n = (db.execute(sa.select(sa.func.max(chat.c.n)).where(chat.c.code == code)).scalar() or 0) + 1
    at = time.time()
    db.execute(sa.insert(chat).values(code=code, n=n, account=account, name=name, seat=seat, text=text, at=at))
    notify(db, "chat", code, n)
    return {"n": n, "account": account, "name": name, "seat": seat, "text": text, "at": at}


def newest_chat(db: Connection, code: str, after: int = 0, most: int = 200) -> list[ChatLine]:
    rows = db.execute(
        sa.select(chat.c.n, chat.c.account, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
        .where(chat.c.code == code, chat.c.n > after)
        .order_by(chat.c.n.desc())
        .limit(most)
    )
    return [ChatLine(n=row.n, account=row.account, name=row.name, seat=row.seat, text=row.text, at=row.at) for row in rows][::-1]


def notify_tables_of(db: Connection, account: str) -> None:
    """Tell the other processes that somebody is called or seated otherwise now."""
    here = sa.select(seats.c.code).where(seats.c.account == account)
    spoken = sa.select(chat.c.code).where(chat.c.account == account)
    if db.dialect.name == "postgresql":
        for code in db.execute(here.union(spoken)).scalars():
            notify(db, "table", code)


ROW = tuple(tables.c[name] for name in ("code", "title", "name", "status", "asked", "touched", "created", "version", "options"))
"""What a list of tables tells of each, beside its seats."""


def listing(db: Connection, account: str | None, most: int = 50, *, going: bool = False) -> list[Listed]:
    """The tables of an account, newest first, perhaps only those that are not over; with None the public ones that can be joined
    or watched."""
    wanted = sa.select(*ROW)
    if going:
        wanted = wanted.where(tables.c.status != "over")
    if account is None:
        wanted = wanted.where(tables.c.public.is_(True), tables.c.status != "over")
    else:
        mine = sa.select(seats.c.code).where(seats.c.account == account)
        wanted = wanted.where(tables.c.code.in_(mine))
    rows = db.execute(wanted.order_by(tables.c.touched.desc()).limit(most)).all()
    return [
        {
            "code": row.code,
            "title": row.title,
            "name": row.name,
            "status": row.status,
            "asked": row.asked,
            "touched": row.touched,
            "created": row.created,
            "version": row.version,
            "options": row.options,
            "seats": _seats(db, row.code),
        }
        for row in rows
    ]


class Waiting(NamedTuple):
    """A table where somebody is asked."""

    code: str
    title: str
    version: int
    options: str


def waiting(db: Connection, account: str, most: int = 50) -> list[Waiting]:
    """The tables where somebody is asked, newest first. What only bots wait for counts for a while only."""
    others = sa.exists().where(played.c.code == tables.c.code, played.c.kind == "person", played.c.account != account)
    rows = db.execute(
        sa.select(tables.c.code, tables.c.title, tables.c.version, tables.c.options)
        .select_from(tables.join(seats, sa.and_(seats.c.code == tables.c.code, seats.c.seat == tables.c.asked)))
        .where(tables.c.status == "playing", seats.c.account == account)
        .where(sa.or_(others, tables.c.touched > time.time() - PATIENCE))
        .order_by(tables.c.touched.desc())
        .limit(most)
    )
    return [Waiting(*row) for row in rows]


MOST_DUE = 200
"""Tables that are seen to in one round; the others have their turn in the next."""
AHEAD = 5.0
"""Seconds by which the clocks of two processes may differ. What happened later than that did so before a clock was set back."""


def _rested(seconds: float) -> sa.ColumnElement[bool]:
    """Nothing has happened at a table for a while."""
    now = time.time()
    return sa.or_(tables.c.touched < now - seconds, tables.c.touched > now + AHEAD)


def bots_to_move(db: Connection, idle: float, beside: int = 0) -> list[str]:
    """Tables where a bot decides and nothing has happened for a while: their process is gone. Where nobody but bots plays, the
    game waits until somebody looks. `beside` says how many may be among them for which nothing can be done."""
    rows = db.execute(
        sa.select(tables.c.code)
        .select_from(tables.join(seats, sa.and_(seats.c.code == tables.c.code, seats.c.seat == tables.c.asked)))
        .where(tables.c.status == "playing", seats.c.kind == "bot", _rested(idle))
        .where(sa.exists().where(played.c.code == tables.c.code, played.c.kind == "person"))
        .limit(MOST_DUE + beside)
    )
    return [row.code for row in rows]


def shows(db: Connection, owner: str) -> int:
    """How many unfinished games of nobody but bots an account has."""
    rows = sa.select(sa.func.count()).select_from(tables).where(tables.c.owner == owner, tables.c.status != "over")
    someone = sa.exists().where(seats.c.code == tables.c.code, seats.c.kind != "bot")
    return int(db.execute(rows.where(~someone)).scalar() or 0)


def waiting_to_start(db: Connection, beside: int = 0) -> list[str]:
    """Tables that are full and were not begun: their process died in between."""
    free = sa.select(seats.c.code).where(seats.c.kind == "open")
    rows = db.execute(
        sa.select(tables.c.code).where(tables.c.status == "open", tables.c.code.not_in(free), _rested(2)).limit(MOST_DUE + beside)
    )
    return [row.code for row in rows]


def out_of_time(db: Connection, beside: int = 0) -> list[str]:
    late = sa.select(tables.c.code).where(tables.c.status == "playing", tables.c.deadline < time.time())
    rows = db.execute(late.limit(MOST_DUE + beside))
    return [row.code for row in rows]
