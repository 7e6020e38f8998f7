"""An event in a file: one SQLite database that holds the ledger and nothing else.

What is said at once is one transaction, and each row carries a hash over all before it, so that a row that was changed or
cut off is noticed. A file that is something else is recognised by its first bytes, before anything is opened.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from math import isfinite
from pathlib import Path
from typing import Final

from longbox.challenger import Entry, Event, Fact, Refused, Role
from longbox.challenger.facts import Json, pack, unpack
from longbox.cli.event_words import cannot
from longbox.kernel import LongboxError, Phrase

APPLICATION: Final = 0x4C424556  # "LBEV"
VERSION: Final = 1
HEADER: Final = 100
SCHEMA: Final = (
    "CREATE TABLE ledger (number INTEGER PRIMARY KEY, at REAL NOT NULL, by TEXT NOT NULL, role TEXT NOT NULL, "
    "fact TEXT NOT NULL, chain TEXT NOT NULL)"
)


class EventFile:
    """A ledger on disk, and the event it makes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        _check_header(path)
        with self._open() as db:
            self.event, self._chain = _read(db, path)

    @classmethod
    def create(cls, path: Path, entries: Iterable[Entry]) -> EventFile:
        """A new file with these entries: all of them, or no file."""
        made = Event.of(entries)
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))
        except FileExistsError:
            raise LongboxError("{path} exists already; choose another name.", path=path) from None
        except OSError as error:
            raise cannot("written", path, error) from error
        try:
            with _told(path), closing(sqlite3.connect(path, isolation_level=None)) as db:
                db.execute(f"PRAGMA application_id = {APPLICATION}")
                db.execute(f"PRAGMA user_version = {VERSION}")
                db.execute(SCHEMA)
                db.execute("PRAGMA journal_mode = WAL")
                db.execute("BEGIN IMMEDIATE")
                chain = ""
                for entry in made.entries:
                    chain = _write(db, entry, chain)
                db.execute("COMMIT")
            return cls(path)
        except BaseException:
            for name in (path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))):
                name.unlink(missing_ok=True)
            raise

    def say(self, *facts: Fact | Callable[[Event], Fact | None], by: str = "", role: Role = Role.ORGANISER) -> None:
        """More facts in one transaction: all or none. A function makes one from the event as it is by then.

        What others have written meanwhile is read first.
        """
        with self._open() as db:
            db.execute("BEGIN IMMEDIATE")
            (count,) = db.execute("SELECT count(*) FROM ledger").fetchone()
            try:
                if count != len(self.event.entries):
                    self.event, self._chain = _read(db, self.path)
                chain = self._chain
                for one in facts:
                    fact = one if isinstance(one, Fact) else one(self.event)
                    if fact is not None:
                        chain = _write(db, self.event.say(fact, by=by, role=role, at=round(time.time(), 3)), chain)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                if len(self.event.entries) > count:
                    self.event = Event.of(self.event.entries[:count])
                raise
            self._chain = chain

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        address = f"{self.path.absolute().as_uri()}?mode=rw"
        with _told(self.path), closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=10)) as db:
            db.execute("PRAGMA synchronous = FULL")
            yield db


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What the database complains about, as a sentence."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise LongboxError("{path} cannot be used: {why}. Nothing was written.", path=path, why=Phrase(str(error))) from error
    except sqlite3.DatabaseError as error:
        raise LongboxError("{path} is damaged ({why}); it was not changed.", path=path, why=Phrase(str(error))) from error


def _check_header(path: Path) -> None:
    try:
        with path.open("rb") as file:
            head = file.read(HEADER)
    except OSError as error:
        raise cannot("read", path, error) from error
    if len(head) < HEADER or not head.startswith(b"SQLite format 3\0") or int.from_bytes(head[68:72], "big") != APPLICATION:
        raise LongboxError("{path} is not an event of Longbox; it was not touched.", path=path)
    version = int.from_bytes(head[60:64], "big")
    if version != VERSION:
        raise LongboxError(
            "{path} has the version {version}; this Longbox reads version {known}.", path=path, version=version, known=VERSION
        )


def _read(db: sqlite3.Connection, path: Path) -> tuple[Event, str]:
    event, chain = Event(), ""
    for number, at, by, role, text, stored in db.execute("SELECT number, at, by, role, fact, chain FROM ledger ORDER BY number"):
        chain = _link(chain, number, at, by, role, text)
        if number != len(event.entries) + 1 or chain != stored:
            raise LongboxError(
                "{path} is damaged: entry {number} is not as it was written. It was not changed.",
                path=path,
                number=len(event.entries) + 1,
            )
        try:
            event.say(unpack(json.loads(text)), by=by, role=Role(role), at=at)
        except (ValueError, Refused) as error:
            why = error.phrase if isinstance(error, Refused) else str(error)
            raise LongboxError(
                "{path} is damaged: entry {number} cannot be followed ({why}) It was not changed.",
                path=path,
                number=number,
                why=why,
            ) from error
    if not event.entries:
        raise LongboxError("{path} is damaged: it holds no entries. It was not changed.", path=path)
    return event, chain


def _write(db: sqlite3.Connection, entry: Entry, chain: str) -> str:
    text = json.dumps(pack(entry.fact), ensure_ascii=False, separators=(",", ":"))
    try:
        (text + entry.by).encode()
    except UnicodeEncodeError:
        raise LongboxError("There is a sign in this that is no letter of any language; leave it out.") from None
    chain = _link(chain, entry.number, entry.at, entry.by, str(entry.role), text)
    db.execute("INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?)", (entry.number, entry.at, entry.by, str(entry.role), text, chain))
    return chain


def _link(chain: str, number: int, at: float, by: str, role: str, text: str) -> str:
    return hashlib.sha256(json.dumps([chain, number, at, by, role, text]).encode()).hexdigest()


# -- as JSON ----------------------------------------------------------------------------------------------------------------


def export(event: Event) -> Json:
    """The whole ledger as JSON."""
    rows = [{"at": one.at, "by": one.by, "role": str(one.role), **pack(one.fact)} for one in event.entries]
    return {"longbox_event": VERSION, "entries": rows}


def read_export(text: str) -> list[Entry]:
    """The ledger from its JSON text."""
    try:
        data = json.loads(text)
        if data["longbox_event"] != VERSION:
            raise LongboxError(
                "This export has the version {version}; this Longbox reads version {known}.",
                version=str(data["longbox_event"])[:20],
                known=VERSION,
            )
        rows = [dict(row) for row in data["entries"]]
        if not rows:
            raise ValueError
        entries = [
            Entry(number, float(row.pop("at")), str(row.pop("by")), Role(row.pop("role")), unpack(row))
            for number, row in enumerate(rows, 1)
        ]
        if not all(isfinite(entry.at) for entry in entries):
            raise ValueError
        return entries
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        raise LongboxError("This is not an event that Longbox exported.") from error


__all__ = ["EventFile", "export", "read_export"]
