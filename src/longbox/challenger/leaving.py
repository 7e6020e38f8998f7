"""Leaving and coming back: drops, rejoining, what a match under way becomes (Pairings)."""

from __future__ import annotations

from . import bracket, facts, matches
from .event import ACTIVE, DROPPED, EJECTED, Event, Player, law
from .facts import Entry
from .matches import Result
from .reporting import put
from .words import Phrase, Refused

WHY = ("wish", "absent", "unable")


@law(facts.Dropped)
def dropped(event: Event, fact: facts.Dropped, entry: Entry) -> None:
    """CE-051, CE-052, CE-054."""
    player = event.player(fact.player)
    if fact.why not in WHY:
        raise Refused("A player drops by wish, or is absent or unable; not {why!r}.", why=fact.why)
    if player.status != ACTIVE:
        raise Refused("{name} has left the event already.", name=player.name)
    leave(event, player, DROPPED, fact.vps, entry)


def leave(event: Event, player: Player, status: str, vps: tuple[int, int], entry: Entry) -> None:
    """Somebody goes. A game under way is a concession by them (D10); before it begins the organiser may pair again (F3)."""
    round = event.current
    table = round.table_of(player.id) if round is not None and not round.closed else None
    open_match = table is not None and table.players[1] is not None and table.result is None
    result = None
    if round is not None and table is not None and open_match and round.under_way:
        other = table.pair[1] if table.pair[0] == player.id else table.pair[0]
        kind = matches.EJECTION if status == EJECTED else matches.CONCESSION
        result = matches.settle(table.pair, Result(kind, other, vps), round.elimination, event.settings)
    player.status = status
    if event.cut is not None and player.id in event.cut and not bracket.begun(event):
        bracket.refill(event, entry)
    elif round is not None and table is not None and result is not None:
        put(event, round, table, result, entry)
    elif open_match and table is not None and round is not None:
        event.remark(
            entry,
            Phrase(
                "Round {round}, table {table}: {name} has left before the game began; pair again or report the match.",
                round=round.number,
                table=table.number,
                name=player.name,
            ),
        )


@law(facts.Rejoined)
def rejoined(event: Event, fact: facts.Rejoined, entry: Entry) -> None:
    """CE-055..CE-057, F1: with an unpaired loss for each round missed."""
    player = event.player(fact.player)
    if player.status == EJECTED:
        raise Refused("{name} was ejected and cannot rejoin.", name=player.name)
    if player.status == ACTIVE:
        raise Refused("{name} has not left the event.", name=player.name)
    if event.cut is not None:
        raise Refused("Nobody rejoins after the cut.")
    player.status = ACTIVE
    if player.checked_in:
        player.unpaired |= {round.number for round in event.rounds if round.table_of(player.id) is None}


@law(facts.Penalised)
def penalised(event: Event, fact: facts.Penalised, entry: Entry) -> None:
    """CE-053."""
    player = event.player(fact.player)
    if player.status != DROPPED or not fact.penalty:
        raise Refused("A penalty is for players who left without telling anybody; say which.")
    player.penalties.append(fact.penalty)


__all__ = ["leave"]
