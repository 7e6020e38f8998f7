"""Who sits where at a table: joining, leaving, and bots in empty or abandoned seats."""

from __future__ import annotations

import time
from collections.abc import Callable

from longbox.players import PLAYERS
from longbox.server.languages import message
from longbox.server.legible import legible
from longbox.server.store import Store

from . import ledger
from .ledger import Seat
from .refusals import GAME_OVER, NOT_SEATED, STALE, Refused
from .table import LiveTable

AWAY = 600.0
"""Seconds after which an absent player's seat may be handed to a bot."""

LONGEST_NAME = 40

FULL = message("This table has no open seat; you can watch.")
TAKEN = message("Somebody else has just taken that seat.")
NOT_YOURS = message("Only whoever opened the table can do that.")
BEGUN = message("The game has begun; the seats stay as they are.")
NO_BOT = message("There is no bot %(name)s; there are %(known)s.")
NOT_AWAY = message("The other player is not away long enough: a bot may take over after ten minutes without a decision.")
DAYS_CLOCK = message("At this table there are days for each decision; the clock decides, not a bot.")


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in PLAYERS:
        raise Refused("format", NO_BOT, name=name[:20], known=", ".join(sorted(PLAYERS)))
    return name


def seated(number: int, account: str | None, name: str, called: str | None = None) -> Seat:
    """A seat of a person, perhaps under a name of its own: several may share an account."""
    own = legible(called or "")[:LONGEST_NAME] or None
    return Seat(number, "person", account, own or name, called=own)


class Seating:
    """Changes of seats, made durable before anybody is told."""

    def __init__(self, store: Store, changed: Callable[[LiveTable], None]) -> None:
        self.store, self.changed = store, changed

    async def join(self, table: LiveTable, account: str, name: str, seat: int | None = None, called: str | None = None) -> int:
        """Sit down; on the first open seat, or the one named."""
        own = table.seats_of(account)
        if own and (seat is None or seat in own):
            return own[0] if seat is None else seat
        free = self._free(table, seat)
        await self._sit(table, seated(free, account, name, called))
        return free

    async def seat_bot(self, table: LiveTable, account: str, bot: str, seat: int | None = None) -> int:
        """Put a bot on an open seat."""
        if table.record.owner != account:
            raise Refused("seat", NOT_YOURS)
        free = self._free(table, seat)
        await self._sit(table, Seat(free, "bot", bot=known_bot(bot)))
        return free

    def _free(self, table: LiveTable, seat: int | None) -> int:
        """The open seat that is meant: the one named, or the first."""
        for one in table.seats:
            if one.kind == "open" and seat in (None, one.seat):
                return one.seat
        raise Refused("closed", FULL)

    async def _sit(self, table: LiveTable, seat: Seat) -> None:
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

    async def leave(self, table: LiveTable, account: str) -> None:
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

    async def replace_absent(self, table: LiveTable, account: str, bot: str) -> int:
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
        seat, code = Seat(asked, "bot", bot=known_bot(bot)), table.record.code
        async with table.lock:
            if table.asked != asked or table.seats[asked] is not one:
                raise Refused("stale", STALE)
            if await self.store.write(lambda db: ledger.change_seat(db, code, seat, "person")):
                table.seats[asked] = seat
                table.clock.running = None
        table.tell_table()
        self.changed(table)
        return asked
