"""Analyses being made: one at a time in each server, the others wait in line; each game once, whoever asks.

The row in the store says how far an analysis is, so that every process can tell. Its `job` is who works on it: when another one
stands there, or the row is gone, whoever worked on it stops. A row that nobody touches was left by a process that is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from longbox.kernel import LongboxError
from longbox.lab.analysis import FORMAT, NODES, Analysis
from longbox.server.languages import message
from longbox.server.store import Conflict, Store
from longbox.server.store.schema import analyses
from longbox.server.tables import LiveTable, Refused, naming

log = logging.getLogger(__name__)

MOST_WAITING = 8
"""Analyses of one process that wait for their turn."""
LONGEST = 1800.0
"""Seconds one may take."""
BEAT = 1.0
ABANDONED = 30.0
"""Seconds after which a row that nobody touches is free for somebody else."""
LARGEST = 32_000_000
"""Characters of what a worker says in one line."""

NOT_OVER = message("This game is not over yet; it can be analysed when it is.")
BUSY = message("Too many games wait to be analysed; try again in a few minutes.")
NOT_YOURS = message("Only who sits at this table or asked for the analysis can stop it.")


@dataclass(frozen=True, slots=True)
class Standing:
    """How far an analysis is. `none`: nobody has asked for one."""

    status: str
    done: int = 0
    total: int = 0
    by: str | None = None
    body: str = ""

    @property
    def found(self) -> Analysis | None:
        return Analysis.load(json.loads(self.body)) if self.status == "done" else None


NONE = Standing("none")


class Analyses:
    """The analyses of one process."""

    def __init__(self, store: Store, nodes: int = NODES) -> None:
        self.store, self.nodes = store, nodes
        self.slot = asyncio.Semaphore(1)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in tuple(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def standing(self, code: str) -> Standing:
        """How far the analysis of a game is."""
        return await self.store.read(lambda db: _standing(db, code))

    async def start(self, table: LiveTable, account: str | None) -> Standing:
        """Begin, unless it is made already or somebody is at it."""
        code = table.record.code
        if not table.over or table.game is None:
            raise Refused("closed", NOT_OVER)
        found = await self.standing(code)
        if found.status in ("waiting", "running", "done"):
            return found
        if len(self.tasks) > MOST_WAITING:
            raise Refused("busy", BUSY)
        job = secrets.token_hex(8)
        with contextlib.suppress(Conflict):  # another process was faster
            if await self.store.write(lambda db: _claim(db, code, job, account)):
                task = self.tasks[code] = asyncio.create_task(self._make(table, job))
                task.add_done_callback(lambda _: self.tasks.pop(code, None))
        return await self.standing(code)

    async def stop(self, table: LiveTable, account: str | None) -> None:
        """Give an analysis up that is not done."""
        code = table.record.code
        found = await self.standing(code)
        if found.status not in ("waiting", "running"):
            return
        if account is None or (account != found.by and not table.seats_of(account)):
            raise Refused("seat", NOT_YOURS)
        await self.store.write(lambda db: _drop(db, code))
        task = self.tasks.get(code)
        if task is not None:  # at another process it ends with the next beat
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    # -- the work -------------------------------------------------------------------------------------------------------------

    async def _make(self, table: LiveTable, job: str) -> None:
        """Wait in line, let a worker do it, keep what it found."""
        code = table.record.code
        now = {"status": "waiting", "done": 0, "total": 0}
        work = asyncio.current_task()
        assert work is not None
        beat = asyncio.create_task(self._beat(code, job, now, work))
        try:
            async with self.slot:
                now["status"] = "running"
                async with asyncio.timeout(LONGEST):
                    body = await self._worked(table, now)
            end = {"status": "done", "body": body, "done": now["total"]}
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                await asyncio.shield(self.store.write(lambda db: _drop(db, code, job)))
            raise
        except (LongboxError, OSError, ValueError, TimeoutError) as error:
            log.warning("the analysis of %s failed: %s", code, error)
            end = {"status": "failed"}
        finally:
            beat.cancel()
        await self.store.write(lambda db: _touch(db, code, job, end))

    async def _beat(self, code: str, job: str, now: dict[str, object], work: asyncio.Task[None]) -> None:
        """Tell how far it is, as long as it is wanted."""
        while await self.store.write(lambda db: _touch(db, code, job, now)):
            await asyncio.sleep(BEAT)
        work.cancel()

    async def _worked(self, table: LiveTable, now: dict[str, object]) -> str:
        """What the worker found, as JSON."""
        result = table.result("en")
        winner = result["winner"] if result else None
        asked = {
            "save": await asyncio.to_thread(table.export),
            "given_up": None if table.ended is None else [winner],
            "nodes": self.nodes,
            "called": naming.called(table.record.code, table.seats),
        }
        pipe = asyncio.subprocess.PIPE
        started = asyncio.ensure_future(
            asyncio.create_subprocess_exec(sys.executable, "-m", f"{__package__}.worker", stdin=pipe, stdout=pipe, limit=LARGEST)
        )
        try:
            worker = await asyncio.shield(started)
            assert worker.stdin is not None
            assert worker.stdout is not None
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                worker.stdin.write(json.dumps(asked).encode())
                worker.stdin.close()
            async for line in worker.stdout:
                said = json.loads(line)
                if "analysis" in said:
                    return json.dumps(said["analysis"], separators=(",", ":"))
                if "failed" in said:
                    raise LongboxError(said["failed"])
                now["done"], now["total"] = said["done"], said["of"]
            raise LongboxError("The worker ended without a word.")
        finally:
            worker = await started  # also when it was stopped while the worker began: no process is left behind
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


def _standing(db: Connection, code: str) -> Standing:
    row = db.execute(sa.select(analyses).where(analyses.c.code == code)).one_or_none()
    if row is None:
        return NONE
    if row.status == "done":
        known = json.loads(row.body).get("format") == FORMAT
        return Standing("done", row.done, row.total, row.by, row.body) if known else NONE
    if row.status != "failed" and row.touched < time.time() - ABANDONED:
        return NONE
    return Standing(row.status, row.done, row.total, row.by)


def _claim(db: Connection, code: str, job: str, account: str | None) -> bool:
    """Begin; False if somebody is at it."""
    if _standing(db, code).status in ("waiting", "running", "done"):
        return False
    _drop(db, code)
    row = {"code": code, "job": job, "by": account, "status": "waiting", "done": 0, "total": 0, "touched": time.time(), "body": ""}
    db.execute(sa.insert(analyses).values(row))
    return True


def _touch(db: Connection, code: str, job: str, values: dict[str, object]) -> bool:
    """Write how far it is; False if it is no longer wanted."""
    mine = sa.and_(analyses.c.code == code, analyses.c.job == job, analyses.c.status.in_(("waiting", "running")))
    return db.execute(sa.update(analyses).where(mine).values(**values, touched=time.time())).rowcount == 1


def _drop(db: Connection, code: str, job: str | None = None) -> None:
    db.execute(sa.delete(analyses).where(analyses.c.code == code, *([] if job is None else [analyses.c.job == job])))
