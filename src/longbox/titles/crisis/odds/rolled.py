"""What is rolled: a pool of dice, and the rules that reroll or change dice of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from ..codes import BLANK, BLOCK, CRIT, HIT, NOBODY, SIDES, WILD

Chances: TypeAlias = tuple[float, ...]
"""Chances of 0, 1, 2, ..."""
Spread: TypeAlias = dict[int, float]
"""Rolls, packed, and the chance of each."""

SHARE: Final = tuple(SIDES.count(face) / len(SIDES) for face in range(6))
BITS: Final = 8
MASK: Final = (1 << BITS) - 1


class Reroll(NamedTuple):
    """One rule that rerolls up to so many dice of one's own roll, each once."""

    most: int
    fails: bool = False
    """Failures, too."""


class Change(NamedTuple):
    """One rule that changes up to so many dice showing certain faces to another face."""

    most: int
    faces: tuple[int, ...]
    to: int
    icons: tuple[int, ...] = ()
    """What the attack roll has to show for it."""
    must: bool = False


COVER: Final = Change(1, (CRIT, WILD, HIT, BLANK), BLOCK)
"""CP-476."""
PIERCE: Final = Change(1, (CRIT, WILD, BLOCK), BLANK, must=True)
"""What most attacks that change a defense die do."""


@dataclass(frozen=True, slots=True)
class Pool:
    """One side's roll."""

    dice: int
    worth: tuple[int, ...]
    """What each face counts."""
    per_crit: int = 1
    """How many dice a Critical of the first roll adds."""
    treat: int = NOBODY
    """The face as which one Failure counts, where a card says so."""
    cover: bool = False
    """One die may be changed to a Block."""
    rerolls: tuple[Reroll, ...] = ()
    """Rules that reroll its own dice."""
    changes: tuple[Change, ...] = ()
    """Rules that change its own dice, besides cover."""
    against: tuple[Change, ...] = ()
    """Rules that change the other side's dice, after both have seen to their own."""
