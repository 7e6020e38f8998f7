"""The Mission Phase: who goes, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event


@dataclass(frozen=True, slots=True)
class MissionRevealed(Event):
    mission: int


@dataclass(frozen=True, slots=True)
class CommandWon(Event):
    """With the Revolution Point that goes with it; `n` is 0 for a School that has 6."""

    seat: int
    coins: int
    n: int
    now: int


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
    seat: int
    piece: int
    hex: int


@dataclass(frozen=True, slots=True)
class MissionEnded(Event):
    success: bool
    why: str
    """Of a failure: defeat, stalemate or time."""


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """Revolution Points as a reward, and what they were for."""

    seat: int
    n: int
    what: str
    now: int


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
