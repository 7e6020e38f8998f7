"""What Schools and Characters gain and lose, whatever the phase."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A Character leaves its School for the discard pile."""

    seat: int
    who: int


@dataclass(frozen=True, slots=True)
class PointsChanged(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class HopeChanged(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class PlotPointsChanged(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Plot tuple[int, ...] drawn; the others only learn how many."""

    seat: int
    n: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.n, None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    deck: str


@dataclass(frozen=True, slots=True)
class TokensChanged(Event):
    who: int
    n: int


@dataclass(frozen=True, slots=True)
class InjuryChanged(Event):
    who: int
    injured: bool


@dataclass(frozen=True, slots=True)
class TriumphChanged(Event):
    who: int
    triumph: bool


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    seat: int
    who: int
    source: int


__all__ = [
    "Discarded",
    "Drew",
    "HopeChanged",
    "InjuryChanged",
    "PlotPointsChanged",
    "PointsChanged",
    "PowerUsed",
    "Reshuffled",
    "TokensChanged",
    "TriumphChanged",
]
