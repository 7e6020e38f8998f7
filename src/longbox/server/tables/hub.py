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
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.engine import Connection

from longbox.kernel import Answer, BadSave, Game, new_seed
from longbox.players import PLAYERS, Player, Search, Sight, player
from longbox.players.search import SECONDS
from longbox.server.languages import message
from longbox.server.settings import Settings
from longbox.server.store import Conflict, Store
from longbox.titles import shelf

from . import ledger
from .channel import Channel
from .clock import Clock
from .ledger import Entry, Mark, Record, Seat
from .table import GAME_OVER, NOT_SEATED, STALE, Refused, Table, stamp

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
THINKERS = 2
"""How many bots search at the same time."""
LEAST_THOUGHT = 0.1
"""Seconds that a searching bot gets however many others search."""
MOST_ANSWERS = 20_000
HERE = 30
"""Rounds of the sweep after which the other processes hear again who is present here; they believe it for 90 seconds."""
AWAY = 600.0
"""Seconds after which an absent player's seat may be handed to a bot."""

UNKNOWN = message("There is no table %(code)s. Check the code, or ask for a new link.")
FULL = message("This table has no open seat; you can watch.")
TAKEN = message("Somebody else has just taken that seat.")
NOT_YOURS = message("Only whoever opened the table can do that.")
BEGUN = message("The game has begun; the seats stay as they are.")
NO_BOT = message("There is no bot %(name)s; there are %(known)s.")
NOT_AWAY = message("The other player is not away long enough: a bot may take over after ten minutes without a decision.")
DAYS_CLOCK = message("At this table there are days for each decision; the clock decides, not a bot.")
NO_REMATCH = message("A rematch begins when the game is over.")
GONE = message("Your account is gone, so you cannot say anything here any more.")
NOT_OVER = message("The seed is part of a saved game, so a game can be exported when it is over.")
TOO_LONG = message("This game has too many answers to be brought in.")
NO_TITLE = message("There is no title %(name)s that can be played; there is %(known)s.")
OLD_RULES = message("This game was played under an older version of the rules and can no longer be opened.")


class Hub:
    """The tables of one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.players: dict[tuple[str, int], tuple[str, Player]] = {}
        self.thinkers = ThreadPoolExecutor(THINKERS, "thinker")
        self.searching = 0
        self.channel = Channel(store, self.heard)
        self.sweeper: asyncio.Task[None] | None = None
        self.closing = False
        self.turn: Callable[[Table], Awaitable[None]] | None = None
        """Called when a person is asked: notices hang here."""
        self.ended: Callable[[Table], Awaitable[None]] | None = None
        """Called when a game is over: events hang here."""
        self.answers = 0
        self.unusable: set[str] = set()
        """Tables that cannot be opened, such as those of older rules: nothing is done for them."""
        self.notices: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.channel.open()
        self.sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """Let every command that has begun end; what is not begun is not begun any more."""
        self.closing = True
        tasks = [task for task in (self.sweeper, *self.driving.values(), *self.notices) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in tuple(self.tables.values()):
            async with table.lock:
                pass
        self.channel.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    # -- finding ----------------------------------------------------------------------------------------------------------

    async def table(self, code: str) -> Table:
        """The table with this code, played up to its newest entry."""
        code = code.upper()
        found = self.tables.get(code)
        if found is not None:
            self.tables.move_to_end(code)
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

    async def _load(self, code: str) -> Table:
        if len(code) > 12 or not code.isalnum():
            raise Refused("unknown", UNKNOWN, code=code[:12])
        found = await self.store.read(lambda db: ledger.load(db, code))
        if found is None:
            raise Refused("unknown", UNKNOWN, code=code)
        record, entries, chat = found
        title = shelf.title(record.title)
        if title.version != record.version:
            raise Refused("closed", OLD_RULES)
        table = Table(self.store, record, title)
        for entry in entries:
            table.apply(entry)
            if entry.seq % 50 == 0:
                await asyncio.sleep(0)  # a long game must not hold up everybody else
        table.chat = chat
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        table.changed = self.changed
        self.tables[table.record.code] = table
        return table

    # -- making -----------------------------------------------------------------------------------------------------------

    async def create(
        self,
        title: str,
        owner: str,
        owner_name: str,
        seats: Sequence[Mapping[str, Any]] = (),
        options: Mapping[str, object] | None = None,
        clock: Mapping[str, Any] | None = None,
        name: str = "",
        public: bool = False,
    ) -> Table:
        """Open a table. A seat is {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}, or a person with account."""
        if title not in shelf.playable():
            raise Refused("format", NO_TITLE, name=title[:40], known=", ".join(shelf.playable()))
        played = shelf.title(title)
        chosen = played.check_options(options or {})
        count = played.check_seats(len(seats) or None)
        wanted = list(seats) or [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
        made = [self._seat(number, one, owner, owner_name) for number, one in enumerate(wanted)]
        now = time.time()
        record = Record(
            code="",
            title=title,
            version=played.version,
            options=json.dumps(chosen, separators=(",", ":")),
            seed=json.dumps(new_seed()),
            name=" ".join("".join(c if c.isprintable() else " " for c in name).split())[:60],
            public=public,
            clock=json.dumps(Clock.read(clock or {}).dump()),
            owner=owner,
            status="open",
            created=now,
            next=None,
            seats=made,
        )
        table = self._keep(Table(self.store, await self._insert(record), played))
        await table.start()
        return table

    def _seat(self, number: int, one: Mapping[str, Any], owner: str, owner_name: str) -> Seat:
        match one.get("kind"):
            case "me":
                return Seat(number, "person", owner, owner_name)
            case "bot":
                return Seat(number, "bot", bot=self.bot(one.get("bot") or "greedy"))
            case "person" if one["account"] is not None:
                return Seat(number, "person", one["account"], one["name"])
            case _:
                return Seat(number, "open")

    def bot(self, name: str) -> str:
        if name not in PLAYERS:
            raise Refused("format", NO_BOT, name=name[:20], known=", ".join(sorted(PLAYERS)))
        return name

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

    async def bring(self, data: str | bytes, owner: str, owner_name: str, bots: Mapping[int, str] | None = None) -> Table:
        """A table for a game that was exported: every answer is played again before it is believed. Who brings it gets all seats
        that are not named as a bot's."""
        try:
            game, asked = await asyncio.to_thread(_verified, data)
        except (RecursionError, OverflowError, MemoryError):
            raise BadSave("This is not a saved game of Longbox.") from None
        if len(game.answers) > MOST_ANSWERS:
            raise Refused("format", TOO_LONG)
        now = time.time()
        record = Record(
            "", game.title.name, game.title.version, json.dumps(dict(game.state.options)), json.dumps(game.seed), "", False,
            json.dumps({"kind": "none"}), owner, "open", now, None,
            [
                Seat(seat, "bot", bot=self.bot(bots[seat])) if bots and seat in bots else Seat(seat, "person", owner, owner_name)
                for seat in range(game.state.seats)
            ],
        )  # fmt: skip
        rows = [Entry(1, "start", -1, "", now)]
        for seat, answer in zip(asked, game.answers, strict=True):
            rows.append(Entry(len(rows) + 1, "answer", seat, json.dumps(answer), now))
        mark = Mark("over" if game.ask is None else "playing", None if game.ask is None else game.ask.seat, None)
        await self._insert(record, lambda db: ledger.append_all(db, record.code, rows, mark))
        return await self.table(record.code)

    async def rematch(self, table: Table, account: str) -> Table:
        """The same again with the seats swapped; the second who asks comes to the table of the first."""
        if not table.seats_of(account):
            raise Refused("seat", NOT_SEATED)
        if not table.over:
            raise Refused("closed", NO_REMATCH)
        async with table.lock:  # two who ask at once meet at one table
            made = await self._rematch(table, account)
        table.tell_table()
        return made

    async def _rematch(self, table: Table, account: str) -> Table:
        if table.record.next is not None:
            return await self.table(table.record.next)
        wanted: list[dict[str, Any]] = [
            {"kind": "bot", "bot": seat.bot}
            if seat.kind == "bot"
            else {"kind": "person", "account": seat.account, "name": seat.name}
            for seat in (*table.seats[1:], table.seats[0])
        ]
        record = table.record
        name = next(seat.name for seat in table.seats if seat.account == account)
        made = await self.create(
            record.title, account, name, wanted, json.loads(record.options), json.loads(record.clock), record.name, record.public
        )
        following, code = made.record.code, record.code
        first = await self.store.write(lambda db: ledger.set_next(db, code, following))
        await table.catch_up()
        return made if first or record.next is None else await self.table(record.next)

    # -- seats ------------------------------------------------------------------------------------------------------------

    async def join(self, table: Table, account: str, name: str, seat: int | None = None) -> int:
        """Sit down; on the first open seat, or the one named."""
        own = table.seats_of(account)
        if own and (seat is None or seat in own):
            return own[0] if seat is None else seat
        free = self._free(table, seat)
        await self._sit(table, Seat(free, "person", account, name))
        return free

    async def seat_bot(self, table: Table, account: str, bot: str, seat: int | None = None) -> int:
        """Put a bot on an open seat."""
        if table.record.owner != account:
            raise Refused("seat", NOT_YOURS)
        free = self._free(table, seat)
        await self._sit(table, Seat(free, "bot", bot=self.bot(bot)))
        return free

    def _free(self, table: Table, seat: int | None) -> int:
        """The open seat that is meant: the one named, or the first."""
        for one in table.seats:
            if one.kind == "open" and seat in (None, one.seat):
                return one.seat
        raise Refused("closed", FULL)

    async def _sit(self, table: Table, seat: Seat) -> None:
        code = table.record.code
        async with table.lock:
            taken = await self.store.write(lambda db: ledger.change_seat(db, code, seat, "open"))
            if taken:
                table.seats[seat.seat] = seat
            else:
                await table.catch_up()
        table.tell_table()
        if not taken:
            raise Refused("closed", TAKEN)
        await table.start()

    async def leave(self, table: Table, account: str) -> None:
        """Stand up before the game begins. Later one can only resign."""
        own = table.seats_of(account)
        if not own:
            raise Refused("seat", NOT_SEATED)
        code = table.record.code
        async with table.lock:  # the game must not begin meanwhile
            if table.game is not None:
                raise Refused("closed", BEGUN)
            for seat in own:
                free = Seat(seat, "open")
                await self.store.write(lambda db, free=free: ledger.change_seat(db, code, free, "person"))  # type: ignore[misc]
                table.seats[seat] = free
        table.tell_table()

    async def replace_absent(self, table: Table, account: str, bot: str) -> int:
        """Hand the seat of somebody who has gone to a bot, so that the game can go on."""
        if not table.seats_of(account):
            raise Refused("seat", NOT_SEATED)
        asked = table.asked
        if asked is None:
            raise Refused("over", GAME_OVER)
        if table.clock.kind == "days":
            raise Refused("illegal", DAYS_CLOCK)
        one = table.seats[asked]
        if one.kind != "person" or one.account == account or one.account in table.present or time.time() - table.last_at < AWAY:
            raise Refused("illegal", NOT_AWAY)
        seat, code = Seat(asked, "bot", bot=self.bot(bot)), table.record.code
        async with table.lock:
            if table.asked != asked or table.seats[asked] is not one:
                raise Refused("stale", STALE)
            if await self.store.write(lambda db: ledger.change_seat(db, code, seat, "person")):
                table.seats[asked] = seat
                table.clock.running = None
        table.tell_table()
        self.changed(table)
        return asked

    # -- chat -------------------------------------------------------------------------------------------------------------

    async def say(self, table: Table, account: str, text: str) -> None:
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

    def tell_chat(self, table: Table, lines: list[dict[str, Any]]) -> None:
        known = table.chat[-1]["n"] if table.chat else 0
        fresh = [line for line in lines if line["n"] > known]
        table.chat = [*table.chat, *fresh][-200:]
        text = json.dumps({"type": "chat", "chat": [chat_line(line) for line in fresh]}, ensure_ascii=False)
        for listener in tuple(table.listeners):
            listener.send(text)

    # -- what follows a change --------------------------------------------------------------------------------------------

    def changed(self, table: Table) -> None:
        """The game has moved: a bot may have to think, or somebody wants to know."""
        self.answers += 1
        asked = table.asked
        if self.closing:
            return
        if asked is None:
            if table.over and self.ended is not None:
                self._notice(self.ended(table))
            return
        code = table.record.code
        if table.seats[asked].kind == "bot":
            if code not in self.driving:
                task = self.driving[code] = asyncio.create_task(self.drive(table))
                task.add_done_callback(lambda _: self.driving.pop(code, None))
        elif self.turn is not None:
            self._notice(self.turn(table))

    def _notice(self, work: Awaitable[None]) -> None:
        notice = asyncio.ensure_future(work)
        self.notices.add(notice)
        notice.add_done_callback(self.notices.discard)

    async def drive(self, table: Table) -> None:
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
                pause = self.settings.bot_pace - (time.monotonic() - began) if watched and len(game.ask.options) > 1 else 0.0
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

    async def _thought(self, table: Table, seq: int, thinker: Player, sight: Sight[Any]) -> Answer:
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

    def _player(self, table: Table, seat: int) -> Player:
        name = table.seats[seat].bot or "greedy"
        key = (table.record.code, seat)
        kept = self.players.get(key)
        if kept is None or kept[0] != name:
            kept = self.players[key] = (name, player(name, secrets.token_hex(8)))
        return kept[1]

    async def sweep(self) -> None:
        """Once a second: clocks that ran out, bots and beginnings whose process is gone, tables nobody looks at."""
        rounds = 0
        while True:
            try:
                idle = 0.0 if rounds == 0 and self.store.kind == "sqlite" else ABANDONED
                bots, late, full = await self.store.read(
                    lambda db, idle=idle: (ledger.bots_to_move(db, idle), ledger.out_of_time(db), ledger.waiting_to_start(db))  # type: ignore[misc]
                )
                for code in dict.fromkeys((*bots, *late, *full)):
                    if code not in self.driving and code not in self.unusable:
                        await self._wake(code)
                if rounds % HERE == 0:
                    for table in tuple(self.tables.values()):
                        if table.listeners:
                            self._say_here(table)
                rounds += 1
                self.forget()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

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
        over = len(self.tables) - MOST_LOADED
        for code, table in list(self.tables.items()):
            if table.listeners or code in self.driving or table.lock.locked():
                continue
            if over > 0 or now - table.touched > IDLE:
                del self.tables[code]
                for seat in range(len(table.seats)):
                    self.players.pop((code, seat), None)
                over -= 1

    # -- other processes --------------------------------------------------------------------------------------------------

    async def heard(self, kind: str, code: str, rest: str) -> None:
        """Another process has written something; or, after a silence, anything may have been written."""
        if kind == "again":
            for one in tuple(self.tables.values()):
                await self.renew(one)
            return
        table = self.tables.get(code)
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
        elif kind == "here":
            process, _, names = rest.partition(" ")
            before_present = table.present
            table.elsewhere[process] = (time.monotonic() + 90, frozenset(names.split()))
            if table.present != before_present:
                table.tell_table()

    async def renew(self, table: Table) -> None:
        """Somebody sat down, stood up, or is called otherwise now."""
        code = table.record.code
        async with table.lock:
            await table.catch_up()
        table.chat = await self.store.read(lambda db: ledger.newest_chat(db, code))
        table.tell_table()

    async def account_changed(self, *ids: str) -> None:
        """What is told of somebody has changed: every table in memory that knows them looks again."""
        for table in tuple(self.tables.values()):
            if any(seat.account in ids for seat in table.seats) or any(line["account"] in ids for line in table.chat):
                await self.renew(table)

    def presence(self, table: Table) -> None:
        """Somebody came or went: tell the table, and the other processes."""
        table.tell_table()
        self._say_here(table)

    def _say_here(self, table: Table) -> None:
        here = sorted({listener.account for listener in table.listeners if listener.account})
        self.channel.say("here", table.record.code, ledger.PROCESS, *here)


def chat_line(line: Mapping[str, Any]) -> dict[str, Any]:
    """A chat line for the wire."""
    return {name: line[name] for name in ("n", "name", "seat", "text")} | {"at": stamp(line["at"])}


def _verified(data: str | bytes) -> tuple[Game[Any], list[int]]:
    """A game somebody brings, played again from the start, and who was asked each time."""
    game: Game[Any] = Game.load(data, shelf.title, verify=True)
    again: Game[Any] = Game.new(game.title, game.state.seats, game.seed, game.state.options)
    asked = []
    for answer in game.answers:
        assert again.ask is not None
        asked.append(again.ask.seat)
        again.answer(answer)
    return game, asked
