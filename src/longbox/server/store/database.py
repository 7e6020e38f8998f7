"""One writer for everything: work that arrives together is committed together, and whoever waits is told after the commit.

SQLite with a sync to disk per commit writes some hundred transactions a second; a hundred moves that share one commit cost
little more than one. The same loop serves PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Generic, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import QueuePool

from longbox.kernel import LongboxError

from .migrate import upgrade

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

T = TypeVar("T")
log = logging.getLogger(__name__)

MOST_AT_ONCE = 200
"""Jobs in one commit."""
READERS = 4
PATIENCE = 5.0
"""Seconds within which a database that is well answers."""


class Conflict(Exception):
    """Somebody else wrote the same entry first."""


class _Job(Generic[T]):
    __slots__ = ("done", "error", "loop", "result", "work")

    def __init__(self, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.loop = work, loop
        self.done: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


AnyJob: TypeAlias = "_Job[Any]"


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.kind = self.url.get_backend_name()
        self.engine = _engine(url)
        # SQLite's transactions are snapshots as they are; those of PostgreSQL must be asked for it
        self._snapshots = self.engine if self.kind == "sqlite" else self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._jobs: queue.SimpleQueue[AnyJob | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self.commits = 0
        self.written = 0
        self.failing = ""
        """Why the last commit failed; empty while what is written stays."""
        self._held: IO[str] | None = None

    def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        self.file()
        try:
            if self.kind == "sqlite":
                self._look_through()
            upgrade(self.engine)
        except DBAPIError as error:  # also a file that is no database
            shown = self.url.render_as_string(hide_password=True)
            raise LongboxError(f"The database {shown} cannot be opened: {str(error.orig).strip()}.") from error
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def file(self) -> Path | None:
        """The SQLite file, in a folder that is there; none in memory, and none for PostgreSQL."""
        name = self.url.database
        if self.kind != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
            return None
        try:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LongboxError(f"The games cannot be kept in {name}: {error.strerror}.") from error
        return Path(name)

    def hold(self) -> None:
        """Be the only server of an SQLite file: a second one would not hear what this one writes."""
        file = self.file()
        if fcntl is None or self._held is not None or file is None:
            return
        try:
            lock = file.with_name(f"{file.name}.lock").open("w")
        except OSError as error:
            raise LongboxError(f"The games cannot be kept in {file}: {error.strerror}.") from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise LongboxError(
                f"Another Longbox serves the games in {self.url.database}. Stop it first, or name another file; "
                "several processes share a PostgreSQL database."
            ) from None
        self._held = lock

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    async def check(self) -> str:
        """What is wrong with the database, empty if nothing: it can be read, and where writing has failed, it is tried."""
        try:
            await asyncio.wait_for(self.read(lambda db: db.execute(sa.text("SELECT 1")).close()), PATIENCE)
            if self.failing:
                again = sa.text("UPDATE alembic_version SET version_num = version_num")
                await asyncio.wait_for(self.write(lambda db: db.execute(again).close()), PATIENCE)
        except (DBAPIError, TimeoutError) as error:
            return _reason(error)
        return self.failing

    @property
    def address(self) -> str:
        """The database, for another process."""
        return self.url.render_as_string(hide_password=False)

    @property
    def opened(self) -> bool:
        return self._writer is not None

    def _look_through(self) -> None:
        """A damaged file is told before anything is added to it."""
        with self.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise LongboxError(
                f"The database {self.url.database} is damaged ({' '.join(str(found).split())}). Restore a backup; "
                "docs/operating.md says how."
            )

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join(30)
            self._writer = None
        self._readers.shutdown()
        self.engine.dispose()
        self.release()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction. When this returns, it is on disk. `Conflict` if a row was already there."""
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        return await asyncio.shield(job.done)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do `work`, which changes nothing and sees one moment of the database, whatever others write meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self._snapshots.connect() as connection:
            return work(connection)

    # -- the writer's thread ----------------------------------------------------------------------------------------------

    def _write(self) -> None:
        connection: Connection | None = None
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            ended = False
            with contextlib.suppress(queue.Empty):
                while len(jobs) < MOST_AT_ONCE:
                    more = self._jobs.get_nowait()
                    if more is None:
                        ended = True
                        break
                    jobs.append(more)
            try:
                connection = connection or self.engine.connect()
                _commit(jobs, connection)
                self.failing = ""
            except DBAPIError as error:
                self.failing = _reason(error)
                # The commit itself failed: nothing of it is there, so nobody is told that it is.
                log.error("a commit of %d failed: %s", len(jobs), error)
                for job in jobs:
                    job.error = error
                if connection is not None:
                    connection.invalidate()
                    connection.close()
                    connection = None
            self.commits += 1
            self.written += len(jobs)
            for loop in {job.loop for job in jobs}:
                told = [job for job in jobs if job.loop is loop]
                with contextlib.suppress(RuntimeError):  # that loop is gone, and with it whoever waited
                    loop.call_soon_threadsafe(_tell, told)
            if ended:
                break
        if connection is not None:
            connection.close()


def _commit(jobs: list[AnyJob], connection: Connection) -> None:
    """All jobs in one transaction. If one fails, all are done again, each in a savepoint of its own, so that the others do not."""
    try:
        with connection.begin():
            for job in jobs:
                job.result = job.work(connection)
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
    except Exception:
        log.debug("a job failed; again one by one")
    else:
        return
    with connection.begin():
        for job in jobs:
            _run(job, connection)


def _reason(error: BaseException) -> str:
    """Why something failed, in one line."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())[:200] or "no answer"


def _tell(jobs: list[AnyJob]) -> None:
    for job in jobs:
        job.tell()


def _run(job: AnyJob, connection: Connection) -> None:
    """One job in a savepoint of its own: if it fails, the others do not."""
    try:
        with connection.begin_nested():
            job.result = job.work(connection)
    except IntegrityError as error:
        job.error = Conflict(str(error.orig))
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        job.error = error
    except Exception as error:
        job.error = error


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=READERS + 2, pool_pre_ping=True)
    # The pool lends a connection to one thread at a time, which is all that SQLite minds.
    engine = sa.create_engine(
        url, poolclass=QueuePool, pool_size=READERS + 2, connect_args={"timeout": 30, "check_same_thread": False}
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, which savepoints need
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
