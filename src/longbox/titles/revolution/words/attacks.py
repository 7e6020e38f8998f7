"""Missions: attacks from afar, and a second one."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class Longer(Word):
    """Attack Range n more for this attack."""

    n: int


@dataclass(frozen=True, slots=True)
class Again(Word):
    """May attack the same target once more with the next Action."""


__all__ = ["Again", "Longer"]
