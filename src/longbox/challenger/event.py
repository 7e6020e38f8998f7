"""An event, derived from its ledger.

`Event.of(entries)` folds the facts in their order; `event.say(fact)` adds one if the law takes it. Everything else is looked up
in what the facts left behind. Which facts the law takes, and what they do, is written in the modules of the packet's chapters:
each has a function for each of its facts, which refuses before it changes anything.

>>> from longbox.challenger import Event, facts
>>> event = Event()
>>> event.say(facts.Opened("Saturday", "2025-04-05", "standard", "a seed")).number
1
>>> event.say(facts.Joined("p1", "Kim"), role=facts.Role.PUBLIC)
Traceback (most recent call last):
longbox.challenger.words.Refused: The public cannot say that: Joined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from longbox.kernel import Generator, commitment, dice_key

from . import matches
from .facts import Entry, Fact, Role, TerrainSet
from .records import ACTIVE, DROPPED, EJECTED, Call, Course, Player, Round, Table
from .rounds import Plan, plan
from .standings import Played, Standing, standings
from .tree import champion, still_in
from .words import Refused

F = TypeVar("F", bound=Fact)
LAW: Final[dict[type[Fact], Callable[..., None]]] = {}
"""What each kind of fact does. The chapters fill it."""
CHECKS: Final[list[Callable[[Event, Entry], None]]] = []
"""What every fact must pass before the law of its kind is asked. The chapters fill it."""


def law(kind: type[F]) -> Callable[[Callable[[Event, F, Entry], None]], Callable[[Event, F, Entry], None]]:
    """Marks the function that takes a kind of fact."""

    def add(function: Callable[[Event, F, Entry], None]) -> Callable[[Event, F, Entry], None]:
        LAW[kind] = function
        return function

    return add


def check(function: Callable[[Event, Entry], None]) -> Callable[[Event, Entry], None]:
    """Marks a function that may refuse any fact."""
    CHECKS.append(function)
    return function


class Event(Course):
    """Everything that is so, after the facts of a ledger."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.name = self.date = self.timeline = self.seed = ""
        self.list: Any = None
        self.staff: dict[str, Role] = {}
        self.announced: tuple[int, int, int] | None = None
        self.plan: Plan | None = None
        self.place = self.time = self.text = ""
        """Where and when the event is, and what else players should know."""
        self.due: int = 0
        """When rosters are due, in seconds; 0 if that was not said."""
        self.broadcast: tuple[str, float] = ("", 0.0)
        """What everybody is to read, and when it was said."""
        self.ended = False
        """The organiser has ended the event before its last round."""
        self.calls: list[Call] = []
        self.inspections: list[tuple[str, str, tuple[str, ...]]] = []
        self.terrain: dict[tuple[int, int], TerrainSet] = {}
        self.remarks: list[tuple[int, str]] = []
        """What the staff should know, with the number of the entry it came from."""
        self._standings: dict[int, list[Standing]] = {}

    # -- the ledger

    @classmethod
    def of(cls, entries: Iterable[Entry | Fact]) -> Event:
        """The event that a ledger makes."""
        event = cls()
        for entry in entries:
            if isinstance(entry, Entry):
                event.say(entry.fact, by=entry.by, role=entry.role, at=entry.at)
            else:
                event.say(entry)
        return event

    def say(self, fact: Fact, *, by: str = "", role: Role = Role.ORGANISER, at: float = 0.0) -> Entry:
        """Add a fact to the ledger, or refuse it and change nothing."""
        entry = Entry(len(self.entries) + 1, at, by, role, fact)
        if not self.entries and type(fact).__name__ != "Opened":
            raise Refused("An event begins with its opening.")
        for passes in CHECKS:
            passes(self, entry)
        LAW[type(fact)](self, fact, entry)
        self.entries.append(entry)
        self._standings.clear()
        return entry

    def remark(self, entry: Entry, sentence: str) -> None:
        self.remarks.append((entry.number, sentence))

    # -- looking things up

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before round one (B15)."""
        return commitment(self.seed)

    def generator(self, what: str, round: int, attempt: int = 0) -> Generator:
        """Chance for one purpose: always the same for the same event, round and attempt."""
        return Generator(dice_key(f"event {self.seed} {what} {round} {attempt}"))

    def player(self, id: str) -> Player:
        if id not in self.players:
            raise Refused("Nobody with the id {id!r} plays in this event.", id=id)
        return self.players[id]

    def round(self, number: int) -> Round:
        if not 1 <= number <= len(self.rounds):
            raise Refused("There is no round {round} yet.", round=number)
        return self.rounds[number - 1]

    def table(self, round: int, number: int) -> Table:
        tables = self.round(round).tables
        if not 1 <= number <= len(tables):
            raise Refused(
                "Round {round} has no table {table}; its tables are 1 to {last}.", round=round, table=number, last=len(tables)
            )
        return tables[number - 1]

    @property
    def begun(self) -> bool:
        """A6: the event begins when the first pairings are published, or when the first game does."""
        if len(self.rounds) != 1:
            return bool(self.rounds)
        first = self.rounds[0]
        return first.published if self.settings["begins"] == "publication" else first.under_way

    @property
    def active(self) -> list[str]:
        """Who is paired in the next round."""
        if self.cut is not None:
            return still_in(self)
        return [id for id, player in self.players.items() if player.status == ACTIVE and player.checked_in]

    @property
    def waiting(self) -> list[str]:
        """Who waits for a place, in order: whoever is checked in has one, then whoever came first."""
        if self.settings["cap"] == "everybody":
            return []
        cap = int(self.settings["cap"])
        coming = [id for id, player in self.players.items() if player.status == ACTIVE and not player.checked_in]
        return coming[max(0, cap - sum(player.checked_in for player in self.players.values() if player.status == ACTIVE)) :]

    def planned(self) -> Plan:
        """Rounds and cut: of those who were there when round one was paired, before that of those who are there now (A1)."""
        if self.plan is not None:
            return self.plan
        registered = sum(player.status == ACTIVE for player in self.players.values()) - len(self.waiting)
        return plan(registered if self.settings["head_count"] == "registered" else len(self.active), self.settings)

    @property
    def swiss(self) -> list[Round]:
        return [one for one in self.rounds if not one.elimination]

    @property
    def swiss_over(self) -> bool:
        return self.plan is not None and len(self.swiss) >= self.plan.rounds and all(one.closed for one in self.swiss)

    def scored(self, round: Round) -> Iterator[tuple[str, Played]]:
        """What a round gave to everybody who was in it, as far as results are in."""
        for table in round.tables:
            one, other = table.players
            if other is None:
                yield one, Played(round.number, matches.BYE_SCORE, None, matches.BYE)
            elif table.result is not None:
                for player, score, opponent in zip(
                    table.pair, matches.scores(table.pair, table.result), table.pair[::-1], strict=True
                ):
                    yield player, Played(round.number, score, opponent, table.result.kind)

    def standings(self, after: int | None = None, provisional: bool = False) -> list[Standing]:
        """The official standings after so many closed Swiss rounds, all of them by default (A8, E9)."""
        closed = [one for one in self.swiss if (one.closed or provisional) and (after is None or one.number <= after)]
        key = len(closed) if not provisional else -1
        if key not in self._standings:
            self._standings[key] = self.ranked(self.histories(closed), self.seed, len(closed))
        return self._standings[key]

    def ranked(self, histories: Mapping[str, Sequence[Played]], seed: str, after: int) -> list[Standing]:
        """The standings that follow from what everybody has played, by the settings of this event."""
        return standings(
            histories,
            seed,
            after,
            unpaired_count=bool(self.settings["unpaired_rounds_count"]),
            repeats_once=bool(self.settings["repeat_opponents_once"]),
            own_if_none=self.settings["no_opponents"] == "own",
            without=() if self.settings["ejected_opponents_count"] else self._ejected(),
        )

    def histories(self, rounds: Iterable[Round]) -> dict[str, list[Played]]:
        """What everybody who is or was in the event has played in these rounds."""
        found: dict[str, list[Played]] = {
            id: [] for id, player in self.players.items() if player.checked_in or player.status != ACTIVE
        }
        for one in rounds:
            for id, played in self.scored(one):
                found[id].append(played)
            for id in found:
                if one.number in self.players[id].unpaired:
                    found[id].append(Played(one.number, matches.UNPAIRED_SCORE, None, matches.UNPAIRED))
        return {id: played for id, played in found.items() if played or self.players[id].status == ACTIVE}

    def _ejected(self) -> set[str]:
        return {id for id, player in self.players.items() if player.status == EJECTED}

    def byes(self, before: int | None = None) -> dict[str, int]:
        """How many byes each player has had, in the rounds before one or in all; an absent opponent is none unless chosen (B13)."""
        out = dict.fromkeys(self.players, 0)
        for round in self.swiss[: before - 1 if before is not None else None]:
            for table in round.tables:
                if table.players[1] is None:
                    out[table.players[0]] += 1
                elif self.settings["no_show_uses_bye"] and table.result is not None and table.result.kind == matches.NO_SHOW:
                    assert table.result.winner is not None
                    out[table.result.winner] += 1
        return out

    @property
    def winner(self) -> str | None:
        """Who has won, once everything is played (CE-002)."""
        if self.ended:
            return next(iter(self.active), None) if self.cut is not None else self._first()
        if self.plan is None or not self.swiss_over:
            return None
        if self.plan.cut and (self.settings["final_ranks"] == "bracket" or champion(self) is None):
            return champion(self)
        return self._first()

    def _first(self) -> str | None:
        """The best in the standings who can win: nobody who was ejected, and nobody who has left unless that was chosen (E13)."""
        win = (ACTIVE, DROPPED) if self.settings["dropped_may_win"] else (ACTIVE,)
        return next((row.player for row in self.standings() if self.players[row.player].status in win), None)

    @property
    def stuck(self) -> bool:
        """Whether nobody can be paired any more although the event is not over (CE-135)."""
        return not self.over and self.current is not None and self.current.closed and len(self.active) < 2

    @property
    def over(self) -> bool:
        """Whether nothing is left to play: somebody has won, nobody can, or the organiser has ended it (CE-002)."""
        return self.ended or self.winner is not None or (self.swiss_over and self.plan is not None and not self.plan.cut)


__all__ = ["ACTIVE", "DROPPED", "EJECTED", "LAW", "Call", "Event", "Player", "Round", "Table", "check", "law"]
