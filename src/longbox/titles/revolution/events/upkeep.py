"""The Upkeep Phase."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    seat: int
    characters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    seat: int
    characters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """The income of Acquire Hope."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class HeroesPaid(Event):
    seat: int
    coins: int


__all__ = ["Advanced", "Earned", "HeroesPaid", "Recovered"]
