"""Words that are always on (FT-119)."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import EASY, STRENGTH
from .word import Word


@dataclass(frozen=True, slots=True)
class Flight(Word):
    """FT-531..FT-537."""


@dataclass(frozen=True, slots=True)
class Giant(Word):
    """FT-294..FT-299."""


@dataclass(frozen=True, slots=True)
class Armor(Word):
    """FT-384: prevents damage of the covered types, but not of the excluded ones."""

    rank: int
    covers: tuple[str, ...]
    but: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Immune(Word):
    """FT-396: ignores damage of a type."""

    kind: str


@dataclass(frozen=True, slots=True)
class Reach(Word):
    """Attacks figures up to so many squares away as if they were adjacent."""

    squares: int


@dataclass(frozen=True, slots=True)
class Ignores(Word):
    """Terrain that does not hinder its movement; `elevation`: goes up and down without a feature; `charging`: only in a Charge."""

    difficult: bool = True
    elevation: bool = False
    charging: bool = False


@dataclass(frozen=True, slots=True)
class Unseen(Word):
    """Opposing figures that are not adjacent have no Line of Sight to it; `obscured`: only while it is Obscured."""

    obscured: bool = True


@dataclass(frozen=True, slots=True)
class Overlooked(Word):
    """It does not block Line of Sight: while `obscured`, or on or adjacent to a `plot` of its own side."""

    when: str


@dataclass(frozen=True, slots=True)
class HarderToHit(Word):
    """Column shift for attacks against it by figures of lower renown."""

    shift: int


@dataclass(frozen=True, slots=True)
class Initiative(Word):
    """Added to its player's Initiative rolls while it is in play (FT-175)."""

    bonus: int


@dataclass(frozen=True, slots=True)
class BornLeader(Word):
    """Teammates with Line of Sight to it may spend its Karma as their own (FT-580)."""


@dataclass(frozen=True, slots=True)
class DodgesAs(Word):
    """Its Dodge costs another action (FT-182)."""

    action: str = EASY


@dataclass(frozen=True, slots=True)
class KillShift(Word):
    """Column shift on the Endurance FEAT of whom it Kills."""

    shift: int


@dataclass(frozen=True, slots=True)
class Raised(Word):
    """Column shift to abilities while it stands in Aquatic terrain (`aquatic`) or is Wounded (`wounded`)."""

    abilities: tuple[int, ...] = (STRENGTH,)
    shift: int = 1
    when: str = "aquatic"


@dataclass(frozen=True, slots=True)
class Immovable(Word):
    """Cannot be Slammed."""


@dataclass(frozen=True, slots=True)
class Shrugs(Word):
    """Never gains these conditions."""

    conditions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SureShot(Word):
    """Its attacks ignore that a target is Obscured."""


@dataclass(frozen=True, slots=True)
class Hunts(Word):
    """Column shift to its attacks on Wounded figures."""

    shift: int = 1


@dataclass(frozen=True, slots=True)
class Screens(Word):
    """Column shift to Shooting and Magical attacks on it and on Teammates within so many squares in Line of Effect.

    Of an Artifact: on the figures of its owner.
    """

    shift: int
    squares: int = 1


@dataclass(frozen=True, slots=True)
class Lifts(Word):
    """Picks up Objects as if its Strength were so many columns higher."""

    columns: int = 1


__all__ = [
    "Armor",
    "BornLeader",
    "DodgesAs",
    "Flight",
    "Giant",
    "HarderToHit",
    "Hunts",
    "Ignores",
    "Immovable",
    "Immune",
    "Initiative",
    "KillShift",
    "Lifts",
    "Overlooked",
    "Raised",
    "Reach",
    "Screens",
    "Shrugs",
    "SureShot",
    "Unseen",
]
