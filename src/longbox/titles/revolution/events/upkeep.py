"""The Upkeep Phase."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    seat: int
    characters: tuple[int, ...]
    healed: bool
    """Whether they lose an Injured Token; else they gain a Power Token each."""


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    seat: int
    characters: tuple[int, ...]
    now: int


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """The income of Acquire Hope, by seat."""

    coins: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class HeroesPaid(Event):
    seat: int
    coins: int
    characters: tuple[int, ...]


__all__ = ["Advanced", "Earned", "HeroesPaid", "Recovered"]
