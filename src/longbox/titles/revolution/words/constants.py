"""What a Training Card always does."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class Attribute(Word):
    """A constant change of an attribute; stats stay within 1 and 6."""

    attribute: int
    n: int


@dataclass(frozen=True, slots=True)
class Limit(Word):
    """A higher Power Token limit, and the tokens at once."""

    n: int


@dataclass(frozen=True, slots=True)
class Income(Word):
    """More Hope in Acquire Hope."""

    n: int


@dataclass(frozen=True, slots=True)
class HandSize(Word):
    """A larger hand of the School."""

    n: int


__all__ = ["Attribute", "HandSize", "Income", "Limit"]
