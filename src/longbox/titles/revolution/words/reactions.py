"""What only Reactions do: they cancel, outbid and excuse."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class CancelEvent(Word):
    """The Event that was just tried has no effect."""


@dataclass(frozen=True, slots=True)
class CancelReaction(Word):
    """The Reaction that cancels one's Event has no effect."""


@dataclass(frozen=True, slots=True)
class RaiseBid(Word):
    """Up to n more on one's own bid."""

    n: int


@dataclass(frozen=True, slots=True)
class Excuse(Word):
    """The refusal costs no Revolution Point."""


__all__ = ["CancelEvent", "CancelReaction", "Excuse", "RaiseBid"]
