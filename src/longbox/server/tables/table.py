"""One table in the memory of one process: the ledger applied, and what each onlooker may know of it.

The ledger in the store is the truth. A table here is the ledger played through; it can be dropped and built again at any time. A
change is tried on a copy first, written, and only shown when it is durable. Where another process was faster, the entry's number is
taken: the table then catches up and whoever sent the command is told to look again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from longbox.kernel import SPECTATOR, Answer, Illegal, State, Title
from longbox.kernel.asks import checked_value
from longbox.server.limits import Limits
from longbox.server.store import Conflict, Store
from longbox.titles import facets, shelf
from longbox.titles.facets import Joined, Settled

from . import coached, ledger
from .deals import AGREED, DECLINED, DRAW, DRAWN, NO_OFFER, OFFERED
from .ledger import MATTERS, Entry, Record
from .played import ASKING, BESIDE, JOINED, SETTLED, Muted, Wish, times_back
from .pools import Pools
from .refusals import GAME_OVER, NOT_ASKED, NOT_SEATED, NOT_STARTED, STALE, TOO_FAST, TOO_LONG, Forbidden, Refused
from .reread import Position, of_table
from .shown import SHOW_ME, Shown
from .wire import OfTitle

T = TypeVar("T")

log = logging.getLogger(__name__)

Then: TypeAlias = tuple[str, int]
"""A piece that a gesture is about, as options name it in `on`, or `DRAG`."""
LONG_LOG = 1000
"""Lines that are told in some hundredths of a second; hardly any game has more."""
DRAG: Then = ("drag", 0)
"""To move what was dragged."""


class LiveTable(Shown):
    """A table as this process knows it, and the commands it takes."""

    def __init__(self, store: Store, record: Record, title: Title[State], limits: Limits, pools: Pools) -> None:
        super().__init__(record, title)
        self.store, self.limits, self.pools = store, limits, pools
        self.lock = asyncio.Lock()
        self.changed: Callable[[LiveTable], None] = lambda table: None
        """Called after every change of the game: bots, deadlines and notices hang here."""
        self.proposed: Callable[[LiveTable], None] = lambda table: None
        """Called when somebody offers the others something."""

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

    async def whole(self, account: str | None, code: str, since: int) -> str:
        """The state with the log from a line on. Of a very long game it is told beside the event loop."""
        if len(self.lines) - since <= LONG_LOG:
            return self.message(account, code, "state", since)
        async with self.lock:
            return await self.pools.long.run(self.message, account, code, "state", since)

    async def made(self, work: Callable[..., T], *args: object) -> T:
        """What a function of a module makes of this table, where nobody else has to wait for it."""
        replays = self.pools.replays
        if replays.hands is None:
            return await replays.run(work, self, *args)
        return await replays.away(of_table, self.store.address, self.record.code, work, *args)

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

    def _within(self, kind: str) -> None:
        """Refuse what is done here more often than people do it, and what would make a ledger that nobody can play through."""
        if not self.limits.take(kind, self.record.code):
            raise Refused("rate", TOO_FAST)
        if self.too_long:
            raise Refused("closed", TOO_LONG)

    async def answer(self, account: str | None, seq: int, value: Answer, then: Sequence[Then] = ()) -> int:
        """A person answers. Returns the new `seq`.

        `then` says what the same gesture means for the questions after it: a target, or a move. It goes as far as each of them fits
        one option of the next question; the person is asked the rest.
        """
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._in_time()
            asked = self.asked
            assert asked is not None
            if asked not in own:
                raise Refused("seat", NOT_ASKED, name=self.name(asked, "en"))
            self._within("answers")
            joined = self.joined(asked)
            if joined is not None:
                await self._answer_joined(asked, joined, value)
                return self.seq
            await self._answer(asked, value)
            for one in then:
                option = self._meant(asked, one)
                if option is None:
                    break
                await self._answer(asked, option)
            return self.seq

    def _meant(self, seat: int, one: Then) -> int | None:
        """The only option of the question a seat is asked now that fits a gesture."""
        if self.game is None or self.game.ask is None or self.asked != seat or self.game.ask.region is not None:
            return None
        rows = self.page.offer(self.game.state, self.game.ask)["options"]
        fits = [i for i, row in enumerate(rows) if (row.get("drag") if one == DRAG else [*one] in row.get("on", ()))]
        return fits[0] if len(fits) == 1 else None

    async def bot_answers(self, seat: int, seq: int, value: Answer) -> int:
        """A bot answers, unless the game has moved on while it thought."""
        async with self.lock:
            if seq != self.seq or self.asked != seat or self.seats[seat].kind != "bot":
                raise Refused("stale", STALE)
            return await self._answer(seat, value)

    async def _answer_joined(self, seat: int, joined: Joined[State], value: Answer) -> None:
        """Answer a question whether, and with it the question how: both or none."""
        assert joined.then.ask is not None
        first, *second = joined.answers(value)
        if second:
            try:
                joined.then.ask.judge(joined.then, value)
            except Illegal as error:
                raise Forbidden(self.title, error) from None
        await self._answer(seat, first)
        for one in second:
            await self._answer(seat, one, JOINED)

    async def _answer(self, seat: int, value: Answer, kind: str = "answer") -> int:
        assert self.game is not None
        trial = self.game.clone()
        try:
            given = checked_value(value) if isinstance(value, list) else value
            move, events = self._tried(trial, given, time.time(), kind)
        except Illegal as error:
            raise Forbidden(self.title, error) from None
        after = trial.ask.seat if trial.ask is not None else None
        entry = Entry(self.seq + 1, kind, seat, json.dumps(value, separators=(",", ":")), move.at)
        before = self.game.state

        def accept() -> None:
            self.take(trial, move, events)
            self.clock.tick(self._clocked(), entry.at)

        seen = self.seq
        await self._write(entry, after, accept)
        assert before.ask is not None
        declined = before if value == self.asking.declines(before, before.ask) else None
        await self._settle(declined)
        self._told(seen)
        return self.seq

    async def settle(self) -> None:
        """Answer what need not be asked now, as after somebody has changed what they want to be asked."""
        async with self.lock:
            seen = self.seq
            if await self._settle():
                self._told(seen)

    async def _settle(self, declined: State | None = None) -> int:
        """Answer for people what need not be asked, one question after another; how many it were. What would tell others that a
        hand is empty is left to `slowly`."""
        count = 0
        with contextlib.suppress(Refused):  # another process was faster
            while (found := await self._plain(declined)) is not None and not found.secret:
                await self._answer_plainly(found)
                count += 1
        return count

    async def _plain(self, declined: State | None = None) -> Settled | None:
        """The plain answer to what a person is asked now, if there is one and they do not want to be asked all the same."""
        asked = self.asked
        if asked is None or self.game is None or self.seats[asked].kind != "person" or self.wishes[asked].asking != MATTERS:
            return None
        state = self.game.state.copy()
        muted = self.wishes[asked].sources(state.rounds())
        assert state.ask is not None
        if declined is not None and (declined.ask is None or declined.ask.seat != asked):
            declined = None
        try:
            return await self.pools.bots.run(self.asking.settled, state, state.ask, muted, declined)
        except Exception:  # what cannot be judged is asked: the answer before it stands, and everybody has to hear of it
            log.exception("The question of table %s could not be judged.", self.record.code)
            return None

    async def _answer_plainly(self, found: Settled) -> None:
        assert self.game is not None
        assert self.asked is not None
        trial, seat = self.game.clone(), self.asked
        move, events = self._tried(trial, found.option, time.time(), SETTLED)
        entry = Entry(self.seq + 1, SETTLED, seat, str(found.option), move.at)

        def accept() -> None:
            self.take(trial, move, events)
            self.clock.tick(self._clocked(), entry.at)

        await self._write(entry, trial.ask.seat if trial.ask is not None else None, accept)

    async def slowly(self, seq: int) -> bool:
        """Answer what is plain but would tell others about a hidden hand if it came at once; whether that was done."""
        async with self.lock:
            if seq != self.seq or (found := await self._plain()) is None:
                return False
            seen = self.seq
            await self._answer_plainly(found)
            await self._settle()
            self._told(seen)
            return True

    async def ask_for(self, account: str | None, asking: str, muted: tuple[Muted, ...]) -> int:
        """A person says what they want to be asked, at all their seats of this table."""
        async with self.lock:
            own = self.seats_of(account)
            if not own:
                raise Refused("seat", NOT_SEATED)
            if self.game is None:
                raise Refused("closed", NOT_STARTED)
            if self.over:
                raise Refused("over", GAME_OVER)
            self._within("undos")
            seen = self.seq
            for seat in own:
                wish = Wish(asking, muted)
                entry = Entry(self.seq + 1, ASKING, seat, json.dumps(wish, separators=(",", ":")), time.time())
                await self._write(entry, self.asked, lambda seat=seat, wish=wish: self.wishes.update({seat: wish}))  # type: ignore[misc]
            await self._settle()
            self._told(seen)
            return self.seq

    async def undo(self, account: str | None, seq: int) -> int:
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._in_time()
            closed = self.undo_closed(own)
            if closed is not None:
                raise closed
            self._within("undos")
            before = self._last_asked()
            assert before is not None
            entry = Entry(self.seq + 1, "undo", before.seat, "", time.time())

            await self._append(entry, before.seat, lambda: self._undone(entry))
            return self.seq

    async def propose(self, account: str | None, seq: int, what: str) -> int:
        """A person asks the others to let them take back, or offers a draw."""
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._in_time()
            closed = self.deal_closed(own, what)
            if closed is not None:
                raise closed
            self._within("undos")
            await self._say(OFFERED, own[0], what)
            self.proposed(self)
            return self.seq

    async def reply(self, account: str | None, seq: int, *, yes: bool) -> int:
        """A person agrees to what is offered or declines it; whoever offers it takes it back by declining."""
        async with self.lock:
            own = self._seat_for(account, seq)
            await self._in_time()
            deal, waits = self.deal, self.deal_waits
            if deal is None or (account not in waits and not (deal.seat in own and not yes)):
                raise Refused("closed", NO_OFFER)
            self._within("undos")
            if not yes:
                await self._say(DECLINED, deal.seat if deal.seat in own else own[0])
            elif waits - {account}:
                await self._say(AGREED, own[0])
            elif deal.what == DRAW:
                await self._end(DRAWN, deal.seat)
            else:
                times = self.answers_back(self.seats_of(self.seats[deal.seat].account))
                entry = Entry(self.seq + 1, "undo", deal.seat, str(times), time.time())
                await self._append(entry, self._moves_back(times).seat, lambda: self._undone(entry))
            return self.seq

    async def _say(self, kind: str, seat: int, body: str = "") -> None:
        """Something between people, which changes nothing in the game."""
        seen = self.seq
        entry = Entry(self.seq + 1, kind, seat, body, time.time())
        await self._write(entry, self.asked, lambda: self._dealt(entry))
        self.tell(seen)

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
            self._stopped(entry)
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
                await self._write(entry, game.ask.seat if game.ask else None, accept)
                await self._settle()
                self._told(0)

    async def _append(self, entry: Entry, asked: int | None, accept: Callable[[], None]) -> None:
        """Write an entry; when it is durable, make it true here and tell everybody."""
        await self._write(entry, asked, accept)
        self._told(entry.seq - 1)

    def _told(self, seen: int) -> None:
        self.tell(seen)
        self.changed(self)

    async def _write(self, entry: Entry, asked: int | None, accept: Callable[[], None]) -> None:
        """Write an entry; when it is durable, make it true here."""
        clocked = asked if asked is not None and self.seats[asked].kind == "person" else None
        ahead = self.clock.copy()
        if entry.kind == "start":
            ahead.start(len(self.seats), clocked, entry.at)
        elif entry.kind == "undo":
            last = self._moves_back(times_back(entry))
            ahead.take_back(last.clock, last.at, entry.at)
        elif entry.kind not in BESIDE:
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

    async def measure(self, own: Sequence[int], query: OfTitle, code: str) -> OfTitle:
        """A private measurement on a copy: nothing can change. What takes long does not hold up the others."""
        if self.game is None:
            raise Refused("closed", NOT_STARTED)
        if query.get("what") == SHOW_ME:
            return self.shown_me(own, query.get("step"))
        if str(query.get("what")) in coached.SECONDS:  # whatever somebody sends
            return await coached.coached(self, own, query, code)
        measure, seat, state = self.page.measure, self.viewpoint(own), self.named(self.game.state.copy())
        if seat == self.asked and (joined := self.joined(seat)) is not None:
            state = self.named(joined.then.copy())  # a place is judged by the question that is shown
        try:
            if str(query.get("what")) in self.page.long_measures:
                return await self.pools.measures.away(measured, Position.of(self.title.name, state), seat, query, code)
            return measure(state, seat, query, code)
        except Illegal as error:
            raise Forbidden(self.title, error) from None


def measured(position: Position, seat: int, query: OfTitle, code: str) -> OfTitle:
    """A measurement that takes long."""
    return facets.page(shelf.title(position.title)).measure(position.state(), seat, query, code)
