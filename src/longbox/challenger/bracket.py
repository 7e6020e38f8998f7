"""The cut and the bracket after it, and the final order (Progression Cut, Top 8 and Top 16 Brackets)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import facts
from .event import ACTIVE, EJECTED, Event, Round, Table, law
from .facts import Entry
from .standings import Standing
from .words import Phrase, Refused

ORDER: Final = {
    8: (1, 8, 4, 5, 3, 6, 2, 7),
    16: (1, 16, 8, 9, 5, 12, 4, 13, 3, 14, 6, 11, 7, 10, 2, 15),
}
"""Seeds from top to bottom (G1); neighbours meet, their winners meet, and so on."""


def order(size: int) -> tuple[int, ...]:
    """The seeds of a bracket from top to bottom.

    >>> order(4), order(8)
    ((1, 4, 2, 3), (1, 8, 4, 5, 3, 6, 2, 7))
    """
    if size in ORDER:
        return ORDER[size]
    if size == 1:
        return (1,)
    return tuple(seed for one in order(size // 2) for seed in (one, size + 1 - one))


@law(facts.CutMade)
def cut_made(event: Event, fact: facts.CutMade, entry: Entry) -> None:
    """CE-069: the best of the final Swiss standings go on."""
    if event.plan is None or not event.plan.cut:
        raise Refused("This event has no cut.")
    if event.cut is not None:
        raise Refused("The cut is made already.")
    if not event.swiss_over:
        raise Refused("The cut comes after {rounds} closed Swiss rounds.", rounds=event.plan.rounds)
    found = qualified(event)
    if len(found) < 2:
        raise Refused("Fewer than two players are left; nobody can be paired.")
    if event.settings["seeding"] == "drawn":
        event.generator("seeding", 0).shuffle(found)
    event.cut = found


def qualified(event: Event) -> list[str]:
    """The active players who make the cut, best first: by rank (CE-070, G4), or by points where that was announced (A7)."""
    assert event.plan is not None
    rows = [row for row in event.standings() if event.players[row.player].status == ACTIVE]
    if event.settings["cut_points"]:
        return [row.player for at, row in enumerate(rows) if at < 2 or row.points >= int(event.settings["cut_points"])]
    places = event.plan.cut
    while event.settings["short_bracket"] == "smaller" and places > len(rows):
        places //= 2
    return [row.player for row in rows[:places]]


def refill(event: Event, entry: Entry) -> None:
    """CE-070, G2: those below move up, and the next in rank becomes the last seed; or the place stays free."""
    assert event.cut is not None
    after = [id for id in event.cut if event.players[id].status == ACTIVE]
    rows = [row.player for row in event.standings() if event.players[row.player].status == ACTIVE]
    following = next((id for id in rows if id not in event.cut), None)
    if following is not None and event.settings["replacements"]:
        after.append(following)
        event.remark(entry, Phrase("{name} takes the free place in the cut as its last seed.", name=event.players[following].name))
    event.cut = after
    first = next((round for round in event.rounds if round.elimination), None)
    if first is not None:
        first.tables = [Table(at, players) for at, players in enumerate(_slots_named(_first(event), event.cut), 1)]


def begun(event: Event) -> bool:
    """CE-071, G3: whether a game of the bracket has begun, or one is over where that was chosen."""
    played = [round for round in event.rounds if round.elimination]
    if event.settings["replaced_until"] == "result":
        return any(table.result is not None for round in played for table in round.tables)
    return any(round.under_way for round in played)


Slots = list[tuple[str | None, str | None]]


def _first(event: Event) -> Slots:
    assert event.cut is not None
    size = 2
    while size < len(event.cut):
        size *= 2
    return _seated(event.cut, size)


def _seated(players: Sequence[str], size: int) -> Slots:
    """Players, best first, in a bracket of a size; byes for the best."""
    seeds = [players[seed - 1] if seed <= len(players) else None for seed in order(size)]
    return list(zip(seeds[::2], seeds[1::2], strict=True))


def tree(event: Event) -> list[Slots]:
    """The bracket as far as it is known: for each round its matches from top to bottom, None where nobody is."""
    if event.cut is None:
        return []
    slots = _first(event)
    out = [slots]
    played = [round for round in event.rounds if round.elimination]
    for at, round in enumerate(played):
        if not round.closed or len(slots) == 1:
            break
        winners = [_winner(round, pair) for pair in slots]
        after = played[at + 1] if at + 1 < len(played) else None
        winners = [id if id is not None and _goes_on(event, id, after) else None for id in winners]
        if event.settings["reseeding"]:
            slots = _seated([id for id in event.cut if id in winners], len(winners))
        else:
            slots = list(zip(winners[::2], winners[1::2], strict=True))
        out.append(slots)
    return out


def _goes_on(event: Event, id: str, after: Round | None) -> bool:
    """Whoever leaves between two rounds is not there for the next (G3)."""
    return event.players[id].status == ACTIVE if after is None else after.table_of(id) is not None


def _winner(round: Round, pair: tuple[str | None, str | None]) -> str | None:
    there = [id for id in pair if id is not None]
    if len(there) < 2:
        return there[0] if there else None
    table = round.table_of(there[0])
    return table.result.winner if table is not None and table.result is not None else None


def _slots_named(slots: Slots, seeds: Sequence[str]) -> tuple[tuple[str, str | None], ...]:
    place = {id: at for at, id in enumerate(seeds)}
    out: list[tuple[str, str | None]] = []
    for pair in slots:
        there = sorted((id for id in pair if id is not None), key=lambda id: place[id])
        if there:
            out.append((there[0], there[1] if len(there) == 2 else None))
    return tuple(out)


def pairs(event: Event, number: int) -> tuple[tuple[str, str | None], ...]:
    """The tables of a round of the bracket; the better seed sits first, and whoever has no opponent goes on."""
    swiss = len(event.swiss)
    rounds = tree(event)
    at = number - swiss - 1
    assert event.cut is not None
    if not 0 <= at < len(rounds):
        return ()
    third = _for_third(event, rounds[at - 1]) if at and len(rounds[at]) == 1 and event.settings["places"] == "played" else []
    return _slots_named([*rounds[at], *third], event.cut)


def _for_third(event: Event, semifinals: Slots) -> Slots:
    """Those who lost there, if both are still about (G6)."""
    through = {id for pair in tree(event)[-1] for id in pair}
    lost = [id for pair in semifinals for id in pair if id is not None and id not in through and event.players[id].status == ACTIVE]
    return [(lost[0], lost[1])] if len(lost) == 2 else []


def still_in(event: Event) -> list[str]:
    """Who has neither lost nor left."""
    return [id for pair in tree(event)[-1] for id in pair if id is not None and event.players[id].status == ACTIVE]


def champion(event: Event) -> str | None:
    """The winner of the final (A5)."""
    if event.cut is None:
        return None
    last = event.current
    slots = tree(event)[-1]
    if len(slots) > 1:
        return None
    there = [id for id in slots[0] if id is not None]
    if len(there) < 2:  # the other finalist has left
        return there[0] if there else None
    final = last.table_of(there[0]) if last is not None and last.closed and last.elimination else None
    if last is None or final is None or not final.seats(there[1]):
        return None
    return _winner(last, slots[0])


def reached(event: Event) -> dict[str, int]:
    """How far everybody came in the bracket, the farther the more: two for each round, one for the winner of the third place."""
    out: dict[str, int] = {}
    rounds = tree(event)
    for at, slots in enumerate(rounds, 1):
        for pair in slots:
            out.update({id: 2 * at for id in pair if id is not None})
    first = champion(event)
    if first is not None:
        out[first] += 2
    played = [round for round in event.rounds if round.elimination]
    if len(played) == len(rounds) and len(rounds[-1]) == 1 and played[-1].closed:
        for table in played[-1].tables[1:]:
            if table.result is not None and table.result.winner is not None:
                out[table.result.winner] += 1
    return out


def final_order(event: Event) -> list[Standing]:
    """Everybody: by the round of the bracket they reached, then by Swiss rank (CE-003, CE-090, G6). The ejected come last."""
    far = reached(event) if event.settings["final_ranks"] == "bracket" and event.cut is not None else {}
    rows = event.standings()
    return sorted(rows, key=lambda row: (event.players[row.player].status == EJECTED, -far.get(row.player, 0), row.rank))


__all__ = ["begun", "champion", "final_order", "order", "pairs", "qualified", "reached", "refill", "still_in", "tree"]
