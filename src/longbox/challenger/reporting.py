"""Results as they come in, and rounds as they close (End of Match)."""

from __future__ import annotations

from . import facts, matches
from .event import ACTIVE, DROPPED, Event, Player, Round, Table, law
from .facts import Entry, Role
from .matches import Result
from .words import Phrase, Refused


@law(facts.Reported)
def reported(event: Event, fact: facts.Reported, entry: Entry) -> None:
    round, table = event.round(fact.round), event.table(fact.round, fact.table)
    _check_open(event, round, table)
    if table.result is not None:
        raise Refused(
            "Table {table} of round {round} has a result; the organiser can correct it.", table=fact.table, round=fact.round
        )
    result = _settled(event, round, table, fact.result)
    waited = ((round.paused or entry.at) - round.started) / 60 if round.started is not None else None
    early = result.kind == matches.NO_SHOW and waited is not None and waited < int(event.settings["no_show_minutes"])
    if early and (entry.role == Role.PLAYER or not fact.reason):
        raise Refused("An absent player is waited for {minutes} minutes.", minutes=event.settings["no_show_minutes"])
    if entry.role == Role.PLAYER:
        table.reports[entry.by] = result
        if len(table.reports) < 2:
            return
        if len(set(table.reports.values())) > 1:
            event.remark(
                entry,
                Phrase("Round {round}, table {table}: the players report different results.", round=fact.round, table=fact.table),
            )
            return
    put(event, round, table, result, entry)


@law(facts.Corrected)
def corrected(event: Event, fact: facts.Corrected, entry: Entry) -> None:
    """D13: at any time, with a reason; standings follow, published pairings stay."""
    round, table = event.round(fact.round), event.table(fact.round, fact.table)
    if not fact.reason:
        raise Refused("A correction needs a reason.")
    if table.players[1] is None or table.result is None:
        raise Refused("Table {table} of round {round} has no result to correct.", table=fact.table, round=fact.round)
    result = _settled(event, round, table, fact.result)
    if event.cut is not None and not round.elimination:
        raise Refused("The cut is made, and the Swiss standings are frozen; revert the bracket first.")
    if round.elimination and result.winner != table.result.winner and len(event.rounds) > round.number:
        raise Refused("Round {round} is built on this result; revert it first.", round=round.number + 1)
    for id in {*table.pair} - {*_absent(table, result)} if event.settings["no_show_corrected"] == "returns" else ():
        if event.players[id].missed == (round.number, table.number):
            back(event, event.players[id])
    put(event, round, table, result, entry)


def back(event: Event, player: Player) -> None:
    """Somebody who was dropped is in the event again, with an unpaired loss for each round missed (CE-056)."""
    player.status, player.left, player.missed = ACTIVE, "", None
    if player.checked_in:
        player.unpaired |= {round.number for round in event.rounds if round.table_of(player.id) is None}


def _check_open(event: Event, round: Round, table: Table) -> None:
    if not round.published:
        raise Refused("The pairings of round {round} are not published yet.", round=round.number)
    if round.closed:
        raise Refused("Round {round} is closed; the organiser can correct a result.", round=round.number)
    if table.players[1] is None:
        raise Refused("Table {table} of round {round} is a bye; it needs no report.", table=table.number, round=round.number)


def _settled(event: Event, round: Round, table: Table, result: Result) -> Result:
    if table.players[1] is None:
        raise Refused("Table {table} of round {round} is a bye; it needs no report.", table=table.number, round=round.number)
    try:
        return matches.settle(table.pair, result, round.elimination, event.settings)
    except Refused as error:
        named = {id: event.players[id].name for id in table.pair}
        values = {key: named.get(value, value) if isinstance(value, str) else value for key, value in error.phrase.values.items()}
        raise Refused(error.phrase.template, **values) from error


def put(event: Event, round: Round, table: Table, result: Result, entry: Entry) -> None:
    """Keep a settled result, and remark what the staff should see."""
    table.result = result
    place = {"round": round.number, "table": table.number}
    if result.kind == matches.AGREED:
        event.remark(entry, Phrase("Round {round}, table {table}: a draw by agreement; collusion is not allowed.", **place))
    if max(result.vps) > int(event.settings["most_vps"]):
        event.remark(
            entry,
            Phrase("Round {round}, table {table}: {vps} victory points are many; is that right?", vps=max(result.vps), **place),
        )
    for id in _absent(table, result):
        if event.settings["no_show_drops"] and event.players[id].status == ACTIVE:
            event.players[id].status, event.players[id].left = DROPPED, "absent"
            event.players[id].missed = (round.number, table.number)
            event.remark(entry, Phrase("{name} did not appear and is dropped.", name=event.players[id].name))


def _absent(table: Table, result: Result) -> list[str]:
    """Who did not appear."""
    return [id for id in table.pair if id != result.winner] if result.kind == matches.NO_SHOW else []


@law(facts.RoundClosed)
def closed(event: Event, fact: facts.RoundClosed, entry: Entry) -> None:
    """CE-089, A8: event points land when a round is closed."""
    round = event.round(fact.round)
    if round.closed:
        raise Refused("Round {round} is closed already.", round=fact.round)
    if not round.published:
        raise Refused("The pairings of round {round} are not published yet.", round=fact.round)
    open_tables = [str(table.number) for table in round.tables if table.result is None and table.players[1] is not None]
    if open_tables:
        shown = ", ".join(open_tables[:8]) + (", ..." if len(open_tables) > 8 else "")
        raise Refused(
            "Round {round} waits for results of {count} tables: {tables}.", round=fact.round, count=len(open_tables), tables=shown
        )
    round.closed = True


@law(facts.RoundReverted)
def reverted(event: Event, fact: facts.RoundReverted, entry: Entry) -> None:
    """The last round is taken back with everything in it; before a bracket's first round, the cut."""
    if not fact.reason:
        raise Refused("Reverting a round needs a reason.")
    event.round(fact.round)
    if fact.round != len(event.rounds):
        raise Refused("Only the last round can be reverted; that is round {round}.", round=len(event.rounds))
    gone = event.rounds.pop()
    event.ended = False
    for player in event.players.values():
        player.unpaired.discard(gone.number)
    if not gone.elimination or not any(round.elimination for round in event.rounds):
        event.cut = None
    if not event.rounds:
        event.plan = event.announced = None


@law(facts.Ended)
def ended(event: Event, fact: facts.Ended, entry: Entry) -> None:
    """CE-002, CE-135: with fewer than two players left nobody can be paired, and the rounds that are closed decide."""
    current = event.current
    if current is None:
        raise Refused("The event has not begun.")
    if event.over:
        raise Refused("The event is over.")
    if not current.closed:
        raise Refused("Round {round} is still open; close it before the event ends.", round=current.number)
    if len(event.active) > 1:
        raise Refused("{count} players are left; an event ends early only with fewer than two.", count=len(event.active))
    event.ended = True


__all__ = ["back", "put"]
