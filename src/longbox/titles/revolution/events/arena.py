"""Mission Turns: Initiative, moves, attacks, Damage and the special rules of Missions."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    seat: int
    faces: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    seat: int
    first: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    piece: int
    hex: int


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
class Damaged(Event):
    piece: int
    n: int


@dataclass(frozen=True, slots=True)
class StatsChanged(Event):
    who: int
    stats: tuple[int, int, int]


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
    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Calmed(Event):
    seat: int
    faces: tuple[int, ...]
    n: int


@dataclass(frozen=True, slots=True)
class Carried(Event):
    seat: int
    piece: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    now: int


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
    "Moved",
    "Rolled",
    "Scored",
    "StatsChanged",
    "TokenRemoved",
    "TurnBegan",
]
