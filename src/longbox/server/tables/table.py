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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from longbox.kernel import SPECTATOR, Answer, Event, Game, Illegal, LongboxError, Speech, Title, commitment, replay
from longbox.kernel.asks import checked_value
from longbox.kernel.plain import freeze
from longbox.server.languages import LANGUAGES, language, message
from longbox.server.store import Conflict, Store
from longbox.speech import Tongue

from . import ledger
from .clock import Clock
from .ledger import Entry, Record, Seat

WAITS = message("%(name)s decides.")
BOT_WAITS = message("%(name)s thinks.")
OPEN = message("Waiting for somebody to take seat %(letter)s.")
OVER = message("The game is over.")
RESIGNED = message("%(name)s resigns.")
TIMED_OUT = message("The time of %(name)s has run out.")
STALE = message("The game has moved on since; here is where it stands now.")
NOT_SEATED = message("You watch this table; only seated players can do that.")
NOT_ASKED = message("It is not your decision; %(name)s decides.")
NOT_STARTED = message("The game has not begun: a seat is still open.")
GAME_OVER = message("The game is over; it takes no more answers.")
NOTHING_TO_UNDO = message("There is nothing to take back yet.")
OTHER_ACTED = message("%(name)s has acted since, so undo is closed.")
DICE_ROLLED = message("Dice were rolled, so undo is closed.")
REVEALED = message("Something hidden was shown, so undo is closed.")
BOT_NAMES = {
    "random": message("Random bot"),
    "careless": message("Gentle bot"),
    "greedy": message("Steady bot"),
    "search": message("Sharp bot"),
}
MOST_KEPT = 30
"""Messages of one moment that are kept to be shared."""
GUEST = message("Guest")
NOBODY = message("Nobody yet")


class Refused(LongboxError):
    """A command that changes nothing; `code` is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, /, **values: object) -> None:
        super().__init__(sentence % values if values else sentence)
        self.code, self.sentence, self.values = code, sentence, values

    def told(self, code: str) -> str:
        """The sentence in a language."""
        spoken = language(code).gettext(self.sentence)
        return spoken % {name: _translated(value, code) for name, value in self.values.items()} if self.values else spoken


class Forbidden(Refused):
    """What the rules of the title do not allow, in the title's own words."""

    def __init__(self, title: Title[Any], error: Illegal) -> None:
        super().__init__("illegal", str(error))
        self.title, self.error = title, error

    def told(self, code: str) -> str:
        return Tongue(code).say(self.title.refusal(self.error, code))


def _translated(value: object, code: str) -> object:
    return language(code).gettext(value) if isinstance(value, str) else value


class Listener(Protocol):
    """Somebody at the table: a socket."""

    account: str | None
    language: str

    def send(self, text: str) -> None:
        """Put a message on its way; never waits."""


@dataclass(slots=True)
class Move:
    """An answer in force, and what is needed to know whether it may be taken back."""

    seat: int
    answer: Answer
    dice: int
    """Dice drawn before it."""
    log: int
    """Events before it."""
    revealed: bool
    at: float
    clock: Clock
    """The clock before it."""


@dataclass(slots=True)
class Line:
    """An event with the number of answers given when it happened."""

    n: int
    event: Event


class Table:
    """A table as this process knows it."""

    def __init__(self, store: Store, record: Record, title: Title[Any]) -> None:
        self.store, self.title = store, title
        self.record = record
        self.seats: list[Seat] = record.seats
        self.seq = 0
        self.game: Game[Any] | None = None
        self.moves: list[Move] = []
        self.lines: list[Line] = []
        self.lines_after: list[int] = [0]
        """Per `seq`, the lines there were then: what a returning client has missed."""
        self.clock = Clock.read(json.loads(record.clock))
        self.ended: tuple[str, int] | None = None
        """Resigned or out of time, and who."""
        self.chat: list[dict[str, Any]] = []
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Who is present at other processes."""
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.last_at = record.created
        self.changed: Callable[[Table], None] = lambda table: None
        """Called after every change of the game: bots, deadlines and notices hang here."""
        self._messages: dict[tuple[Any, ...], str] = {}

    # -- the ledger -------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """One durable entry."""
        assert entry.seq == self.seq + 1, f"{self.record.code}: entry {entry.seq} after {self.seq}"
        if entry.kind == "start":
            self.game = self._fresh()
            self.clock.start(len(self.seats), self._clocked(), entry.at)
        elif entry.kind == "answer":
            assert self.game is not None
            value = freeze(json.loads(entry.body))
            self.take(self.game, *self._tried(self.game, value, entry.at))
        elif entry.kind == "undo":
            self._take_back(entry.at)
        elif entry.kind in ("resign", "time"):
            self.ended = (entry.kind, entry.seat)
        if entry.kind not in ("start", "undo"):
            self.clock.tick(self._clocked(), entry.at)
        self._stands(entry)

    def _stands(self, entry: Entry) -> None:
        """What every entry leaves behind, whoever wrote it."""
        self.seq = entry.seq
        self.last_at = entry.at
        self.lines_after.append(len(self.lines))
        self._messages.clear()
        self.touched = time.monotonic()
        self.record.status = "over" if self.over else "playing"

    def _fresh(self) -> Game[Any]:
        seed, options = json.loads(self.record.seed), json.loads(self.record.options)
        heard: list[Event] = []
        replay(self.title, len(self.seats), seed, options, (), {}, heard.append)
        self.lines = [Line(0, event) for event in heard]
        return Game.new(self.title, len(self.seats), seed, options)

    def _tried(self, game: Game[Any], value: Answer, at: float) -> tuple[Move, list[Event]]:
        """Answer in place, and tell what is needed to take it back."""
        assert game.ask is not None
        events: list[Event] = []
        move = Move(game.ask.seat, value, game.state.count, len(self.lines), False, at, self.clock.copy())
        game.state.sink = events.append
        try:
            game.answer(value)
        finally:
            game.state.sink = None
        move.revealed = any(type(event).__name__ in self.title.reveals for event in events)
        return move, events

    def take(self, game: Game[Any], move: Move, events: Sequence[Event]) -> None:
        """Make a tried answer the truth of this table."""
        self.game = game
        self.moves.append(move)
        n = len(self.moves)
        self.lines += [Line(n, event) for event in events]

    def _take_back(self, at: float) -> None:
        move = self.moves.pop()
        self.lines = self.lines[: move.log]
        self.game = self.game_at(len(self.moves))
        self.clock.take_back(move.clock, move.at, at)

    def game_at(self, n: int) -> Game[Any]:
        """The game as it stood after `n` answers."""
        game: Game[Any] = Game.new(self.title, len(self.seats), json.loads(self.record.seed), json.loads(self.record.options))
        for move in self.moves[:n]:
            game.answer(move.answer)
        return game

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

    # -- what stands ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        if self.game is None or self.over or self.game.ask is None:
            return None
        return self.game.ask.seat

    def _clocked(self) -> int | None:
        """The seat whose time runs: a bot's never does."""
        asked = self.asked
        return asked if asked is not None and self.seats[asked].kind == "person" else None

    @property
    def over(self) -> bool:
        return self.ended is not None or (self.game is not None and self.game.ask is None)

    def seats_of(self, account: str | None) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if account is not None and seat.kind == "person" and seat.account == account)

    def viewpoint(self, own: Sequence[int]) -> int:
        """Whose eyes an onlooker has: the asked one of the own seats, else the first of them, else a spectator's."""
        if not own:
            return SPECTATOR
        return self.asked if self.asked in own else own[0]  # type: ignore[return-value]

    def name(self, seat: int, code: str) -> str:
        """What a seat is called."""
        one = self.seats[seat]
        if one.kind == "bot":
            return language(code).gettext(BOT_NAMES.get(one.bot or "", one.bot or ""))
        unnamed = GUEST if one.kind == "person" else NOBODY
        return one.name or language(code).gettext(unnamed)

    @property
    def present(self) -> frozenset[str]:
        """Accounts that look at this table now, here or through another process."""
        now = time.monotonic()
        here = {listener.account for listener in self.listeners if listener.account}
        for until, accounts in self.elsewhere.values():
            if until > now:
                here |= accounts
        return frozenset(here)

    # -- commands ---------------------------------------------------------------------------------------------------------

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

    async def answer(self, account: str | None, seq: int, value: Any) -> int:
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

    async def _answer(self, seat: int, value: Any) -> int:
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

    def undo_closed(self, own: Sequence[int]) -> Refused | None:
        """Why the last answer cannot be taken back; None if it can."""
        if not own:
            return Refused("seat", NOT_SEATED)
        if self.over:
            return Refused("over", GAME_OVER)
        if not self.moves or self.game is None:
            return Refused("illegal", NOTHING_TO_UNDO)
        last = self.moves[-1]
        if last.seat not in own:
            return Refused("illegal", OTHER_ACTED, name=self.name(last.seat, "en"))
        if self.game.state.count != last.dice:
            return Refused("illegal", DICE_ROLLED)
        if last.revealed:
            return Refused("illegal", REVEALED)
        return None

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

    # -- telling ----------------------------------------------------------------------------------------------------------

    def tell(self, seen: int) -> None:
        """The newest state to everybody at the table, all of whom have seen up to `seen`."""
        since = self.missed_since(seen)
        for listener in tuple(self.listeners):
            listener.send(self.message(listener.account, listener.language, "update", since))

    def tell_table(self) -> None:
        """Seats, names, presence or status changed."""
        self._messages.clear()
        for listener in tuple(self.listeners):
            own = self.seats_of(listener.account)
            listener.send(_json({"type": "table", "table": self.facts(own, listener.language)}))

    def missed_since(self, seq: int | None) -> int:
        """From which log line on a client that has seen `seq` needs the log."""
        if seq is None or not 0 <= seq <= self.seq:
            return 0
        return min(self.lines_after[seq:])

    def message(self, account: str | None, code: str, kind: str = "state", log_from: int = 0) -> str:
        """`state` or `update` for one onlooker, as JSON text. Onlookers who may know the same share it."""
        own = self.seats_of(account)
        key = (kind, own, code, log_from)
        found = self._messages.get(key)
        if found is None:
            if len(self._messages) > MOST_KEPT:
                self._messages.clear()
            found = self._messages[key] = _json({"type": kind, **self.picture(own, code, log_from)})
        return found

    def picture(self, own: Sequence[int], code: str, log_from: int = 0) -> dict[str, Any]:
        """All that an onlooker with these seats may know."""
        seat = self.viewpoint(own)
        told: dict[str, Any] = {
            "seq": self.seq,
            "n": len(self.moves),
            "language": code,
            "table": self.facts(own, code),
            "seat": seat,
            "view": None,
            "offer": None,
            "waiting": self.waiting(own, code),
            "resolving": [],
            "log_from": log_from,
            "log": [],
            "undo": self._undo(own, code),
            "result": self.result(code),
        }
        if self.game is None:
            return told
        log = self.log(self.reader(own), code, log_from)
        return told | self.seen(self.game, seat, code, offer=not self.over) | {"log": log}

    def reader(self, own: Sequence[int]) -> int:
        """Whose eyes read the log. Several people at one device share it, so it holds what everybody may know."""
        return own[0] if len(own) == 1 else SPECTATOR

    def seen(self, game: Game[Any], seat: int, code: str, *, offer: bool) -> dict[str, Any]:
        """A position through the eyes of a seat."""
        view = game.view(seat)
        view.pop("ask", None)
        ask = game.ask
        return {
            "view": view,
            "offer": self.title.offer(game.state, ask, code) if offer and ask is not None and ask.seat == seat else None,
            "resolving": self.title.resolving(game.state, seat, code) if offer else [],
        }

    def log(self, seat: int, code: str, log_from: int = 0) -> list[dict[str, Any]]:
        """The report of the game for a seat."""
        assert self.game is not None
        speech = Speech(self.title, self.game.state, code)
        told = []
        for i, line in enumerate(self.lines[log_from:], log_from):
            event = line.event.seen_by(seat)
            if event is not None:
                data = event.dump()
                name = data.pop("event")
                weight = "head" if name in self.title.heads else "plain"
                told.append({"i": i, "n": line.n, "line": speech.line(event), "weight": weight, "event": {"type": name, **data}})
        return told

    def facts(self, own: Sequence[int], code: str) -> dict[str, Any]:
        """What everybody may know of the table itself."""
        present = self.present
        seated = {seat.account for seat in self.seats if seat.kind == "person"}
        return {
            "code": self.record.code,
            "title": self.title.name,
            "label": self.title.label,
            "name": self.record.name,
            "status": self.record.status,
            "public": self.record.public,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": self.name(seat.seat, code),
                    "bot": seat.bot,
                    "present": seat.kind == "bot" or (seat.account is not None and seat.account in present),
                    "you": seat.seat in own,
                }
                for seat in self.seats
            ],
            "spectators": sum(1 for listener in self.listeners if listener.account is None or listener.account not in seated),
            "clock": {
                **self.clock.dump(),
                "left": [round(left, 1) for left in self.clock.left],
                "running": self.clock.running,
                "at": stamp(self.clock.since) if self.clock.since else None,
            },
            "commitment": commitment(json.loads(self.record.seed)),
            "seed": json.loads(self.record.seed) if self.over else None,
            "created": stamp(self.record.created),
            "next": self.record.next,
            "options": json.loads(self.record.options),
        }

    def waiting(self, own: Sequence[int], code: str) -> str:
        """Whom the game waits for, as a sentence."""
        say = language(code).gettext
        asked = self.asked
        if self.over:
            return say(OVER)
        if asked is None:
            free = next((seat.seat for seat in self.seats if seat.kind == "open"), None)
            return say(OPEN) % {"letter": "ABCDEFGH"[free]} if free is not None else ""
        if asked in own:
            return ""
        return say(BOT_WAITS if self.seats[asked].kind == "bot" else WAITS) % {"name": self.name(asked, code)}

    def _undo(self, own: Sequence[int], code: str) -> dict[str, Any]:
        closed = self.undo_closed(own)
        return {"can": closed is None, "why": "" if closed is None else closed.told(code)}

    def result(self, code: str) -> dict[str, Any] | None:
        """How it ended."""
        if not self.over or self.game is None:
            return None
        state = self.game.state
        told: dict[str, Any] = {"scores": list(state.scores()), "rounds": state.rounds()}
        if self.ended is not None:
            reason, seat = self.ended
            others = [other.seat for other in self.seats if other.seat != seat]
            best = max(others, key=lambda other: state.scores()[other])
            why = RESIGNED if reason == "resign" else TIMED_OUT
            sentence = language(code).gettext(why) % {"name": self.name(seat, code)}
            return {**told, "winner": best, "reason": "resigned" if reason == "resign" else reason, "line": sentence}
        last = self.lines[-1].event if self.lines else None
        line = Speech(self.title, state, code).line(last) if last is not None else ""
        return {**told, "winner": state.winner(), "reason": getattr(last, "reason", "end"), "line": line}

    def replayed(self, n: int, own: Sequence[int], code: str) -> dict[str, Any]:
        """The moment after `n` answers, as the same onlooker may know it now."""
        if self.game is None:
            raise Refused("closed", NOT_STARTED)
        n = min(max(n, 0), len(self.moves))
        game = self.game_at(n)
        seat = self.viewpoint(own)
        seen = self.seen(game, seat, code, offer=False)
        seen["resolving"] = self.title.resolving(game.state, seat, code)
        end = next((i for i, line in enumerate(self.lines) if line.n > n), len(self.lines))
        return {
            "type": "state",
            "seq": self.seq,
            "n": n,
            "language": code,
            "table": self.facts(own, code),
            "seat": seat,
            **seen,
            "waiting": "",
            "log_from": 0,
            "log": [line for line in self.log(self.reader(own), code) if line["i"] < end],
            "undo": {"can": False, "why": ""},
            "result": self.result(code) if n == len(self.moves) else None,
        }

    async def measure(self, own: Sequence[int], query: Mapping[str, Any], code: str) -> dict[str, Any]:
        """A private measurement on a copy: nothing can change. What takes long does not hold up the others."""
        if self.game is None:
            raise Refused("closed", NOT_STARTED)
        measure, state, seat = self.title.measure, self.game.state.copy(), self.viewpoint(own)
        try:
            if str(query.get("what")) in self.title.long_measures:
                return await asyncio.to_thread(measure, state, seat, query, code)
            return measure(state, seat, query, code)
        except Illegal as error:
            raise Forbidden(self.title, error) from None

    def export(self) -> str:
        """The finished game as a save that anybody can verify."""
        assert self.game is not None
        return self.game_at(len(self.moves)).save()


def stamp(at: float) -> str:
    """A time for the wire.

    >>> stamp(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def spoken(code: object) -> str:
    """A language we have; the first one for any other."""
    return code if isinstance(code, str) and code in LANGUAGES else next(iter(LANGUAGES))
