"""The Plot Phase: Events and Reactions, support and gifts, and what cards let somebody see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from longbox.kernel import Event

from ..codes import NOBODY

Offers: TypeAlias = tuple[tuple[int, int], ...]
"""Seats with the Plot Points they give."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SupportAsked(Event):
    seat: int
    n: int
    """0: no certain number."""


@dataclass(frozen=True, slots=True)
class SupportOffered(Event):
    """What everybody offers who was asked."""

    offers: Offers


@dataclass(frozen=True, slots=True)
class SupportTaken(Event):
    seat: int
    offers: Offers


@dataclass(frozen=True, slots=True)
class SupportReturned(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class EventPlayed(Event):
    seat: int
    card: int
    support: Offers = ()


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    seat: int
    schools: tuple[int, ...]
    characters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Buffed(Event):
    """More dice in this round's Mission."""

    seat: int
    attribute: int
    n: int
    cause: int


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    card: int


@dataclass(frozen=True, slots=True)
class PlotDiscarded(Event):
    """Face up; for Hope, or for none."""

    seat: int
    cards: tuple[int, ...]
    hope: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class HopeGiven(Event):
    seat: int
    to: int
    coins: int


@dataclass(frozen=True, slots=True)
class HopeRequested(Event):
    seat: int
    to: int
    """Who is asked."""
    coins: int


@dataclass(frozen=True, slots=True)
class HopeRefused(Event):
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    seat: int
    to: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.to) else Peeked(self.seat, self.to, None)


@dataclass(frozen=True, slots=True)
class Scried(Event):
    seat: int
    deck: str
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Scried(self.seat, self.deck, None)


__all__ = [
    "Buffed",
    "Cancelled",
    "EventPlayed",
    "HopeGiven",
    "HopeRefused",
    "HopeRequested",
    "Passed",
    "Peeked",
    "PlotDiscarded",
    "Reacted",
    "Scried",
    "SupportAsked",
    "SupportOffered",
    "SupportReturned",
    "SupportTaken",
    "Targeted",
]
