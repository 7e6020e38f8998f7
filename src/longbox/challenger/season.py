"""A series of events: who is who in all of them, what a place is worth, the ranking, and who met whom.

>>> rule = Rule("beaten", best=2)
>>> [rule.worth(rank, 8, 0) for rank in (1, 2, 8)]
[8, 7, 1]
>>> Rule("places", (10, 6), attended=1).worth(3, 8, 0)
1
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from .event import Event
from .facts import Json
from .matches import DOUBLE_LOSS
from .view import rows_told
from .words import Refused

PLACES, BEATEN, EVENT_POINTS = "places", "beaten", "points"
WAYS: Final = (PLACES, BEATEN, EVENT_POINTS)
"""What an event brings: points by place, one for each player behind, or the event points of its Swiss rounds."""
LADDER: Final = (25, 18, 15, 12, 10, 8, 6, 4, 2)
MOST_PLACES: Final = 64
MOST_POINTS: Final = 1000
MOST_EVENTS: Final = 100

Person = tuple[str, str]
"""Somebody in the series, by an event and their id there: where they came first."""


@dataclass(frozen=True, slots=True)
class Rule:
    """How places become points, and how many events count."""

    way: str = PLACES
    places: tuple[int, ...] = LADDER
    """What the first places bring; every other brings what coming brings."""
    attended: int = 1
    best: int = 0
    """So many of one's best events count; 0 counts all."""

    def __post_init__(self) -> None:
        if self.way not in WAYS:
            raise Refused("A series counts by {ways}, not by {way!r}.", ways=", ".join(WAYS), way=self.way)
        numbers = (*self.places, self.attended)
        if len(self.places) > MOST_PLACES or any(not 0 <= one <= MOST_POINTS for one in numbers):
            raise Refused("At most {places} places bring 0 to {most} points.", places=MOST_PLACES, most=MOST_POINTS)
        if list(self.places) != sorted(self.places, reverse=True) or (self.places and self.attended > self.places[-1]):
            raise Refused("A better place never brings fewer points.")
        if not 0 <= self.best <= MOST_EVENTS:
            raise Refused("Of each player 1 to {most} events count, or all.", most=MOST_EVENTS)

    def worth(self, rank: int | None, of: int, points: int) -> int:
        """The points of a place among so many; nothing for whoever was ejected."""
        if rank is None:
            return 0
        if self.way == EVENT_POINTS:
            return points
        if self.way == BEATEN:
            return of - rank + 1
        return self.places[rank - 1] if rank <= len(self.places) else self.attended


@dataclass(frozen=True, slots=True)
class Held:
    """An event of the series, and whom its players are known as elsewhere: an account, where they have one."""

    code: str
    event: Event
    accounts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finish:
    """What somebody did at an event."""

    event: str
    player: str
    rank: int | None
    of: int
    record: tuple[int, int, int]
    points: int
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the ranking."""

    rank: int
    person: Person
    name: str
    points: int
    finishes: tuple[Finish, ...]


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match from one side."""

    event: str
    round: int
    opponent: Person
    vps: tuple[int, int]
    outcome: str
    """win, draw or loss."""


class Season:
    """Everything that follows from the events of a series, the earliest first. Only events that are over count."""

    def __init__(self, rule: Rule, held: Iterable[Held]) -> None:
        self.rule = rule
        self.held = sorted((one for one in held if one.event.over), key=lambda one: (one.event.date, one.code))
        self.person = _people(self.held)
        self.names = {self.person[one.code, id]: player.name for one in self.held for id, player in one.event.players.items()}
        """What everybody was called last."""
        self.finishes: dict[Person, list[Finish]] = {}
        for one in self.held:
            for finish in self._finishes(one):
                self.finishes.setdefault(self.person[one.code, finish.player], []).append(finish)

    def _finishes(self, held: Held) -> Iterable[Finish]:
        rows = [row for row in rows_told(held.event) if row["rounds"]]
        for row in rows:
            won, drawn, lost = row["record"]
            points = self.rule.worth(row["rank"], len(rows), row["points"])
            yield Finish(held.code, row["player"], row["rank"], len(rows), (won, drawn, lost), points)

    def ranking(self) -> list[Place]:
        """The points of everybody's best events; between equals the better single events decide, and after that nothing."""
        found = []
        for person, finishes in self.finishes.items():
            ordered = sorted(finishes, key=lambda one: -one.points)
            counted = ordered[: self.rule.best or len(ordered)]
            marked = tuple(_marked(one, one in counted) for one in finishes)
            found.append((sum(one.points for one in counted), [one.points for one in counted], person, marked))
        found.sort(key=lambda one: (-one[0], [-points for points in one[1]], self.names[one[2]].casefold()))
        out: list[Place] = []
        for at, (points, best, person, marked) in enumerate(found):
            level = at > 0 and (points, best) == (found[at - 1][0], found[at - 1][1])
            out.append(Place(out[-1].rank if level else at + 1, person, self.names[person], points, marked))
        return out

    def meetings(self, person: Person) -> list[Meeting]:
        """Whom somebody met, and how that ended; byes are no meetings."""
        return [
            meeting
            for one in self.held
            for id in one.event.players
            if self.person[one.code, id] == person
            for meeting in self._meetings(one, id)
        ]

    def _meetings(self, held: Held, id: str) -> Iterable[Meeting]:
        for round in held.event.rounds:
            table = round.table_of(id)
            if table is None or table.players[1] is None or table.result is None:
                continue
            mine = table.players.index(id)
            other, result = table.pair[1 - mine], table.result
            drawn = "loss" if result.kind == DOUBLE_LOSS else "draw"
            outcome = drawn if result.winner is None else "win" if result.winner == id else "loss"
            vps = (result.vps[mine], result.vps[1 - mine])
            yield Meeting(held.code, round.number, self.person[held.code, other], vps, outcome)


def _marked(finish: Finish, counts: bool) -> Finish:
    return Finish(finish.event, finish.player, finish.rank, finish.of, finish.record, finish.points, counts)


def _people(held: Sequence[Held]) -> dict[Person, Person]:
    """Who is who: the same account is one person, and so is the same name.

    A name without an account belongs to the account of that name, if there is only one. Who has left the site is called by their
    number from then on, which is no name.
    """
    accounts: dict[str, set[str]] = {}
    for one in held:
        for id, player in one.event.players.items():
            if account := one.accounts.get(id):
                accounts.setdefault(player.name.casefold(), set()).add(account)
    first: dict[object, Person] = {}
    out: dict[Person, Person] = {}
    for one in held:
        for id, player in one.event.players.items():
            name = player.name.casefold()
            owners = accounts.get(name, set())
            account = one.accounts.get(id) or (next(iter(owners)) if len(owners) == 1 else "")
            key: object = (one.code, id) if player.name == id else ("account", account) if account else ("name", name)
            out[one.code, id] = first.setdefault(key, (one.code, id))
    return out


def told(season: Season) -> Json:
    """A season as JSON."""
    return {
        "rule": {
            "way": season.rule.way,
            "places": list(season.rule.places),
            "attended": season.rule.attended,
            "best": season.rule.best,
        },
        "events": [
            {"code": one.code, "name": one.event.name, "date": one.event.date, "players": len(one.event.standings())}
            for one in season.held
        ],
        "ranking": [
            {
                "rank": place.rank,
                "person": "-".join(place.person),
                "name": place.name,
                "points": place.points,
                "events": [
                    {
                        "event": one.event,
                        "rank": one.rank,
                        "of": one.of,
                        "record": list(one.record),
                        "points": one.points,
                        "counts": one.counts,
                    }
                    for one in place.finishes
                ],
            }
            for place in season.ranking()
        ],
    }


__all__ = ["LADDER", "WAYS", "Finish", "Held", "Meeting", "Place", "Rule", "Season", "told"]
