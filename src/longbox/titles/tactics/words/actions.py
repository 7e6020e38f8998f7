"""Words that take an action (FT-125), and what they do to a target."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import ATTACK, EASY, MOVE, NOBODY, TOUGH
from .word import Word


@dataclass(frozen=True, slots=True)
class Gains(Word):
    """Take an action to gain a state until the start of its next activation (FT-398)."""

    state: str
    action: str = MOVE


@dataclass(frozen=True, slots=True)
class Carries(Word):
    """It and a Ready ally each move up to so many squares, ignoring terrain and figures; the ally becomes Tired (FT-180).

    `alone`: it takes nobody along.
    """

    far: int
    action: str = TOUGH
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Lays(Word):
    """Lay contiguous squares of terrain within range, the first in Line of Sight (FT-179)."""

    terrain: str
    squares: int
    range: int
    action: str = ATTACK
    rank: int = 0
    """Of Fire: its damage, if it is not the Good that Fire has by default."""


@dataclass(frozen=True, slots=True)
class Flurry(Word):
    """Several Brawling attacks in one action (FT-186)."""

    attacks: int = 3
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Targets(Word):
    """Aims at an opposing figure in Line of Sight and range (FT-131). Effects by the colour of a FEAT, each with all lower ones.

    Without an ability there is no FEAT, and the Green effects happen. `against`: only figures of a disposition.
    """

    range: int
    ability: int = NOBODY
    green: tuple[Word, ...] = ()
    yellow: tuple[Word, ...] = ()
    red: tuple[Word, ...] = ()
    against: str = ""
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Heals(Word):
    """Gains back Health, never above where it started (FT-130); `other`: an adjacent Teammate does instead."""

    amount: int
    action: str = EASY
    other: bool = False


@dataclass(frozen=True, slots=True)
class Counters(Word):
    """One of the target's Specials, by choice, is countered until the start of this figure's next activation (FT-128)."""


@dataclass(frozen=True, slots=True)
class Deals(Word):
    """The target takes damage."""

    rank: int
    kind: str


@dataclass(frozen=True, slots=True)
class Drives(Word):
    """The target is moved up to so many squares along a harmless way; that provokes nobody."""

    squares: int


@dataclass(frozen=True, slots=True)
class Tires(Word):
    """The target becomes Tired."""


__all__ = ["Carries", "Counters", "Deals", "Drives", "Flurry", "Gains", "Heals", "Lays", "Targets", "Tires"]
