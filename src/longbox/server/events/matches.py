"""Play it here: a match of an event at a table of Longbox, whose result goes back to the event."""

from __future__ import annotations

import logging

from longbox.challenger import Result, facts, matches
from longbox.challenger.filing import GAME
from longbox.server.languages import message
from longbox.server.tables import LiveTable, Refused, Tables

from . import ledger
from .desk import Draft, EventDesk, Events, Person

log = logging.getLogger(__name__)

NO_MATCH = message("You have no match to play now.")
NO_PHONE = message("Your opponent has no phone at this event yet, so this match is played at a real table.")
NO_ROSTERS = message("Both rosters must hold only cards that Longbox has, so this match is played at a real table.")
KEPT_BACK = message("%(one)s against %(other)s")


def playable(desk: EventDesk, person: str) -> tuple[int, int, int] | None:
    """The match somebody could play here now, as round, table and attempt of the draw."""
    round = desk.event.current
    table = round.table_of(person) if round is not None and round.published and not round.closed else None
    if round is None or table is None or table.players[1] is None or table.result is not None:
        return None
    return round.number, table.number, round.attempt


def with_cards(desk: EventDesk, person: str) -> bool:
    """Whether a roster can be played with."""
    player = desk.event.players[person]
    return bool(player.roster and player.accepted and not player.unread)


class Matches:
    """Matches that are played here."""

    def __init__(self, events: Events, tables: Tables) -> None:
        self.events, self.tables = events, tables

    async def open(self, desk: EventDesk, person: Person) -> str:
        """The code of the table for somebody's match; the second who asks comes to the table of the first."""
        at = playable(desk, person.id)
        if at is None:
            raise Refused("closed", NO_MATCH)
        if at in desk.matches:
            return desk.matches[at]
        pair = desk.event.table(at[0], at[1]).pair
        if not all(with_cards(desk, id) for id in pair):
            raise Refused("closed", NO_ROSTERS)
        people = [desk.people[id] for id in pair]
        if not all(one.account for one in people):
            raise Refused("closed", NO_PHONE)
        seats = [{"kind": "person", "account": one.account, "name": one.name} for one in people]
        options = {f"roster_{letter}": desk.event.players[id].roster for letter, id in zip("ab", pair, strict=True)}
        options["ruleset"] = desk.event.settings["roster_rules"]  # type: ignore[assignment]
        name = KEPT_BACK % {"one": people[0].name, "other": people[1].name}
        table = await self.tables.create(GAME, person.account or "", person.name, seats, options, None, name[:60])
        made = ledger.Match(table.record.code, desk.code, *at, told=False)

        def work(draft: Draft) -> str:
            if at in desk.matches:
                return desk.matches[at]
            draft.beside.append(lambda db: ledger.add_match(db, made))
            desk.matches[at] = made.table
            return made.table

        return await desk.do(work) or made.table

    async def event_of(self, table: LiveTable) -> str | None:
        """The code of the event that a table is played for."""
        code = table.record.code
        match = await self.tables.store.read(lambda db: ledger.match_of(db, code))
        return match.code if match is not None else None

    async def ended(self, table: LiveTable) -> None:
        """A game is over: if it was a match of an event, the event is told."""
        code = table.record.code
        try:
            match = await self.tables.store.read(lambda db: ledger.match_of(db, code))
            if match is not None and not match.told:
                await self._tell(table, match)
        except Exception:
            log.exception("the result of table %s could not be told to its event", code)

    async def _tell(self, table: LiveTable, match: ledger.Match) -> None:
        desk = await self.events.desk(match.code)
        told = table.result("en")
        assert told is not None

        def work(draft: Draft) -> None:
            draft.beside.append(lambda db: ledger.match_told(db, match.table))
            event = draft.event
            round = event.current
            if round is None or (round.number, round.attempt) != (match.round, match.attempt):
                return  # drawn again since: nobody waits for it
            at = event.table(match.round, match.number)
            if at.result is not None or any(seat.kind != "person" for seat in table.seats):
                return  # what a bot played for somebody who was away is for the staff to judge
            vps = (int(told["scores"][0]), int(told["scores"][1]))
            winner = at.pair[told["winner"]] if told["winner"] is not None else None
            draft.say(facts.Reported(match.round, match.number, Result(kind_of(told["reason"], winner, at.pair, vps), winner, vps)))

        try:
            await desk.do(work)
        except Refused as error:  # such as a draw in elimination: the players and the desk decide
            log.info("the event %s did not take the result of table %s: %s", match.code, match.table, error)
            await self.tables.store.write(lambda db: ledger.match_told(db, match.table))

    async def catch_up(self) -> None:
        """Tell what a server that went down could not."""
        for code in await self.tables.store.read(ledger.untold):
            try:
                await self.ended(await self.tables.table(code))
            except Refused:
                log.warning("table %s of an event cannot be opened", code)


def kind_of(reason: str, winner: str | None, pair: tuple[str, str], vps: tuple[int, int]) -> str:
    """How the packet calls the end of a game that was played here.

    >>> [kind_of(reason, "a", ("a", "b"), vps) for reason, vps in (("end", (16, 9)), ("end", (3, 9)), ("resigned", (3, 9)))]
    ['victory', 'wipe-out', 'concession']
    """
    if winner is None:
        return matches.DRAWN if vps[0] == vps[1] else matches.AGREED
    if reason in ("resigned", "time"):
        return matches.CONCESSION
    own, other = vps if winner == pair[0] else vps[::-1]
    return matches.VICTORY if own > other else matches.WIPE_OUT


__all__ = ["Matches", "kind_of", "playable", "with_cards"]
