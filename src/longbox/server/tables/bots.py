"""The bots at the tables of one process: they think beside the event loop and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from longbox.kernel import Answer, State
from longbox.players import Player, Search, Sight, player
from longbox.players.search import SECONDS

from .refusals import Refused
from .table import LiveTable

log = logging.getLogger(__name__)

THINKERS = 2
"""How many bots search at the same time."""
LEAST_THOUGHT = 0.1
"""Seconds that a searching bot gets however many others search."""


class Bots:
    """Whoever thinks at the tables of a process."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        """Seconds that a bot takes for a decision while somebody watches."""
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.players: dict[tuple[str, int], tuple[str, Player]] = {}
        self.thinkers = ThreadPoolExecutor(THINKERS, "thinker")
        self.searching = 0
        self.closing = False

    def close(self) -> None:
        self.thinkers.shutdown(wait=False, cancel_futures=True)

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
        while (asked := table.asked) is not None and table.seats[asked].kind == "bot" and not self.closing:
            began = time.monotonic()
            seq, game = table.seq, table.game
            assert game is not None
            assert game.ask is not None
            state = game.state.copy()
            try:
                thinker = self._player(table, asked)
                value = await self._thought(table, seq, thinker, Sight(game.title, state, game.ask))
                watched = any(listener.account for listener in table.listeners)
                pause = self.pace - (time.monotonic() - began) if watched and len(game.ask.options) > 1 else 0.0
                if pause > 0:
                    await asyncio.sleep(pause)
                await table.bot_answers(asked, seq, value)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if isinstance(error, Refused) and error.code == "stale":
                    continue  # the game has moved on: look again
                log.exception("the bot at table %s failed", table.record.code)
                await asyncio.sleep(5)

    async def _thought(self, table: LiveTable, seq: int, thinker: Player, sight: Sight[State]) -> Answer:
        """A bot's answer, found beside the event loop. Who searches does so in threads of its own, so that quick bots never wait
        behind it; when many search at once, each gets a smaller part of the time.
        """
        if not isinstance(thinker, Search):
            return await asyncio.to_thread(thinker.choose, sight)
        thinker.stop = lambda: self.closing or table.seq != seq
        self.searching += 1
        try:
            thinker.seconds = max(LEAST_THOUGHT, SECONDS * min(1.0, THINKERS / self.searching))
            return await asyncio.get_running_loop().run_in_executor(self.thinkers, thinker.choose, sight)
        finally:
            self.searching -= 1

    def _player(self, table: LiveTable, seat: int) -> Player:
        name = table.seats[seat].bot or "greedy"
        key = (table.record.code, seat)
        kept = self.players.get(key)
        if kept is None or kept[0] != name:
            kept = self.players[key] = (name, player(name, secrets.token_hex(8)))
        return kept[1]
