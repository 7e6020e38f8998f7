"""Missions: Damage that grows, shrinks or comes back, and what a defeat costs."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class Shield(Word):
    """Less Damage."""

    n: int


@dataclass(frozen=True, slots=True)
class Reflect(Word):
    """The attacker takes Damage."""

    n: int


@dataclass(frozen=True, slots=True)
class PickStats(Word):
    """The attacker chooses which stats the Damage lowers."""


@dataclass(frozen=True, slots=True)
class StealToken(Word):
    """A Power Token of the damaged PC goes to this Character, up to its limit."""


@dataclass(frozen=True, slots=True)
class Regain(Word):
    """Lost stat points come back."""

    n: int


@dataclass(frozen=True, slots=True)
class Soften(Word):
    """A defeat counts n stats at 0 fewer, at least 1."""

    n: int


__all__ = ["PickStats", "Reflect", "Regain", "Shield", "Soften", "StealToken"]
