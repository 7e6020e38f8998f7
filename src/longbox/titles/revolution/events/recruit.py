"""The Recruit Phase: offers, Secret Missions, bids and Training."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


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
class DialTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class LotRevealed(Event):
    who: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    seat: int
    coins: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else BidPlaced(self.seat, None)


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """By seat; NOBODY for those who do not bid."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidRaised(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class BidsTied(Event):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidFailed(Event):
    pass


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    seat: int
    who: int
    coins: int


@dataclass(frozen=True, slots=True)
class Trained(Event):
    who: int
    training: int


@dataclass(frozen=True, slots=True)
class TrainingWasted(Event):
    who: int


__all__ = [
    "BidFailed",
    "BidPlaced",
    "BidRaised",
    "BidsShown",
    "BidsTied",
    "DialTaken",
    "LotRevealed",
    "OfferAnswered",
    "Offered",
    "Recruited",
    "SecretMission",
    "Trained",
    "TrainingWasted",
]
