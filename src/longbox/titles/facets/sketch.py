"""A sketch: the board of a game in a few shapes, small and still, for pages that only remind of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

ROOM = 2.5
"""What is shown around the pieces, in sizes of the largest."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the ground; `look` is `high`, `low` or `rubble`."""

    look: str
    corners: Sequence[Point]


@dataclass(frozen=True, slots=True)
class Spot:
    """A piece, or a token that lies somewhere; `seat` is -1 where it is nobody's."""

    x: float
    y: float
    r: float
    seat: int
    emblem: str = ""
    letters: str = ""
    token: bool = False


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board with the first row at the top."""

    width: float
    height: float
    areas: Sequence[Area]
    spots: Sequence[Spot]

    def turned(self, quarters: int) -> Sketch:
        """As somebody sees it who has the right edge before them after one quarter turn, the top one after two.

        >>> turned = Sketch(10, 20, (), (Spot(10, 2, 1, 0),)).turned(1)
        >>> turned.width, turned.spots[0].x, turned.spots[0].y
        (20, 18, 10)
        """
        if quarters % 4 == 0:
            return self
        high = self.height
        areas = [Area(one.look, [(high - y, x) for x, y in one.corners]) for one in self.areas]
        spots = [replace(one, x=high - one.y, y=one.x) for one in self.spots]
        return Sketch(high, self.width, areas, spots).turned(quarters - 1)

    def view(self) -> tuple[float, float, float, float]:
        """What is worth seeing: left, top and size of a square around the pieces.

        >>> Sketch(36, 36, (), (Spot(18, 18, 1, 0), Spot(20, 18, 1, 1))).view()
        (10.0, 9.0, 18.0, 18.0)
        """
        pieces = [one for one in self.spots if not one.token]
        if not pieces:
            return 0, 0, self.width, self.height
        room = ROOM * max(one.r for one in pieces)
        left, right = min(one.x for one in pieces) - room, max(one.x for one in pieces) + room
        top, bottom = min(one.y for one in pieces) - room, max(one.y for one in pieces) + room
        size = min(max(right - left, bottom - top, self.width / 2), max(self.width, self.height))
        x = min(max((left + right - size) / 2, 0), max(0, self.width - size))
        y = min(max((top + bottom - size) / 2, 0), max(0, self.height - size))
        return x, y, size, size
