"""How processes on one PostgreSQL hear of each other. With SQLite there is one process, and silence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable

import psycopg
import sqlalchemy as sa

from longbox.server.store import Store

from .ledger import CHANNEL, PROCESS

log = logging.getLogger(__name__)


class Channel:
    """LISTEN on a connection and a thread of its own; what is heard goes to `hear` on the event loop."""

    def __init__(self, store: Store, hear: Callable[[str, str, str], Awaitable[None]]) -> None:
        self.store, self.hear = store, hear
        self.loop: asyncio.AbstractEventLoop | None = None
        self.closed, self.listening = threading.Event(), threading.Event()
        self.thread: threading.Thread | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listen, before anybody is served: what is said earlier would not be heard."""
        if self.store.kind == "postgresql":
            self.loop = asyncio.get_running_loop()
            self.thread = threading.Thread(target=self._listen, name="channel", daemon=True)
            self.thread.start()
            await asyncio.to_thread(self.listening.wait, 10)

    def close(self) -> None:
        self.closed.set()
        if self.thread is not None:
            self.thread.join(5)

    def say(self, *words: object) -> None:
        """Something that need not be durable, such as who is present."""
        if self.store.kind != "postgresql" or self.loop is None:
            return
        text = " ".join(map(str, (PROCESS, *words)))[:7900]

        async def write() -> None:
            with contextlib.suppress(Exception):
                await self.store.write(lambda db: db.execute(sa.select(sa.func.pg_notify(CHANNEL, text))).close())

        task = self.loop.create_task(write())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _listen(self) -> None:
        where = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.closed.is_set():
            try:
                with psycopg.connect(where, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self.listening.is_set():
                        self._heard("nobody again")  # what was said in between is lost
                    self.listening.set()
                    while not self.closed.is_set():
                        for notice in connection.notifies(timeout=1.0, stop_after=50):
                            self._heard(notice.payload)
            except psycopg.Error as error:
                log.warning("the channel between processes is down, trying again: %s", error)
                time.sleep(1)

    def _heard(self, text: str) -> None:
        process, _, rest = text.partition(" ")
        if process == PROCESS or self.loop is None:
            return
        kind, _, rest = rest.partition(" ")
        code, _, rest = rest.partition(" ")

        async def tell() -> None:
            try:
                await self.hear(kind, code, rest)
            except Exception:
                log.exception("what another process said could not be used: %s", text[:100])

        loop = self.loop
        with contextlib.suppress(RuntimeError):  # the loop has stopped
            loop.call_soon_threadsafe(lambda: self._keep(loop.create_task(tell())))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
