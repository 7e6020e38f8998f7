"""Leaving and coming back: drops, rejoining, what a match under way becomes (Pairings)."""

from __future__ import annotations

from . import bracket, facts, matches
from .event import ACTIVE, DROPPED, EJECTED, Event, Player, Round, Table, law
from .facts import Entry
from .matches import Result
from .reporting import back, put
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
    player.left = fact.why


def leave(event: Event, player: Player, status: str, vps: tuple[int, int], entry: Entry) -> None:
    """Somebody goes. A game under way is a concession by them (D10), or a loss for both if nobody is left (D11).

    Before it begins the organiser may pair again (F3).
    """
    round = event.current
    table = round.table_of(player.id) if round is not None and not round.closed else None
    if table is not None and (table.players[1] is None or table.result is not None):
        table = None  # a bye, or a match that is over
    result = None
    if round is not None and table is not None and _counts(event, round):
        result = _left(event, round, table, player, status, vps)
    player.status = status
    if event.cut is not None and player.id in event.cut and not bracket.begun(event):
        bracket.refill(event, entry)
    elif round is None or table is None:
        return
    elif result is not None:
        put(event, round, table, result, entry)
    else:
        event.remark(
            entry,
            Phrase(
                "Round {round}, table {table}: {name} has left before the game began; pair again or report the match.",
                round=round.number,
                table=table.number,
                name=player.name,
            ),
        )


def _counts(event: Event, round: Round) -> bool:
    """Whether whoever leaves now leaves a match, not only a pairing."""
    return round.under_way or (event.settings["drop_after_pairing"] == "concession" and round.published)


def _left(event: Event, round: Round, table: Table, player: Player, status: str, vps: tuple[int, int]) -> Result:
    """What an open match becomes."""
    other = table.pair[1] if table.pair[0] == player.id else table.pair[0]
    kind = matches.EJECTION if status == EJECTED else matches.CONCESSION
    if event.settings["leaving_match"] == "absence":
        kind = matches.NO_SHOW
    gone = event.players[other].status != ACTIVE
    result = Result(matches.DOUBLE_LOSS, None, vps) if gone else Result(kind, other, vps)
    return matches.settle(table.pair, result, round.elimination, event.settings)


@law(facts.Rejoined)
def rejoined(event: Event, fact: facts.Rejoined, entry: Entry) -> None:
    """CE-055..CE-057, F1: with an unpaired loss for each round missed."""
    who = event.settings["rejoining"]
    player = event.player(fact.player)
    if player.status == EJECTED:
        raise Refused("{name} was ejected and cannot rejoin.", name=player.name)
    if player.status == ACTIVE:
        raise Refused("{name} has not left the event.", name=player.name)
    if event.ended:
        raise Refused("The event is over.")
    if event.cut is not None:
        raise Refused("Nobody rejoins after the cut.")
    if who == "nobody" or (who == "told" and player.left == "absent"):
        raise Refused("{name} cannot rejoin; the setting rejoining says who can.", name=player.name)
    back(event, player)


@law(facts.Penalised)
def penalised(event: Event, fact: facts.Penalised, entry: Entry) -> None:
    """CE-053."""
    player = event.player(fact.player)
    told = player.left == "wish" and event.settings["penalties"] == "unannounced"
    if player.status != DROPPED or told or not fact.penalty:
        raise Refused("A penalty is for players who left without telling anybody; say which.")
    player.penalties.append(fact.penalty)


__all__ = ["leave"]
