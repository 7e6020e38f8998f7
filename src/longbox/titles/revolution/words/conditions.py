"""What a card asks for: a cost to pay, or how things must stand."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class Cost(Word):
    """Paid by the player before the rest works; the card cannot be played unless it can be paid."""

    part: Word


@dataclass(frozen=True, slots=True)
class HasStudents(Word):
    """Only with so many Students."""

    n: int


@dataclass(frozen=True, slots=True)
class FewestPoints(Word):
    """Only if every other School has more Revolution Points."""


@dataclass(frozen=True, slots=True)
class TargetInjured(Word):
    """Only against a School with an Injured Character."""


@dataclass(frozen=True, slots=True)
class EventCosts(Word):
    """Only against an Event of at least this Plot Value."""

    n: int


__all__ = ["Cost", "EventCosts", "FewestPoints", "HasStudents", "TargetInjured"]
