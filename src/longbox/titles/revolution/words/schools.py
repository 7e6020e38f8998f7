"""What Schools gain, lose and see: points, Hope, Plot Cards, the top of a deck."""

from __future__ import annotations

from dataclasses import dataclass

from .word import OfSchools, Word


@dataclass(frozen=True, slots=True)
class Revolution(OfSchools):
    """Schools gain or lose Revolution Points."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class Hope(OfSchools):
    """Schools gain Hope from the bank or lose it to the bank."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class TakeHope(OfSchools):
    """The player takes up to n Hope from each of the Schools; from the bank where a Mission Character was damaged."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class PlotPoints(OfSchools):
    """Schools gain or lose Plot Points of this round."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class Draw(Word):
    """The player draws Plot Cards."""

    n: int


@dataclass(frozen=True, slots=True)
class Drop(OfSchools):
    """Schools discard Plot Cards without Hope: `random`, by `choice` of the owner, or `all`."""

    who: str
    n: int
    how: str


@dataclass(frozen=True, slots=True)
class Peek(OfSchools):
    """The player looks at the hand of a School."""

    who: str


@dataclass(frozen=True, slots=True)
class Scry(Word):
    """The player looks at the top cards of a deck and puts them back in any order."""

    deck: str
    n: int


@dataclass(frozen=True, slots=True)
class Buff(Word):
    """The player's PC adds dice to every roll of an attribute in this round's Mission."""

    attribute: int
    n: int


__all__ = ["Buff", "Draw", "Drop", "Hope", "Peek", "PlotPoints", "Revolution", "Scry", "TakeHope"]
