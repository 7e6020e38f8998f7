"""Missions: how many dice are rolled, what they hit, and which are rolled again."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import Roll
from .word import Word


@dataclass(frozen=True, slots=True)
class MoreAttack(Word):
    """More attack dice."""

    n: int


@dataclass(frozen=True, slots=True)
class MoreDefense(Word):
    """More defense dice."""

    n: int


@dataclass(frozen=True, slots=True)
class MoreInitiative(Word):
    """More Initiative dice."""

    n: int


@dataclass(frozen=True, slots=True)
class Weaken(Word):
    """The target rolls fewer defense dice, at least 1."""

    n: int


@dataclass(frozen=True, slots=True)
class Blind(Word):
    """The attacker rolls fewer attack dice, at least 1."""

    n: int


@dataclass(frozen=True, slots=True)
class Pierce(Word):
    """Unopposed attack dice hit on 2 or more."""


@dataclass(frozen=True, slots=True)
class Reroll(Word):
    """Roll up to n own dice of a roll again: `attack`, `defense`, `initiative`, or `any` of the first two."""

    roll: Roll
    n: int


__all__ = ["Blind", "MoreAttack", "MoreDefense", "MoreInitiative", "Pierce", "Reroll", "Weaken"]
