"""What happens to Characters in the Plot Phase: who joins, who leaves, and the tokens that lie on them."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import Which
from .word import OfCharacters, Word


@dataclass(frozen=True, slots=True)
class Admit(Word):
    """The player takes the next Student of the Recruit Deck."""


@dataclass(frozen=True, slots=True)
class TakeIn(Word):
    """The player pays the Hope Value of the Student that was just discarded and takes it."""


@dataclass(frozen=True, slots=True)
class Dismiss(OfCharacters):
    """A Character is discarded with its Training; its owner may pay `unless` Hope instead, if that is not 0."""

    which: Which
    unless: int = 0


@dataclass(frozen=True, slots=True)
class Tokens(OfCharacters):
    """Different Characters gain or lose Power Tokens; `upto`: as many Characters as the player likes."""

    which: Which
    n: int
    count: int = 1
    upto: bool = False


@dataclass(frozen=True, slots=True)
class Injure(OfCharacters):
    """A Character gets an Injured Token."""

    which: Which


@dataclass(frozen=True, slots=True)
class Heal(OfCharacters):
    """Different Characters lose their Injured Tokens."""

    which: Which
    count: int = 1
    upto: bool = False


@dataclass(frozen=True, slots=True)
class Triumph(OfCharacters):
    """A Character gains or loses a Triumph Token."""

    which: Which
    n: int


__all__ = ["Admit", "Dismiss", "Heal", "Injure", "TakeIn", "Tokens", "Triumph"]
