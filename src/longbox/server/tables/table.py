"""One table in the memory of one process: the ledger applied, and what each onlooker may know of it.

The ledger in the store is the truth. A table here is the ledger played through; it can be dropped and built again at any time. A
change is tried on a copy first, written, and only shown when it is durable. Where another process was faster, the entry's number is
taken: the table then catches up and whoever sent the command is told to look again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable

from longbox.kernel import SPECTATOR, Answer, Illegal, State, Title
from longbox.kernel.asks import checked_value
from longbox.server.store import Conflict, Store

from . import ledger
from .ledger import Entry, Record
from .refusals import GAME_OVER, NOT_ASKED, NOT_SEATED, NOT_STARTED, STALE, Forbidden, Refused
from .shown import Shown


class LiveTable(Shown):
    """A table as this process knows it, and the commands it takes."""

    def __init__(self, store: Store, record: Record, title: Title[State]) -> None:
        super().__init__(record, title)
        self.store = store
        self.lock = asyncio.Lock()
        self.changed: Callable[[LiveTable], None] = lambda table: None
        """Called after every change of the game: bots, deadlines and notices hang here."""

    async def catch_up(self) -> None:
        """Apply what other processes have written, and tell everybody here. Call it with the lock held."""
        code, since = self.record.code, self.seq
        entries, seats, status, following, owner = await self.store.read(lambda db: ledger.since(db, code, since))
        self.seats[:] = seats
        self.record.next, self.record.owner = following, owner
        for entry in entries:
            if entry.seq == self.seq + 1:
                self.apply(entry)
        if not entries and self.record.status != status:
            self.record.status = status
        self._messages.clear()
        if self.seq > since:
            self.tell(since)

    def _seat_for(self, account: str | None, seq: int) -> tuple[int, ...]:
        own = self.seats_of(account)
        if not own:
            raise Refused("seat", NOT_SEATED)
        if self.game is None:
            raise Refused("closed", NOT_STARTED)
        if seq != self.seq:
            raise Refused("stale", STALE)
        if self.over:
            raise Refused("over", GAME_OVER)
        return own

    async def answer(self, account: str | None, seq: int, value: Answer) -> int:
        """A person answers. Returns the new `seq`."""
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._in_time()
            asked = self.asked
            assert asked is not None
            if asked not in own:
                raise Refused("seat", NOT_ASKED, name=self.name(asked, "en"))
            return await self._answer(asked, value)

    async def bot_answers(self, seat: int, seq: int, value: Answer) -> int:
        """A bot answers, unless the game has moved on while it thought."""
        async with self.lock:
            if seq != self.seq or self.asked != seat or self.seats[seat].kind != "bot":
                raise Refused("stale", STALE)
            return await self._answer(seat, value)

    async def _answer(self, seat: int, value: Answer) -> int:
        assert self.game is not None
        trial = self.game.clone()
        try:
            given = checked_value(value) if isinstance(value, list) else value
            move, events = self._tried(trial, given, time.time())
        except Illegal as error:
            raise Forbidden(self.title, error) from None
        after = trial.ask.seat if trial.ask is not None else None
        entry = Entry(self.seq + 1, "answer", seat, json.dumps(value, separators=(",", ":")), move.at)

        def accept() -> None:
            self.take(trial, move, events)
            self.clock.tick(self._clocked(), entry.at)

        await self._append(entry, after, accept)
        return self.seq

    async def undo(self, account: str | None, seq: int) -> int:
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._in_time()
            closed = self.undo_closed(own)
            if closed is not None:
                raise closed
            before = self.moves[-1]
            entry = Entry(self.seq + 1, "undo", before.seat, "", time.time())

            await self._append(entry, before.seat, lambda: self._take_back(entry.at))
            return self.seq

    async def resign(self, account: str | None, seq: int) -> int:
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._end("resign", self.asked if self.asked in own else own[0])
            return self.seq

    async def run_out(self) -> bool:
        """End the game if the time of whoever decides has run out."""
        async with self.lock:
            if self.over or not self._too_late():
                return False
            await self._end("time", self.clock.running)
            return True

    def _too_late(self) -> bool:
        deadline = self.clock.deadline
        return deadline is not None and time.time() >= deadline

    async def _in_time(self) -> None:
        """Whoever was too late has lost, also when nobody has noticed yet."""
        if self._too_late():
            await self._end("time", self.clock.running)
            raise Refused("over", GAME_OVER)

    async def _end(self, kind: str, seat: int | None) -> None:
        assert seat is not None
        entry = Entry(self.seq + 1, kind, seat, "", time.time())

        def accept() -> None:
            self.ended = (kind, seat)
            self.clock.tick(None, entry.at)

        await self._append(entry, None, accept)

    async def start(self) -> None:
        """Begin when every seat is taken."""
        async with self.lock:
            if self.game is not None or any(seat.kind == "open" for seat in self.seats):
                return
            entry = Entry(1, "start", SPECTATOR, "", time.time())
            game = self._fresh()
            lines = self.lines

            def accept() -> None:
                self.game, self.lines = game, lines
                self.clock.start(len(self.seats), self._clocked(), entry.at)

            with contextlib.suppress(Refused):  # another process was faster
                await self._append(entry, game.ask.seat if game.ask else None, accept)

    async def _append(self, entry: Entry, asked: int | None, accept: Callable[[], None]) -> None:
        """Write an entry; when it is durable, make it true here and tell everybody."""
        clocked = asked if asked is not None and self.seats[asked].kind == "person" else None
        ahead = self.clock.copy()
        if entry.kind == "start":
            ahead.start(len(self.seats), clocked, entry.at)
        elif entry.kind == "undo":
            ahead.take_back(self.moves[-1].clock, self.moves[-1].at, entry.at)
        else:
            ahead.tick(clocked, entry.at)
        over = asked is None
        code = self.record.code
        mark = ledger.Mark("over" if over else "playing", asked, ahead.deadline)
        try:
            await self.store.write(lambda db: ledger.append(db, code, entry, mark))
        except Conflict:
            await self.catch_up()
            raise Refused("stale", STALE) from None
        accept()
        self._stands(entry)
        self.tell(entry.seq - 1)
        self.changed(self)
