"""The cut and the bracket after it, and the final order (Progression Cut, Top 8 and Top 16 Brackets)."""

from __future__ import annotations

from collections.abc import Sequence

from . import facts
from .event import ACTIVE, EJECTED, Event, Table, law
from .facts import Entry
from .standings import Standing
from .tree import Slots, champion, first_round, order, still_in, tree
from .words import Phrase, Refused


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
    if event.settings["cut_points"] != "off":
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
        first.tables = [Table(at, players) for at, players in enumerate(_slots_named(first_round(event), event.cut), 1)]


def begun(event: Event) -> bool:
    """CE-071, G3: whether a game of the bracket has begun, or one is over where that was chosen."""
    played = [round for round in event.rounds if round.elimination]
    if event.settings["replaced_until"] == "result":
        return any(table.result is not None for round in played for table in round.tables)
    return any(round.under_way for round in played)


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
