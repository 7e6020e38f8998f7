"""What the facts of an event are kept in: players, matches, rounds, calls."""

from __future__ import annotations

from dataclasses import dataclass, field

from .matches import Result
from .settings import DEFAULTS, Value

ACTIVE, DROPPED, EJECTED = "active", "dropped", "ejected"


@dataclass(slots=True)
class Player:
    """Somebody who plays."""

    id: str
    name: str
    roster: str = ""
    unread: tuple[str, ...] = ()
    accepted: str = ""
    """Why the roster was taken; empty if it was not."""
    returned: str = ""
    """Why it was sent back, until another one is filed."""
    checked_in: bool = False
    status: str = ACTIVE
    unpaired: set[int] = field(default_factory=set)
    """Rounds for which an unpaired loss was given."""
    warnings: list[tuple[str, str]] = field(default_factory=list)
    decisions: int = 0
    """Decisions that warnings from the third on have led to."""
    penalties: list[str] = field(default_factory=list)
    left: str = ""
    """Why they dropped."""
    missed: tuple[int, int] | None = None
    """The round and table they were dropped at because they did not appear."""
    club: str = ""
    table: int = 0
    """Where they sit in every round, if they need one place; 0 if they do not."""


@dataclass(slots=True)
class Table:
    """A match, or a bye if nobody sits opposite."""

    number: int
    players: tuple[str, str | None]
    result: Result | None = None
    reports: dict[str, Result] = field(default_factory=dict)
    """What the players say, until both say the same or the staff says what was."""
    minutes: int = 0

    @property
    def pair(self) -> tuple[str, str]:
        assert self.players[1] is not None
        return self.players[0], self.players[1]

    @property
    def disputed(self) -> bool:
        return self.result is None and len(self.reports) == 2

    def seats(self, player: str) -> bool:
        return player in self.players


@dataclass(slots=True)
class Round:
    """A round, Swiss or of the bracket."""

    number: int
    elimination: bool = False
    attempt: int = 0
    tables: list[Table] = field(default_factory=list)
    published: bool = False
    started: float | None = None
    """When its clock started; a pause moves that on."""
    paused: float | None = None
    """Since when its clock stands still."""
    faces: tuple[str, ...] = ()
    closed: bool = False

    def table_of(self, player: str) -> Table | None:
        return next((table for table in self.tables if table.seats(player)), None)

    @property
    def under_way(self) -> bool:
        """Whether a game of it has begun, as far as anybody was told."""
        return self.started is not None or any(table.result and table.players[1] for table in self.tables)


@dataclass(slots=True)
class Call:
    """A player's call for a Watcher, the ruling, and perhaps an appeal."""

    number: int
    player: str
    about: str
    concerned: tuple[str, ...] = ()
    """Who called, and whom they play."""
    ruling: str = ""
    by: str = ""
    appealed: bool = False
    final: bool = False


class Course:
    """How far an event has come: settings, players, rounds and cut."""

    def __init__(self) -> None:
        self.settings: dict[str, Value] = dict(DEFAULTS)
        self.players: dict[str, Player] = {}
        self.rounds: list[Round] = []
        self.cut: list[str] | None = None
        """Who qualified, by seed, once the cut is made."""

    @property
    def current(self) -> Round | None:
        """The last round that was paired."""
        return self.rounds[-1] if self.rounds else None


__all__ = ["ACTIVE", "DROPPED", "EJECTED", "Call", "Course", "Player", "Round", "Table"]
