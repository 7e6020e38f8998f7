"""Work that takes long, beside the event loop: each kind in a small pool of its own, so that no kind waits for another.

Play needs none of them: whoever floods one finds it full, and everybody else plays on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from longbox.server.languages import message
from longbox.server.limits import Places

from .refusals import Refused

P = ParamSpec("P")
T = TypeVar("T")

THINKERS = 2
"""How many bots search at the same time."""
FULL = message("Too many people ask for this at once; try again in a moment.")


class Pool:
    """A few threads, and a line that has an end."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self.executor = ThreadPoolExecutor(threads, name)
        self.most = threads + waiting
        self.work: set[Future[Any]] = set()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do `work` in a thread; refused when too many wait already."""
        self.work = {one for one in self.work if not one.done()}
        if len(self.work) >= self.most:
            raise Refused("busy", FULL)
        job = self.executor.submit(work, *args, **kwargs)
        self.work.add(job)
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)


class Pools:
    """The pools of a process."""

    def __init__(self) -> None:
        self.bots = Pool("bots", 2, 5000)
        """Bots that do not search, and what needs not be asked: thousandths of a second each."""
        self.thinkers = Pool("thinkers", THINKERS, 5000)
        """Bots that search."""
        self.loads = Pool("loads", 1, 2000)
        """Tables that are played up to their newest entry."""
        self.long = Pool("long", 1, 50)
        """The same for tables whose ledger is very long, and their whole log."""
        self.replays = Pool("replays", 1, 50)
        """Earlier positions and exports."""
        self.imports = Pool("imports", 1, 8)
        """Games, rosters and teams that are brought along."""
        self.lists = Pool("lists", 1, 200)
        """Rosters and teams that are judged or written."""
        self.measures = Pool("measures", 1, 50)
        """Measurements that take long."""
        self.hints = Pool("hints", 1, 20)
        """What the coach says."""
        self.hinting = Places()
        """Whose hints are thought of now."""
        self.searches = Pool("searches", 1, 50)
        """Searches in the rules."""

    def close(self) -> None:
        for one in vars(self).values():
            if isinstance(one, Pool):
                one.close()
