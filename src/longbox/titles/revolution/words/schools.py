"""What Schools gain, lose and see: points, Hope, Plot Cards, the top of a deck."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import Deck, How, Who
from .word import OfSchools, Word


@dataclass(frozen=True, slots=True)
class Revolution(OfSchools):
    """Schools gain or lose Revolution Points."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class Hope(OfSchools):
    """Schools gain Hope from the bank or lose it to the bank."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class TakeHope(OfSchools):
    """The player takes up to n Hope from each of the Schools; from the bank where a Mission Character was damaged."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class PlotPoints(OfSchools):
    """Schools gain or lose Plot Points of this round."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class Draw(Word):
    """The player draws Plot Cards."""

    n: int


@dataclass(frozen=True, slots=True)
class Drop(OfSchools):
    """Schools discard Plot Cards without Hope: `random`, by `choice` of the owner, or `all`."""

    who: Who
    n: int
    how: How


@dataclass(frozen=True, slots=True)
class Peek(OfSchools):
    """The player looks at the hand of a School."""

    who: Who


@dataclass(frozen=True, slots=True)
class Scry(Word):
    """The player looks at the top cards of a deck and puts them back in any order."""

    deck: Deck
    n: int


@dataclass(frozen=True, slots=True)
class Buff(Word):
    """The player's PC adds dice to every roll of an attribute in this round's Mission."""

    attribute: int
    n: int


__all__ = ["Buff", "Draw", "Drop", "Hope", "Peek", "PlotPoints", "Revolution", "Scry", "TakeHope"]
