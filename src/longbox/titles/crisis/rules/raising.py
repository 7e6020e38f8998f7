"""Terrain that cards put on the battlefield during the game. It is round, and belongs to whoever put it there."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any

from longbox.geometry.shapes import discs_overlap, overlaps_feature
from longbox.kernel import Ask, Illegal, Plain

from ..battlefields.kinds import KINDS
from ..battlefields.plan import footprint
from ..codes import ON_BOARD
from ..events import TerrainRaised
from ..script.running import Step
from ..state import Table
from . import places
from .layout import BOARD
from .markers import MarkerSpot

RAISED = "raised "
"""A lasting row for each: this and its kind, whose it is, and its number."""


def raised(t: Table, who: int, kind: str) -> list[int]:
    """What a character has put on the battlefield that still stands there."""
    rows = [row for row in t.lasting if row[0] == RAISED + kind and row[2] == who] if t.lasting else []
    return [row[4] for row in rows if not t.rubble >> row[4] & 1]


@dataclass(frozen=True, slots=True)
class RaisedSpot(MarkerSpot):
    """Where such terrain may be put: on the battlefield, off everybody, off tokens and off other terrain."""

    size: float
    """Its radius."""

    def fault(self, t: Table, x: float, y: float) -> Illegal | None:
        tools, r = t.the_tools(), self.size
        disc = (x, y, r)
        if not (r <= x <= BOARD - r and r <= y <= BOARD - r):
            return Illegal("The terrain must stand on the battlefield.")
        far = hypot(x - self.x, y - self.y) - self.r - r
        if far > tools.range(self.range) + tools.eps:
            return Illegal(
                "That place is {far:.2f} in away; the terrain must stand within Range {range}.", far=far, range=self.range
            )
        lying = [(*at, tools.token_radius) for i, at in enumerate(t.token_at) if t.token_holder[i] == ON_BOARD]
        lying += [(mx, my, tools.token_radius) for _, _, mx, my in t.markers]
        if any(discs_overlap(disc, other, tools.eps) for other in (*lying, *(t.base[who] for who in t.present()))):
            return Illegal("The terrain must not overlap anybody, nor a token.")
        if any(overlaps_feature(disc, f.polygon, tools.eps) for f in t.the_ground().standing(t.rubble)):
            return Illegal("The terrain must not overlap other terrain.")
        return None

    def samples(self, t: Table) -> places.Places:
        return places.raised_spots(t, self)

    def describe(self) -> dict[str, Any]:
        return {"marker": self.name, "near": [self.x, self.y, self.r], "range": self.range}


@dataclass(slots=True)
class Raise(Step):
    """A character puts terrain on the battlefield; without a place for it there is none."""

    STEPS = ("put",)

    name: str
    who: int
    seat: int
    range: int
    apart: int = 0

    def put(self, t: Table) -> Ask | None:
        region = RaisedSpot(-1, *t.base[self.who], self.range, self.name, 0, KINDS[self.name].w / 2)
        options: tuple[Plain, ...] = region.samples(t)
        return Ask(self.seat, "put_marker", options, region) if options else None

    def answer_put_marker(self, t: Table, at: tuple[float, float]) -> None:
        self.step += 1
        kind, number = KINDS[self.name], len(t.terrain)
        t.terrain = (*t.terrain, (self.name, kind.size, kind.interactive, footprint(self.name, *at)))
        t.ground = None
        t.lasting.append((RAISED + self.name, self.who, self.who, "game", number))
        t.emit(TerrainRaised, self.seat, number)
