"""The Recruit Phase: offers, Secret Missions, bids and Training."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event

from ..codes import NOBODY


@dataclass(frozen=True, slots=True)
class Offered(Event):
    seat: int
    to: int
    give: tuple[int, ...]
    pay: int
    take: tuple[int, ...]
    ask: int


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    seat: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class SecretMission(Event):
    seat: int
    who: int
    coins: int


@dataclass(frozen=True, slots=True)
class DialsTaken(Event):
    """Everybody is ready to bid."""


@dataclass(frozen=True, slots=True)
class LotRevealed(Event):
    who: int


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """By seat; NOBODY for those who do not bid."""

    bids: tuple[int, ...]
    lot: int = NOBODY
    """The card; NOBODY for the Mission Commander Token."""


@dataclass(frozen=True, slots=True)
class BidRaised(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class BidsTied(Event):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidFailed(Event):
    lot: int
    """The card; NOBODY for the Mission Commander Token."""
    seats: tuple[int, ...]
    """Who takes coins back that were set aside."""


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    seat: int
    who: int
    coins: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class Trained(Event):
    who: int
    training: int


@dataclass(frozen=True, slots=True)
class TrainingWasted(Event):
    seat: int
    who: int


__all__ = [
    "BidFailed",
    "BidRaised",
    "BidsShown",
    "BidsTied",
    "DialsTaken",
    "LotRevealed",
    "OfferAnswered",
    "Offered",
    "Recruited",
    "SecretMission",
    "Trained",
    "TrainingWasted",
]
