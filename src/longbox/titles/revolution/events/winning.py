"""The Final Tournament and the end."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class TournamentBegan(Event):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    seat: int
    forfeit: bool


@dataclass(frozen=True, slots=True)
class Ended(Event):
    seat: int
    reason: str


__all__ = ["Ended", "MatchWon", "TournamentBegan"]
