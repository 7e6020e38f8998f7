"""The bots at the tables of one process: they think beside the event loop and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from weakref import WeakValueDictionary

from longbox.kernel import Answer, State
from longbox.players import Player, Search, Sight, Thinker, Thoughtful, player
from longbox.players.search import SECONDS
from longbox.server.limits import CAPS
from longbox.titles import shelf

from .pools import THINKERS, Pools
from .refusals import Refused
from .reread import Position
from .table import LiveTable

log = logging.getLogger(__name__)

LEAST_THOUGHT = 0.1
"""Seconds that a searching bot gets however many others search."""
SPARE = 0.05
"""Seconds that a thought may take beyond its time: for its last trial, and for the way to another process and back."""


class Bots:
    """Whoever thinks at the tables of a process."""

    def __init__(self, pace: float, pools: Pools) -> None:
        self.pace, self.pools = pace, pools
        """Seconds that a bot takes for a decision while somebody watches."""
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.players: dict[tuple[str, int], tuple[str, Player]] = {}
        self.shows = 0
        """Games of nobody but bots that go on now."""
        self.turns: WeakValueDictionary[str | None, asyncio.Semaphore] = WeakValueDictionary()
        """Of the owners of tables at which bots search."""
        self.searching = 0
        self.closing = False

    def wake(self, table: LiveTable) -> None:
        """A bot is asked: let it think, unless it does so already."""
        code = table.record.code
        if code not in self.driving:
            task = self.driving[code] = asyncio.create_task(self.drive(table))
            task.add_done_callback(lambda _: self.driving.pop(code, None))

    def forget(self, table: LiveTable) -> None:
        for seat in range(len(table.seats)):
            self.players.pop((table.record.code, seat), None)

    async def drive(self, table: LiveTable) -> None:
        """Let the bots of a table answer until a person is asked or the game is over."""
        self.shows += table.show
        try:
            await self._drive(table)
        finally:
            self.shows -= table.show

    async def _drive(self, table: LiveTable) -> None:
        while (asked := table.asked) is not None and table.seats[asked].kind == "bot" and not self.closing and not table.too_long:
            if table.show and not table.listeners:
                return  # it goes on when somebody looks
            began = time.monotonic()
            seq, game = table.seq, table.game
            assert game is not None
            assert game.ask is not None
            state = game.state.copy()
            try:
                thinker = self._player(table, asked)
                value = await self._thought(table, seq, thinker, Sight(game.title, state, game.ask), state)
                await self._pause(table, thinker, began)
                await table.bot_answers(asked, seq, value)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.code == "stale":
                    continue  # the game has moved on: look again
                log.exception("the bot at table %s failed", table.record.code)
                await asyncio.sleep(5)

    async def _pause(self, table: LiveTable, thinker: Player, began: float) -> None:
        """Wait until an answer may come."""
        if table.listeners or table.asking.hides:
            await asyncio.sleep(max(0.0, began + self.takes(table, thinker) - time.monotonic()))

    def takes(self, table: LiveTable, thinker: Player) -> float:
        """Seconds from a question to a bot's answer. They have nothing to do with what there was to choose from: where hands are
        hidden that would tell whether a bot holds anything that fits."""
        seconds = self.pace
        if table.asking.hides and self.pace and isinstance(thinker, Thinker):
            seconds = max(self.pace, thinker.offered + SPARE if thinker.offered else 0.0)
        if table.show:
            seconds *= max(1.0, self.shows / CAPS["shows"])
        return seconds

    async def _thought(self, table: LiveTable, seq: int, thinker: Player, sight: Sight[State], state: State) -> Answer:
        """A bot's answer, found beside the event loop. Who searches does so where nobody waits for it, so that quick bots never
        wait behind it; when many search at once, each gets a smaller part of the time, and one owner's tables take turns.
        """
        if not isinstance(thinker, Thinker):
            return await self.pools.bots.run(thinker.choose, sight)
        thinker.stop = lambda: self.closing or table.seq != seq
        turns = self.turns.setdefault(table.record.owner, asyncio.Semaphore(CAPS["thoughts of an owner"]))
        self.searching += 1
        try:
            async with turns:
                thinker.seconds = max(LEAST_THOUGHT, usual(thinker) * min(1.0, THINKERS / self.searching))
                if self.pools.thinkers.hands is None:
                    return await self.pools.thinkers.run(thinker.choose, sight)
                if not isinstance(thinker, Thoughtful):
                    thinker.offered = thinker.seconds
                    return await self._away(table, state, thinker.seed, thinker.seconds)
                seconds = thinker.begin(sight)
                if not seconds:
                    return await self.pools.bots.run(thinker.at_once, sight)
                answer = await self._away(table, state, thinker.seed, seconds)
                thinker.end(sight)
                return answer
        finally:
            self.searching -= 1

    async def _away(self, table: LiveTable, state: State, seed: int | str, seconds: float) -> Answer:
        """A search in another process."""
        return await self.pools.thinkers.away(thought, Position.of(table.title.name, state), seed, seconds)

    def _player(self, table: LiveTable, seat: int) -> Player:
        name = table.seats[seat].bot or "greedy"
        key = (table.record.code, seat)
        kept = self.players.get(key)
        if kept is None or kept[0] != name:
            kept = self.players[key] = (name, player(name, secrets.token_hex(8)))
        return kept[1]


def usual(thinker: Thinker) -> float:
    """Seconds that a bot which thinks alone thinks about a decision at most."""
    return thinker.level.seconds or SECONDS if isinstance(thinker, Thoughtful) else SECONDS


def thought(position: Position, seed: int | str, seconds: float | None, nodes: int | None = None) -> Answer:
    """The answer of a bot that searches, in another process."""
    state = position.state()
    assert state.ask is not None
    return Search(seed, nodes, seconds).choose(Sight(shelf.title(position.title), state, state.ask))
