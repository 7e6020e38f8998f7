"""The rules and rewards of a Mission."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import Counted
from .word import Word


@dataclass(frozen=True, slots=True)
class DamageHope(Word):
    """Hope for each attack that damages a Mission Character."""

    n: int


@dataclass(frozen=True, slots=True)
class TokenHope(Word):
    """Hope for removing a Mission Token."""

    n: int


@dataclass(frozen=True, slots=True)
class Most(Word):
    """Revolution Points on success for the most of something: `damage`, `tokens` or `points`; at least 1."""

    what: Counted
    n: int


@dataclass(frozen=True, slots=True)
class AllIn(Word):
    """Revolution Points on success for every School whose PC is still in the arena."""

    n: int


@dataclass(frozen=True, slots=True)
class LastStanding(Word):
    """The Mission ends in success when a single PC is left; it may bring its School Revolution Points and Hope."""

    n: int = 0
    hope: int = 0


@dataclass(frozen=True, slots=True)
class Timer(Word):
    """The Mission ends after a Mission Turn."""

    turns: int
    success: bool


@dataclass(frozen=True, slots=True)
class Crates(Word):
    """Special Action next to a token: open it. A die of `trap` or less deals 1 Damage to the opener."""

    trap: int


@dataclass(frozen=True, slots=True)
class Calm(Word):
    """Special Action within reach of the token: Defense dice, each of `least` or more is a point; success at the goal."""

    reach: int
    least: int
    goal: int


@dataclass(frozen=True, slots=True)
class Rescue(Word):
    """Special Action next to a token: carry it; it is saved where its carrier enters a border Hex."""


@dataclass(frozen=True, slots=True)
class Fire(Word):
    """After every Mission Turn each PC within so many Hexes of the centre takes 1 Damage."""

    reach: int


@dataclass(frozen=True, slots=True)
class Centre(Word):
    """A PC on the centre Hex at the end of a Mission Turn scores a point and Hope."""

    hope: int


@dataclass(frozen=True, slots=True)
class Sparring(Word):
    """Every attack that damages another PC scores a point and Hope."""

    hope: int


@dataclass(frozen=True, slots=True)
class Prize(Word):
    """On success the Schools with the most Damage may in turn take the next Student; the first that does gets it."""


@dataclass(frozen=True, slots=True)
class Grudge(Word):
    """A Mission Character rolls more attack dice against a School that has done it the most Damage."""

    n: int


@dataclass(frozen=True, slots=True)
class Sap(Word):
    """A Character that a Mission Character damages loses Power Tokens."""

    n: int


@dataclass(frozen=True, slots=True)
class Facing(Word):
    """A Mission Character rolls more defense dice against the first attack on it in a Mission Turn."""

    n: int


@dataclass(frozen=True, slots=True)
class Noise(Word):
    """A Mission Character moves toward the Character that attacked last in this Mission Turn."""


@dataclass(frozen=True, slots=True)
class Fury(Word):
    """From `at` Damage on, a Mission Character rolls more attack dice."""

    at: int
    n: int


@dataclass(frozen=True, slots=True)
class Pack(Word):
    """A Mission Character rolls more attack dice against a Character that another has attacked in this Mission Turn."""

    n: int


@dataclass(frozen=True, slots=True)
class Ranks(Word):
    """Mission Characters next to one another roll more defense dice."""

    n: int


@dataclass(frozen=True, slots=True)
class NoPenalty(Word):
    """Defeats have no penalties."""


@dataclass(frozen=True, slots=True)
class NoStalemate(Word):
    """The stalemate rule does not apply."""


__all__ = [
    "AllIn",
    "Calm",
    "Centre",
    "Crates",
    "DamageHope",
    "Facing",
    "Fire",
    "Fury",
    "Grudge",
    "LastStanding",
    "Most",
    "NoPenalty",
    "NoStalemate",
    "Noise",
    "Pack",
    "Prize",
    "Ranks",
    "Rescue",
    "Sap",
    "Sparring",
    "Timer",
    "TokenHope",
]
