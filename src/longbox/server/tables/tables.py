"""All tables of this process: found, made, joined, kept alive, and told what other processes did."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from sqlalchemy.engine import Connection

from longbox.kernel import BadSave, new_seed
from longbox.server.languages import message
from longbox.server.legible import legible
from longbox.server.limits import CAPS, Limits
from longbox.server.settings import Settings
from longbox.server.store import Conflict, Store
from longbox.titles import shelf

from . import ledger
from .bots import Bots
from .brought import verified
from .channel import Channel
from .clock import Clock
from .ledger import EVERYTHING, MATTERS, Entry, Mark, Record, Seat
from .played import NEW_DICE
from .pools import Pools
from .refusals import NOT_SEATED, Refused
from .seating import Seating, known_bot, seated
from .shown import Listener, stamp
from .table import LiveTable
from .wire import ChatLine, ChatTold

log = logging.getLogger(__name__)

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0, 1: a code is read out loud in a noisy hall."""
CODE = 7
MOST_LOADED = 2000
"""Tables kept in memory while nobody looks at them."""
IDLE = 600.0
"""Seconds until a table that nobody looks at is dropped from memory."""
SWEEP = 1.0
ABANDONED = 5.0
"""Seconds after which a bot that should have moved is taken over from a process that is gone."""
LONG = 2000
"""Entries of a ledger; those of longer ones are played through where nobody else has to wait for it."""
HERE = 30
"""Rounds of the sweep after which the other processes hear again who is present here; they believe it for 90 seconds."""

UNKNOWN = message("There is no table %(code)s. Check the code, or ask for a new link.")
NO_REMATCH = message("A rematch begins when the game is over.")
GONE = message("Your account is gone, so you cannot say anything here any more.")
NOT_OVER = message("The seed is part of a saved game, so a game can be exported when it is over.")
MANY_SHOWS = message("You have %(most)s games of bots that are not over. Watch one to its end first.")
NO_TITLE = message("There is no title %(name)s that can be played; there is %(known)s.")
OLD_RULES = message("This game was played under an older version of the rules and can no longer be opened.")

SeatWish: TypeAlias = Mapping[str, str | None]
"""A seat at a table to be opened: its `kind` is me (perhaps under a `name` of its own), open, bot (with `bot`) or person (with
`account` and `name`)."""


class Tables:
    """All tables that this process has in memory, and the way to any other."""

    def __init__(self, store: Store, settings: Settings, limits: Limits | None = None) -> None:
        self.store, self.settings = store, settings
        self.limits, self.pools = limits or Limits(on=settings.limits), Pools(settings.hands)
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.bots = Bots(settings.bot_pace, self.pools)
        self.seating = Seating(store, self.changed)
        self.channel = Channel(store, self.heard)
        self.sweeper: asyncio.Task[None] | None = None
        self.closing = False
        self.turn: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called when a person is asked: notices hang here."""
        self.ended: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called when a game is over: events hang here."""
        self.offered: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called when somebody offers the others something: notices hang here."""
        self.answers = 0
        self.unusable: set[str] = set()
        """Tables that cannot be opened, such as those of older rules: nothing is done for them."""
        self.notices: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.channel.open()
        self.sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """Let every command that has begun end; what is not begun is not begun any more."""
        self.closing = self.bots.closing = True
        tasks = [task for task in (self.sweeper, *self.bots.driving.values(), *self.notices) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in tuple(self.loaded.values()):
            async with table.lock:
                pass
        self.channel.close()
        self.pools.close()

    # -- finding ----------------------------------------------------------------------------------------------------------

    async def table(self, code: str) -> LiveTable:
        """The table with this code, played up to its newest entry."""
        code = code.upper()
        found = self.loaded.get(code)
        if found is not None:
            self.loaded.move_to_end(code)
            found.touched = time.monotonic()
            return found
        if code in self.loading:
            return await asyncio.shield(self.loading[code])
        loading = self.loading[code] = asyncio.get_running_loop().create_future()
        try:
            made = await self._load(code)
        except BaseException as error:
            loading.set_exception(error if isinstance(error, Exception) else Refused("closed", UNKNOWN, code=code))
            loading.exception()  # nobody else may be waiting
            raise
        else:
            loading.set_result(made)
            return made
        finally:
            del self.loading[code]

    async def _load(self, code: str) -> LiveTable:
        if len(code) > 12 or not code.isalnum():
            raise Refused("unknown", UNKNOWN, code=code[:12])
        found = await self.store.read(lambda db: ledger.load(db, code))
        if found is None:
            raise Refused("unknown", UNKNOWN, code=code)
        record, entries, chat = found
        title = shelf.title(record.title)
        if title.version != record.version:
            raise Refused("closed", OLD_RULES)
        table = LiveTable(self.store, record, title, self.limits, self.pools)
        await (self.pools.long if len(entries) > LONG else self.pools.loads).run(table.play, entries)
        table.chat = chat
        return self._keep(table)

    def _keep(self, table: LiveTable) -> LiveTable:
        table.changed = self.changed
        table.proposed = self.proposed
        self.loaded[table.record.code] = table
        return table

    # -- making -----------------------------------------------------------------------------------------------------------

    async def create(
        self,
        title: str,
        owner: str,
        owner_name: str,
        seats: Sequence[SeatWish] = (),
        options: Mapping[str, object] | None = None,
        clock: Mapping[str, object] | None = None,
        name: str = "",
        public: bool = False,
        asking: str = EVERYTHING,
    ) -> LiveTable:
        """Open a table. Without wishes for seats whoever opens it has the first, and the others are open."""
        if title not in shelf.playable():
            raise Refused("format", NO_TITLE, name=title[:40], known=", ".join(shelf.playable()))
        played = shelf.title(title)
        chosen = played.check_options(options or {})
        count = played.check_seats(len(seats) or None)
        if seats and all(one.get("kind") == "bot" for one in seats) and self.limits.on:
            most = CAPS["shows of an account"]
            if await self.store.read(lambda db: ledger.shows(db, owner)) >= most:
                raise Refused("busy", MANY_SHOWS, most=most)
        wanted = list(seats) or [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
        made = [self._seat(number, one, owner, owner_name) for number, one in enumerate(wanted)]
        now = time.time()
        record = Record(
            code="",
            title=title,
            version=played.version,
            options=json.dumps(chosen, separators=(",", ":")),
            seed=json.dumps(new_seed()),
            name=legible(name)[:60],
            public=public,
            clock=json.dumps(Clock.read(clock or {}).dump()),
            owner=owner,
            status="open",
            created=now,
            next=None,
            seats=made,
            asking=asking,
        )
        table = self._keep(LiveTable(self.store, await self._insert(record), played, self.limits, self.pools))
        await table.start()
        return table

    def _seat(self, number: int, one: SeatWish, owner: str, owner_name: str) -> Seat:
        match one.get("kind"):
            case "me":
                return seated(number, owner, owner_name, one.get("name"))
            case "bot":
                return Seat(number, "bot", bot=known_bot(one.get("bot") or "greedy"))
            case "person" if one["account"] is not None:
                return seated(number, one["account"], one["name"] or "", one.get("called"))
            case _:
                return Seat(number, "open")

    async def _insert(self, record: Record, *more: Callable[[Connection], None]) -> Record:
        """Find a free code and write the table, with whatever belongs to it, at once."""

        def write(db: Connection) -> None:
            ledger.create(db, record)
            for one in more:
                one(db)

        while True:
            record.code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
            with contextlib.suppress(Conflict):
                await self.store.write(write)
                return record

    async def bring(
        self, data: str | bytes, owner: str, owner_name: str, bots: Mapping[int, str] | None = None, asking: str = EVERYTHING
    ) -> LiveTable:
        """A table for a game that was exported: every answer is played again before it is believed. Who brings it gets all seats
        that are not named as a bot's, as in a lesson: those are our own games, and nobody waits for them behind others."""
        try:
            game = await (self.pools.loads.run(verified, data) if bots else self.pools.imports.away(verified, data))
        except (RecursionError, OverflowError, MemoryError):
            raise BadSave("This is not a saved game of Longbox.") from None
        now = time.time()
        record = Record(
            "", game.title, game.version, game.options, game.seed, "", False,
            json.dumps({"kind": "none"}), owner, "open", now, None,
            [
                Seat(seat, "bot", bot=known_bot(bots[seat])) if bots and seat in bots else Seat(seat, "person", owner, owner_name)
                for seat in range(game.seats)
            ],
            asking,
        )  # fmt: skip
        rows = [Entry(1, "start", -1, "", now)]
        for number, (seat, answer) in enumerate(game.answers):
            if number in game.seeds:
                rows.append(Entry(len(rows) + 1, NEW_DICE, -1, game.seeds[number], now))
            rows.append(Entry(len(rows) + 1, "answer", seat, answer, now))
        if len(game.answers) in game.seeds:
            rows.append(Entry(len(rows) + 1, NEW_DICE, -1, game.seeds[len(game.answers)], now))
        mark = Mark("over" if game.asked is None else "playing", game.asked, None)
        await self._insert(record, lambda db: ledger.append_all(db, record.code, rows, mark))
        return await self.table(record.code)

    async def rematch(self, table: LiveTable, account: str, *, swap: bool = True) -> LiveTable:
        """The same again, with the seats swapped or as they were; the second who asks comes to the table of the first."""
        if not table.seats_of(account):
            raise Refused("seat", NOT_SEATED)
        if not table.over:
            raise Refused("closed", NO_REMATCH)
        async with table.lock:  # two who ask at once meet at one table
            made = await self._rematch(table, account, swap)
        table.tell_table()
        return made

    async def _rematch(self, table: LiveTable, account: str, swap: bool) -> LiveTable:
        if table.record.next is not None:
            return await self.table(table.record.next)
        wanted: list[SeatWish] = [
            {"kind": "bot", "bot": seat.bot}
            if seat.kind == "bot"
            else {"kind": "person", "account": seat.account, "name": seat.name, "called": seat.called}
            for seat in ((*table.seats[1:], table.seats[0]) if swap else table.seats)
        ]
        record = table.record
        name = next(seat.name for seat in table.seats if seat.account == account)
        made = await self.create(
            record.title,
            account,
            name,
            wanted,
            json.loads(record.options),
            json.loads(record.clock),
            record.name,
            record.public,
            record.asking,
        )
        following, code = made.record.code, record.code
        first = await self.store.write(lambda db: ledger.set_next(db, code, following))
        await table.catch_up()
        return made if first or record.next is None else await self.table(record.next)

    # -- chat -------------------------------------------------------------------------------------------------------------

    async def say(self, table: LiveTable, account: str, text: str) -> None:
        own = table.seats_of(account)
        code, seat = table.record.code, own[0] if own else -1
        for attempt in range(3):
            try:
                line = await self.store.write(lambda db: ledger.add_chat(db, code, account, seat, text))
                break
            except Conflict:
                if attempt == 2:
                    raise
        if line is None:
            raise Refused("seat", GONE)
        self.tell_chat(table, [line])

    def tell_chat(self, table: LiveTable, lines: list[ChatLine]) -> None:
        known = table.chat[-1]["n"] if table.chat else 0
        fresh = [line for line in lines if line["n"] > known]
        table.chat = [*table.chat, *fresh][-200:]
        text = json.dumps({"type": "chat", "chat": [chat_line(line) for line in fresh]}, ensure_ascii=False)
        for listener in tuple(table.listeners):
            listener.send(text)

    # -- the board --------------------------------------------------------------------------------------------------------

    def mark(self, table: LiveTable, seat: int, points: Sequence[Sequence[float]], by: Listener | None = None) -> None:
        """Somebody points at the board or draws on it: everybody else sees it, and nobody keeps it."""
        text = json.dumps({"type": "marked", "seat": seat, "points": points}, separators=(",", ":"))
        for listener in tuple(table.listeners):
            if listener is not by:
                listener.send(text)
        if by is not None:
            self.channel.say("mark", table.record.code, json.dumps([seat, points], separators=(",", ":")))

    # -- what follows a change --------------------------------------------------------------------------------------------

    def changed(self, table: LiveTable) -> None:
        """The game has moved: a bot may have to think, or somebody wants to know."""
        self.answers += 1
        asked = table.asked
        if self.closing:
            return
        if asked is None:
            if table.over and self.ended is not None:
                self._notice(self.ended(table))
            return
        if table.seats[asked].kind == "bot":
            self.bots.wake(table)
            return
        if table.asking.hides and table.wishes[asked].asking == MATTERS:
            self._notice(self._slowly(table))
        if self.turn is not None:
            self._notice(self.turn(table))

    def proposed(self, table: LiveTable) -> None:
        """Somebody offers the others something."""
        if self.offered is not None and not self.closing:
            self._notice(self.offered(table))

    async def _slowly(self, table: LiveTable) -> None:
        """A plain answer that would betray a hidden hand comes after a while that has nothing to do with the hand."""
        seq = table.seq
        await asyncio.sleep(self.settings.bot_pace * (2 + 3 * secrets.randbelow(1000) / 1000))
        if not self.closing:
            await table.slowly(seq)

    def _notice(self, work: Awaitable[None]) -> None:
        notice = asyncio.ensure_future(work)
        self.notices.add(notice)
        notice.add_done_callback(self.notices.discard)

    async def sweep(self) -> None:
        """Once a second: clocks that ran out, bots and beginnings whose process is gone, tables nobody looks at."""
        rounds = 0
        while True:
            try:
                await self.sweep_once(0.0 if rounds == 0 and self.store.kind == "sqlite" else ABANDONED)
                if rounds % HERE == 0:
                    for table in tuple(self.loaded.values()):
                        if table.listeners:
                            self._say_here(table)
                rounds += 1
                self.forget()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def sweep_once(self, idle: float = 0.0) -> None:
        """See to every table where something is due, and no bot has moved for a while."""
        beside = len(self.unusable)
        bots, late, full = await self.store.read(
            lambda db: (ledger.bots_to_move(db, idle, beside), ledger.out_of_time(db, beside), ledger.waiting_to_start(db, beside))
        )
        for code in dict.fromkeys((*bots, *late, *full)):
            if code not in self.bots.driving and code not in self.unusable:
                await self._wake(code)

    async def _wake(self, code: str) -> None:
        """See to a table where something is due. One that cannot be opened must not keep the others waiting."""
        try:
            table = await self.table(code)
            async with table.lock:
                await table.catch_up()  # also what was said while nobody here listened
            await table.start()
            if not await table.run_out() and table.asked is not None and table.seats[table.asked].kind == "bot":
                self.changed(table)
        except Refused as refused:
            if refused.code != "stale":
                self.unusable.add(code)
        except Exception:
            log.exception("table %s cannot be opened", code)
            self.unusable.add(code)

    def forget(self) -> None:
        """Drop tables from memory that nobody looks at."""
        now = time.monotonic()
        over = len(self.loaded) - MOST_LOADED
        for code, table in list(self.loaded.items()):
            if table.listeners or code in self.bots.driving or table.lock.locked():
                continue
            if over > 0 or now - table.touched > IDLE:
                del self.loaded[code]
                self.bots.forget(table)
                over -= 1

    # -- other processes --------------------------------------------------------------------------------------------------

    async def heard(self, kind: str, code: str, rest: str) -> None:
        """Another process has written something; or, after a silence, anything may have been written."""
        if kind == "again":
            for one in tuple(self.loaded.values()):
                await self.renew(one)
            return
        table = self.loaded.get(code)
        if table is None:
            return
        if kind == "entry":
            async with table.lock:
                if table.seq < int(rest):
                    await table.catch_up()
        elif kind == "table":
            await self.renew(table)
        elif kind == "chat":
            known = table.chat[-1]["n"] if table.chat else 0
            self.tell_chat(table, await self.store.read(lambda db: ledger.newest_chat(db, code, known)))
        elif kind == "mark":
            self.mark(table, *json.loads(rest))
        elif kind == "here":
            process, _, names = rest.partition(" ")
            before_present = table.present
            table.elsewhere[process] = (time.monotonic() + 90, frozenset(names.split()))
            if table.present != before_present:
                table.tell_table()

    async def renew(self, table: LiveTable) -> None:
        """Somebody sat down, stood up, or is called otherwise now."""
        code = table.record.code
        async with table.lock:
            await table.catch_up()
        table.chat = await self.store.read(lambda db: ledger.newest_chat(db, code))
        table.tell_table()

    async def account_changed(self, *ids: str) -> None:
        """What is told of somebody has changed: every table in memory that knows them looks again."""
        for table in tuple(self.loaded.values()):
            if any(seat.account in ids for seat in table.seats) or any(line["account"] in ids for line in table.chat):
                await self.renew(table)

    def presence(self, table: LiveTable) -> None:
        """Somebody came or went: tell the table, and the other processes."""
        table.tell_table()
        if table.show and table.listeners and table.asked is not None:
            self.bots.wake(table)  # a game of bots goes on only while somebody looks
        self._say_here(table)

    def _say_here(self, table: LiveTable) -> None:
        here = sorted({listener.account for listener in table.listeners if listener.account})
        self.channel.say("here", table.record.code, ledger.PROCESS, *here)


def chat_line(line: ChatLine) -> ChatTold:
    """A chat line for the wire."""
    return {"n": line["n"], "name": line["name"], "seat": line["seat"], "text": line["text"], "at": stamp(line["at"])}
