"""Words that something sets off (FT-121)."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import INTUITION
from .word import Word


@dataclass(frozen=True, slots=True)
class Senses(Word):
    """The first time it is attacked in a Page a FEAT may make the attack fail (FT-122)."""

    ability: int = INTUITION


@dataclass(frozen=True, slots=True)
class SecondWind(Word):
    """The first time in a Page it would become Tired it is Ready instead (FT-184)."""


@dataclass(frozen=True, slots=True)
class Guards(Word):
    """Adjacent Teammates may transfer damage to it."""


@dataclass(frozen=True, slots=True)
class PassesOn(Word):
    """It may transfer damage to an adjacent Teammate of lower renown."""


@dataclass(frozen=True, slots=True)
class Retaliates(Word):
    """Whoever hits it with a Brawling or Grappling attack takes damage, if it still stands then."""

    rank: int
    kind: str


__all__ = ["Guards", "PassesOn", "Retaliates", "SecondWind", "Senses"]
