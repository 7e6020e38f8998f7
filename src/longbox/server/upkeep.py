"""What an operator does beside the running server: look whether all is well, back the games up, and restore them."""

from __future__ import annotations

import contextlib
import os
import shutil
import smtplib
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError

from longbox.kernel import LongboxError
from longbox.server.limits import room_for_sockets
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.store.migrate import MIGRATIONS
from longbox.server.store.schema import entries

if sys.platform != "win32":
    import resource

State: TypeAlias = Literal["good", "note", "bad"]
LITTLE_ROOM: Final = 500_000_000
"""Bytes free below which a disk is nearly full."""
FEW_FILES: Final = 4096
PATIENCE: Final = 5.0
WRONG_BY: Final = 60.0
"""Seconds by which clocks may differ."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: what it is about, whether it is well, and a sentence."""

    about: str
    state: State
    sentence: str


# -- looking --------------------------------------------------------------------------------------------------------------


def examine(settings: Settings) -> Iterator[Finding]:
    """Everything that keeps a server from serving well, or soon will."""
    store = Store(settings.database)
    shown = store.url.render_as_string(hide_password=True)
    if store.kind == "sqlite" and not Path(store.url.database or "").is_file():
        yield Finding("store", "note", f"There are no games yet; the first start of the server makes {store.url.database}.")
        yield from _disk(settings)
    else:
        try:
            yield from _store(store, shown)
            yield from _migrations(store)
            yield from _clock(store)
        except DBAPIError as error:
            yield Finding("store", "bad", f"{shown} cannot be read: {str(error.orig).strip()}. Is the database running?")
        yield from _disk(settings)
    store.engine.dispose()
    yield from _limits()
    yield _address(settings)
    yield _mail(settings)


def _store(store: Store, shown: str) -> Iterator[Finding]:
    with store.engine.connect() as connection:
        if store.kind != "sqlite":
            connection.execute(sa.text("SELECT 1"))
            yield Finding("store", "good", f"{shown} answers.")
            return
        found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        yield Finding("store", "bad", f"{store.url.database} is damaged ({found}). Restore a backup: longbox restore FILE.")
        return
    served = " A server has it open." if held(store) else ""
    size = Path(store.url.database or "").stat().st_size
    yield Finding("store", "good", f"{store.url.database} is whole: {size / 1e6:,.1f} MB.{served}")


def _migrations(store: Store) -> Iterator[Finding]:
    script = ScriptDirectory(str(MIGRATIONS))
    with store.engine.connect() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    if current == script.get_current_head():
        yield Finding("migrations", "good", f"The database has the schema of this Longbox ({current}).")
    elif current in {one.revision for one in script.walk_revisions()} or current is None:
        yield Finding("migrations", "note", "The database is older than this Longbox; the next start brings it up to date.")
    else:
        yield Finding("migrations", "bad", f"The database was made by a newer Longbox (its schema is {current}). Update Longbox.")


def _clock(store: Store) -> Iterator[Finding]:
    now = time.time()
    with store.engine.connect() as connection:
        if store.kind != "sqlite":
            there = float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar() or 0)
            if abs(there - now) > WRONG_BY:
                yield Finding(
                    "clock", "bad", f"The clocks of this machine and of the database differ by {abs(there - now):,.0f} s. Set them."
                )
                return
        newest = connection.execute(sa.select(sa.func.max(entries.c.at))).scalar() if has(connection, "entries") else None
    if newest is not None and newest > now + WRONG_BY:
        yield Finding(
            "clock", "bad", f"The newest answer was given {newest - now:,.0f} s in the future: the clock was set back. Set it."
        )
    else:
        yield Finding("clock", "good", "The clock agrees with what is kept.")


def has(connection: sa.Connection, table: str) -> bool:
    return sa.inspect(connection).has_table(table)


def _disk(settings: Settings) -> Iterator[Finding]:
    url = sa.make_url(settings.database)
    if url.get_backend_name() != "sqlite" or not url.database:
        return
    folder = Path(url.database).absolute().parent
    while not folder.is_dir():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    if not os.access(folder, os.W_OK):
        yield Finding("disk", "bad", f"Nothing can be written to {folder}. Give the user of the server the right to.")
    elif free < LITTLE_ROOM:
        yield Finding("disk", "bad", f"Only {free / 1e6:,.0f} MB are free at {folder}. Make room before games cannot be saved.")
    else:
        yield Finding("disk", "good", f"{free / 1e9:,.1f} GB are free at {folder}.")


def _limits() -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= hard < FEW_FILES:
        yield Finding(
            "limits", "note", f"The system allows {hard:,} open files, room for {room_for_sockets():,} people. Raise LimitNOFILE."
        )
    else:
        yield Finding("limits", "good", f"The system allows {max(soft, hard):,} open files.")


def _address(settings: Settings) -> Finding:
    if not settings.address:
        said = "No LONGBOX_ADDRESS: links lead to whatever address people came by. Set it for a server on the internet."
        return Finding("address", "note", said)
    if not settings.address.startswith("https://"):
        return Finding(
            "address", "note", f"{settings.address} is not encrypted: cookies can be read on the way. Put it behind TLS."
        )
    return Finding("address", "good", f"The site is {settings.address}.")


def _mail(settings: Settings) -> Finding:
    if not settings.smtp:
        return Finding("mail", "note", "No LONGBOX_SMTP: letters are printed to the log, so nobody can sign in by e-mail.")
    where = urlsplit(settings.smtp)
    host, port = where.hostname or "", where.port or (465 if where.scheme == "smtps" else 587)
    try:
        with (smtplib.SMTP_SSL if where.scheme == "smtps" else smtplib.SMTP)(host, port, timeout=PATIENCE) as server:
            server.noop()
    except (OSError, smtplib.SMTPException) as error:
        return Finding("mail", "bad", f"The mail server {host}:{port} does not answer: {error}.")
    return Finding("mail", "good", f"The mail server {host}:{port} answers.")


# -- backup and restore -----------------------------------------------------------------------------------------------------


def held(store: Store) -> bool:
    """Whether a server has an SQLite file."""
    try:
        store.hold()
    except LongboxError:
        return True
    store.release()
    return False


def back_up(settings: Settings, path: Path) -> int:
    """Write all games to one file, also while they are played; its size. The file is whole, or it is not there."""
    url = sa.make_url(settings.database)
    if path.exists():
        raise LongboxError(f"{path} is there already; name a new file.")
    if not path.absolute().parent.is_dir():
        raise LongboxError(f"There is no folder {path.parent}.")
    begun = path.with_name(f"{path.name}.part")
    with private(begun):
        if url.get_backend_name() == "sqlite":
            source = Path(url.database or "")
            if not source.is_file():
                raise LongboxError(f"There are no games in {source}.")
            with contextlib.closing(sqlite3.connect(source)) as games, contextlib.closing(sqlite3.connect(begun)) as copy:
                games.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, not three
            checked(begun)
        else:
            _run(url, "pg_dump", "--format=custom", f"--file={begun}")
        begun.rename(path)
    return path.stat().st_size


@contextlib.contextmanager
def private(begun: Path) -> Iterator[None]:
    """While a file is written that nobody else may read; it goes if it does not become whole."""
    before = os.umask(0o077)
    try:
        yield
    except sqlite3.Error as error:
        raise LongboxError(f"The games cannot be copied: {error}.") from error
    except OSError as error:
        raise LongboxError(f"{begun.name} cannot be written: {(error.strerror or 'unknown reason').lower()}.") from error
    finally:
        os.umask(before)
        begun.unlink(missing_ok=True)


def checked(path: Path) -> None:
    """Refuse a file that is not a whole database of Longbox."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as copy:
            whole = copy.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
            known = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            current = copy.execute("SELECT version_num FROM alembic_version").fetchone()[0] if "alembic_version" in known else ""
    except sqlite3.DatabaseError as error:
        raise LongboxError(f"{path} is no backup of Longbox: {error}.") from error
    if not whole:
        raise LongboxError(f"{path} is damaged; nothing was changed.")
    if not {"accounts", "tables", "entries"} <= known:
        raise LongboxError(f"{path} is no backup of Longbox; nothing was changed.")
    if current not in {one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise LongboxError(f"{path} was made by a newer Longbox (its schema is {current}). Update Longbox first.")


def restore(settings: Settings, path: Path) -> Path | None:
    """Put a backup in place of the games; what was there before is kept beside it, and its path returned."""
    url = sa.make_url(settings.database)
    if not path.is_file():
        raise LongboxError(f"There is no file {path}.")
    if url.get_backend_name() != "sqlite":
        _run(url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(path))
        return None
    checked(path)
    store = Store(settings.database)
    target = Path(url.database or "")
    target.parent.mkdir(parents=True, exist_ok=True)
    store.hold()  # or says that a server has it
    try:
        begun = target.with_name(f"{target.name}.part")
        kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        with private(begun):
            shutil.copyfile(path, begun)
            if target.exists():
                with contextlib.closing(sqlite3.connect(target)) as old:  # what is in its journal goes into the file
                    old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                target.rename(kept)
            for beside in ("-wal", "-shm"):
                target.with_name(target.name + beside).unlink(missing_ok=True)
            try:
                begun.rename(target)
            except OSError:
                if kept.exists():
                    kept.rename(target)
                raise
        return kept if kept.exists() else None
    finally:
        store.release()
        store.engine.dispose()


def _run(url: sa.URL, program: str, *options: str) -> None:
    """A program of PostgreSQL; the password stands in no list of processes."""
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    try:
        done = subprocess.run(
            [program, f"--dbname={plain}", *options], capture_output=True, text=True, check=False, env=environment
        )
    except FileNotFoundError:
        said = f"{program} is missing; it comes with PostgreSQL (on Debian: apt-get install postgresql-client)."
        raise LongboxError(said) from None
    if done.returncode:
        raise LongboxError(f"{program} failed: {' '.join(done.stderr.split())[:300]}")


__all__ = ["Finding", "back_up", "examine", "held", "restore"]
