"""Words of Objects, Artifacts and Plots (FT-134, FT-551, FT-561)."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import RED
from .word import Word


@dataclass(frozen=True, slots=True)
class Bash(Word):
    """Of an Object: more damage columns when it is swung."""

    columns: int


@dataclass(frozen=True, slots=True)
class Soars(Word):
    """Of an Object: how far it can be thrown."""

    range: int


@dataclass(frozen=True, slots=True)
class Hurts(Word):
    """Damage to opposing figures within so many squares in Line of Effect.

    Of an Artifact: to those that end their activation there; of a Plot: when it is advanced, around the figure.
    """

    rank: int
    kind: str
    squares: int = 1


@dataclass(frozen=True, slots=True)
class Spreads(Word):
    """As `Hurts`, but a condition."""

    condition: str
    squares: int = 1


@dataclass(frozen=True, slots=True)
class Restores(Word):
    """Of an Artifact: its owner's figures that end their activation within so many squares gain Health and Karma."""

    health: int = 0
    karma: int = 0
    squares: int = 1


@dataclass(frozen=True, slots=True)
class GainsKarma(Word):
    """Of a Plot: the figure gains Karma."""

    amount: int


@dataclass(frozen=True, slots=True)
class Repairs(Word):
    """Of a Plot: the figure loses all its Weaken tokens."""


@dataclass(frozen=True, slots=True)
class Frees(Word):
    """Of a Plot: the figure and Teammates within so many squares lose Stunned, Held, Stuck, Staggered and Confused."""

    squares: int


@dataclass(frozen=True, slots=True)
class Steps(Word):
    """Of a Plot: the figure may move up to so many squares along a harmless way; that provokes nobody."""

    squares: int


@dataclass(frozen=True, slots=True)
class Covers(Word):
    """Of a Plot: the figure gets a Dodge token of a colour, unless it has a better one."""

    colour: int


@dataclass(frozen=True, slots=True)
class Scores(Word):
    """Of a Plot: more Victory Points if the FEAT has a colour or a better one."""

    points: int
    colour: int = RED


@dataclass(frozen=True, slots=True)
class Again(Word):
    """Of a Plot: if the FEAT has a colour or a better one, the figure stays Ready when it would next become Tired; once a Page."""

    colour: int = RED


__all__ = ["Again", "Bash", "Covers", "Frees", "GainsKarma", "Hurts", "Repairs", "Restores", "Scores", "Soars", "Spreads", "Steps"]
