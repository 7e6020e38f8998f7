"""Markers: what cards put on the battlefield that is no objective token. Nobody contests, holds or interacts with them."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any

from longbox.kernel import Ask, Illegal, Plain

from ..codes import NOBODY
from ..events import MarkerPlaced, MarkersRemoved
from ..script.running import Step
from ..state import Table
from . import places
from .layout import BOARD
from .objectives import TokenSpot

ANYWHERE = 0
"""In place of a range: anywhere on the battlefield."""


@dataclass(frozen=True, slots=True)
class MarkerSpot(TokenSpot):
    """Where a marker may lie: as a token does, off other markers, and not within a range of those of its own name."""

    name: str
    apart: int

    def fault(self, t: Table, x: float, y: float) -> Illegal | None:
        tools = t.the_tools()
        for name, _, mx, my in t.markers:
            far = hypot(x - mx, y - my) - 2 * tools.token_radius
            if self.apart and name == self.name and far <= tools.range(self.apart) + tools.eps:
                return Illegal("That place is within Range {range} of another such token.", range=self.apart)
            if far < -tools.eps:
                return Illegal("Two tokens must not overlap.")
        return TokenSpot.fault(self, t, x, y)

    def far(self, t: Table) -> float:
        return BOARD if self.range == ANYWHERE else TokenSpot.far(self, t)

    def samples(self, t: Table) -> places.Places:
        return places.marker_spots(t, self) if self.range == ANYWHERE else places.token_spots(t, self)

    def describe(self) -> dict[str, Any]:
        return {"marker": self.name, "near": [self.x, self.y, self.r], "range": self.range, "apart": self.apart}


@dataclass(slots=True)
class PutMarker(Step):
    """A player puts a marker on the battlefield; without a place for it there is none."""

    STEPS = ("put",)

    name: str
    seat: int
    range: int = ANYWHERE
    about: tuple[float, float, float] = (BOARD / 2, BOARD / 2, 0.0)
    """The base measured from."""
    apart: int = 0
    """Not within this range of another one of the name; 0: wherever those are."""

    def put(self, t: Table) -> Ask | None:
        region = MarkerSpot(-1, *self.about, self.range, self.name, self.apart)
        options: tuple[Plain, ...] = region.samples(t)
        return Ask(self.seat, "put_marker", options, region) if options else None

    def answer_put_marker(self, t: Table, at: tuple[float, float]) -> None:
        self.step += 1
        t.markers = (*t.markers, (self.name, self.seat, *at))
        t.emit(MarkerPlaced, self.seat, self.name, at)


def lose_counters(t: Table, name: str, who: int, n: int) -> None:
    """So many tokens of a name leave somebody."""
    for _ in range(n):
        t.lasting.remove(next(row for row in t.lasting if row[0] == name and row[2] == who))


def remove(t: Table, name: str, seat: int = NOBODY) -> None:
    """All of a name leave the battlefield, whoever has put them there, or only those of one player."""
    left = tuple(row for row in t.markers if row[0] != name or seat not in (NOBODY, row[1]))
    gone = len(t.markers) - len(left)
    if gone:
        t.markers = left
        t.emit(MarkersRemoved, name, gone)
