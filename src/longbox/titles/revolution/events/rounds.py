"""Set-up, rounds and phases."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """Who wins a roll of three dice; ties roll again."""

    what: str
    seats: tuple[int, ...]
    totals: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class SchoolChosen(Event):
    seat: int
    school: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: int
    characters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CommanderNamed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: str


__all__ = ["CommanderNamed", "Dealt", "PhaseBegan", "RolledOff", "RoundBegan", "SchoolChosen"]
