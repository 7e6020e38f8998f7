"""Special rules of attacks (FT-369..FT-376)."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class Inflicts(Word):
    """Whom it hits gains a condition; `miss`: even if it misses (FT-371)."""

    condition: str
    miss: bool = False


@dataclass(frozen=True, slots=True)
class Weakens(Word):
    """Whom it hits gains a Weaken token, after the damage."""


@dataclass(frozen=True, slots=True)
class Pierces(Word):
    """The target's Armor counts as so many columns lower for this attack."""

    columns: int


@dataclass(frozen=True, slots=True)
class AlsoDeals(Word):
    """A second amount of damage against targets of a disposition; any disposition if none is named."""

    rank: int
    kind: str
    against: str = ""


@dataclass(frozen=True, slots=True)
class DealsInstead(Word):
    """Another damage rank against targets of a disposition."""

    rank: int
    against: str = ""


@dataclass(frozen=True, slots=True)
class Jumps(Word):
    """After a hit it may move up to so many squares; that provokes nobody."""

    squares: int = 1


@dataclass(frozen=True, slots=True)
class Surprises(Word):
    """Column shift to hit targets that do not fly."""

    shift: int = 1


@dataclass(frozen=True, slots=True)
class Bursts(Word):
    """Every other figure within so many squares of the target in Line of Effect takes damage of the attack's type on a hit."""

    rank: int
    squares: int = 1


__all__ = ["AlsoDeals", "Bursts", "DealsInstead", "Inflicts", "Jumps", "Pierces", "Surprises", "Weakens"]
