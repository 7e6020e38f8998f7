"""What Schools and Characters gain and lose, whatever the phase."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event

from ..codes import NOBODY


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A Character leaves its School for the discard pile: by a card, or because nobody pays for it."""

    seat: int
    who: int
    cause: int
    unpaid: bool


@dataclass(frozen=True, slots=True)
class PointsChanged(Event):
    seat: int
    n: int
    now: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class HopeChanged(Event):
    seat: int
    n: int
    now: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class HopeTaken(Event):
    seat: int
    to: int
    """Whose it was."""
    n: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class Ransomed(Event):
    """A School pays to keep a Character."""

    seat: int
    who: int
    coins: int


@dataclass(frozen=True, slots=True)
class PlotPointsChanged(Event):
    seat: int
    n: int
    now: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Plot Cards drawn; the others only learn how many."""

    seat: int
    n: int
    cards: tuple[int, ...] | None
    cause: int = NOBODY

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.n, None, self.cause)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    deck: str


@dataclass(frozen=True, slots=True)
class TokensChanged(Event):
    who: int
    n: int
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class TokenStolen(Event):
    who: int
    prey: int


@dataclass(frozen=True, slots=True)
class InjuryChanged(Event):
    who: int
    injured: bool
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class TriumphChanged(Event):
    who: int
    triumph: bool
    cause: int = NOBODY


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    seat: int
    who: int
    """Whose Power Token it was."""
    source: int
    cause: int
    """Which Power."""
    ally: int = NOBODY
    """Whom a Charter helps."""


__all__ = [
    "Discarded",
    "Drew",
    "HopeChanged",
    "HopeTaken",
    "InjuryChanged",
    "PlotPointsChanged",
    "PointsChanged",
    "PowerUsed",
    "Ransomed",
    "Reshuffled",
    "TokenStolen",
    "TokensChanged",
    "TriumphChanged",
]
