"""Rows of numbers for learning agents: the places that pieces of either side fill, and the names of those numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from struct import Struct
from typing import Any, Final

PIECES: Final = 10
"""Characters or figures per side that have a place in a row; more are left out."""


def seat_name(place: int) -> str:
    """A seat, by how many places after one's own it sits."""
    return "me" if place == 0 else f"the player {place} after me"


def side_names(head: Sequence[str], piece: str, fields: Sequence[str]) -> tuple[str, ...]:
    """The names of a row: some of its own, then every field of every piece, those of the own side first."""
    sides = [f"{whose} {piece} {n}: {field}" for whose in ("my", "their") for n in range(PIECES) for field in fields]
    return (*head, *sides)


def sides(owners: Sequence[int], seat: int) -> Sequence[int]:
    """The places of a row: who fills them, first those of `seat`; -1 for nobody.

    >>> sides([1, 0, 1], 1)[:3], sides([1, 0, 1], 1)[10:12]
    ([0, 2, -1], [1, -1])
    """
    return _places(tuple(owners), seat)


@lru_cache(1000)
def _places(owners: tuple[int, ...], seat: int) -> Sequence[int]:
    mine = [who for who, owner in enumerate(owners) if owner == seat][:PIECES]
    theirs = [who for who, owner in enumerate(owners) if owner != seat][:PIECES]
    return mine + [-1] * (PIECES - len(mine)) + theirs + [-1] * (PIECES - len(theirs))


put: Final = Struct("f").pack_into
"""Writes one short float into a buffer, at a byte."""


def changed(now: Sequence[Any], seen: Sequence[Any]) -> Iterator[int]:
    """The places at which two columns differ.

    >>> list(changed([3, 1, 4], [3, 2, 4]))
    [1]
    """
    return (place for place, (one, other) in enumerate(zip(now, seen, strict=True)) if one != other)
