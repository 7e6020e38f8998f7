"""Another game from a moment of a finished one."""

from __future__ import annotations

from longbox.kernel import new_seed
from longbox.server.languages import message

from .refusals import Refused
from .table import LiveTable
from .tables import Tables

GOES_ON = message("This game is not over yet; play on from one of its moments when it is.")
NOTHING_LEFT = message("Nothing is left to decide from here.")


async def branch(tables: Tables, table: LiveTable, n: int, owner: str, owner_name: str) -> LiveTable:
    """A game that goes on from the moment after `n` answers, against bots: for whoever sat there at their seats, for others at
    the seat that decides. Its dice are new from there on. The finished one stays as it is."""
    if not table.over or table.game is None:
        raise Refused("closed", GOES_ON)
    game = await tables.pools.replays.run(table.game_at, min(max(n, 0), len(table.moves)))
    if game.ask is None:
        raise Refused("closed", NOTHING_LEFT)
    game.new_dice(new_seed())  # those of the finished game are known
    own = table.seats_of(owner) or (game.ask.seat,)
    bots = {seat.seat: seat.bot or "greedy" for seat in table.seats if seat.seat not in own}
    made = await tables.bring(game.save(), owner, owner_name, bots, table.record.asking)
    tables.changed(made)
    return made
