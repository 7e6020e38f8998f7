"""Missions: who moves how far, and whom it moves."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class Farther(Word):
    """This Move goes n Hexes further."""

    n: int


@dataclass(frozen=True, slots=True)
class Phase(Word):
    """This Move passes Obstacles and Characters."""


@dataclass(frozen=True, slots=True)
class Dart(Word):
    """Moves up to n Hexes outside a Move Action."""

    n: int


@dataclass(frozen=True, slots=True)
class Push(Word):
    """The damaged target is moved up to n free Hexes directly away."""

    n: int


@dataclass(frozen=True, slots=True)
class Pull(Word):
    """A Character within n Hexes is moved to a free Hex next to this one."""

    n: int


@dataclass(frozen=True, slots=True)
class Swap(Word):
    """Changes places with a Character within n Hexes."""

    n: int


__all__ = ["Dart", "Farther", "Phase", "Pull", "Push", "Swap"]
