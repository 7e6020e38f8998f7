"""Work that takes long, beside the event loop: each kind in a small pool of its own, so that no kind waits for another.

Play needs none of them: whoever floods one finds it full, and everybody else plays on. A thread of a pool does the work itself or,
where the work is heavy and needs plain data alone, waits for one of the processes that do (`hands.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from longbox.server.languages import message
from longbox.server.limits import Places

from .hands import Hands, Lost
from .refusals import Refused

P = ParamSpec("P")
T = TypeVar("T")

THINKERS = 2
"""How many bots search at the same time."""
FULL = message("Too many people ask for this at once; try again in a moment.")


log = logging.getLogger(__name__)


class Pool:
    """A few threads, and a line that has an end."""

    def __init__(self, name: str, threads: int, waiting: int, hands: Hands | None = None) -> None:
        self.executor = ThreadPoolExecutor(threads, name)
        self.hands = hands
        self.done = 0
        """Pieces of work that were done elsewhere."""
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

    async def away(self, work: Callable[..., T], *args: object) -> T:
        """The same in a process of its own, where this pool has such: `work` is a function of a module, and what it takes and
        gives is plain data."""
        if self.hands is None:
            return await self.run(work, *args)
        try:
            return await self.run(self.hands.do, work, *args)
        except Lost as lost:
            if not self.hands.closed:
                log.warning("heavy work was given up: %s", lost)
            raise Refused("busy", FULL) from None
        finally:
            self.done += 1

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)


class Pools:
    """The pools of a server. With `hands` so many processes beside it share the heavy work, else its threads do."""

    def __init__(self, hands: int = 0) -> None:
        away = self.hands = Hands(hands) if hands else None
        self.bots = Pool("bots", 2, 5000)
        """Bots that do not search, and what needs not be asked: thousandths of a second each."""
        self.thinkers = Pool("thinkers", THINKERS, 5000, away)
        """Bots that search."""
        self.loads = Pool("loads", 1, 2000)
        """Tables that are played up to their newest entry."""
        self.long = Pool("long", 1, 50)
        """The same for tables whose ledger is very long, and their whole log."""
        self.replays = Pool("replays", 1, 50, away)
        """Earlier positions and exports."""
        self.imports = Pool("imports", 1, 8, away)
        """Games, rosters and teams that are brought along."""
        self.lists = Pool("lists", 1, 200, away)
        """Rosters and teams that are judged or written."""
        self.measures = Pool("measures", 1, 50, away)
        """Measurements that take long."""
        self.hints = Pool("hints", 1, 20, away)
        """What the coach says."""
        self.hinting = Places()
        """Whose hints are thought of now."""
        self.searches = Pool("searches", 1, 50, away)
        """Searches in the rules."""

    def close(self) -> None:
        for one in vars(self).values():
            if isinstance(one, Pool | Hands):
                one.close()
