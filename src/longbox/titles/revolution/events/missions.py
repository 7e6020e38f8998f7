"""The Mission Phase: who goes, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class MissionRevealed(Event):
    mission: int


@dataclass(frozen=True, slots=True)
class CommandWon(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Invited(Event):
    seat: int
    position: int


@dataclass(frozen=True, slots=True)
class Sent(Event):
    seat: int
    who: int
    position: int


@dataclass(frozen=True, slots=True)
class InvitationRefused(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class NobodyToSend(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MissionCalledOff(Event):
    pass


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    piece: int
    hex: int


@dataclass(frozen=True, slots=True)
class MissionEnded(Event):
    success: bool


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    seat: int
    n: int


__all__ = [
    "CommandWon",
    "InvitationRefused",
    "Invited",
    "MissionCalledOff",
    "MissionEnded",
    "MissionRevealed",
    "NobodyToSend",
    "Rewarded",
    "Sent",
    "TokenPlaced",
]
