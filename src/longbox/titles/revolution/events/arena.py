"""Mission Turns: Initiative, moves, attacks, Damage and the special rules of Missions."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event

from ..codes import NOBODY


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    seat: int
    faces: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class InitiativeTied(Event):
    """Who rolls again."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    seat: int
    first: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    piece: int
    hex: int
    how: str = ""
    """push, pull or swap; else it moves by itself."""


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    piece: int
    prey: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    attack: tuple[int, ...]
    defense: tuple[int, ...]
    n: int
    """Damage so far."""


@dataclass(frozen=True, slots=True)
class Shielded(Event):
    """Damage that is not taken, and what is left of it."""

    piece: int
    n: int
    left: int


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    piece: int
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    piece: int
    n: int
    left: int = 0
    """What a Mission Character can still take."""
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class StatsChanged(Event):
    who: int
    stats: tuple[int, int, int]
    regained: bool = False
    """Whether a stat point came back; else Damage was taken."""


@dataclass(frozen=True, slots=True)
class Defeated(Event):
    seat: int
    who: int
    zeros: int


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    piece: int
    seat: int


@dataclass(frozen=True, slots=True)
class CrateOpened(Event):
    who: int
    piece: int
    face: int
    trapped: bool


@dataclass(frozen=True, slots=True)
class Calmed(Event):
    who: int
    piece: int
    faces: tuple[int, ...]
    n: int
    now: int
    """Points of the School."""


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """A PC picks somebody up, or NOBODY: they are left behind."""

    who: int
    piece: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A point in a Mission, and the Hope that comes with it."""

    seat: int
    now: int
    n: int
    have: int
    cause: int


@dataclass(frozen=True, slots=True)
class ControlPassed(Event):
    seat: int


__all__ = [
    "Attacked",
    "Calmed",
    "Carried",
    "ControlPassed",
    "CrateOpened",
    "Damaged",
    "Defeated",
    "FirstChosen",
    "InitiativeRolled",
    "InitiativeTied",
    "Moved",
    "Rerolled",
    "Rolled",
    "Scored",
    "Shielded",
    "StatsChanged",
    "TokenRemoved",
    "TurnBegan",
]
