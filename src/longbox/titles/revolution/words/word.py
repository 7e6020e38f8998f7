"""What all words of a card have in common. Each word is a small frozen value; the rules know what it does (`rules/effects/`)."""

from __future__ import annotations

from ..codes import Which, Who


class Word:
    """One thing that a card says."""

    __slots__: tuple[str, ...] = ()


class OfSchools(Word):
    """A word about Schools."""

    __slots__ = ()
    who: Who
    """Which ones: one of the codes from SELF to VICTIM."""


class OfCharacters(Word):
    """A word about Characters that the player names."""

    __slots__ = ()
    which: Which
    """Among whom: one of the codes from OWN to OTHERS_STUDENT."""
    count: int = 1
    """How many different ones."""
    upto: bool = False
    """Whether fewer will do."""


Words = tuple[Word, ...]
"""What a card says, in its order."""

__all__ = ["OfCharacters", "OfSchools", "Word", "Words"]
