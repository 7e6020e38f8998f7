"""What a learning agent sees of a game of FASERIP Tactics."""

from __future__ import annotations

from struct import Struct
from typing import Final

from longbox.titles.facets import Buffer, PieceEye, Study, changed, put, side_names, sides

from ..rules.attacks import Strike
from ..state import Table

FIGURE = ("there", "x", "y", "health", "karma", "ready", "out", "conditions", "acting", "attacks", "is attacked")
HEAD: Final = ("my side is the north",)
NAMES: Final = (
    *side_names(HEAD, "figure", FIGURE),
    *(f"{whose} plot {n}: {field}" for whose in ("my", "their") for n in range(2) for field in ("there", "x", "y")),
)
THERE, X, Y, HEALTH, KARMA, READY, OUT, CONDITIONS, *ROLES = range(len(FIGURE))
PLOTS: Final = 4
_PLACE = Struct("3f").pack_into
_ROW = Struct(f"{len(NAMES)}f")


class Seen(PieceEye[Table]):
    """Looks at the columns of the table, and goes into those that are not as before."""

    parts = ROLES

    def __init__(self, study: Study[Table], buffer: Buffer, start: int, seat: int) -> None:
        super().__init__(study, buffer, start, seat)
        self.owners: list[int] = []
        self._forget(0, "")

    def _forget(self, figures: int, ground: str) -> None:
        self.buffer[self.start : self.start + 4 * len(NAMES)] = bytes(4 * len(NAMES))
        self.map, self.wide, self.high = ground, 1, 1
        self.sides: tuple[int, ...] = ()
        self.at: list[int] = [-1] * figures
        self.ready: list[int] = [-1] * figures
        self.health, self.karma, self.conditions = [0] * figures, [0] * figures, [0] * figures
        self.plots = [-1] * PLOTS
        self.roles = (-2, -2, -2)

    def look(self, t: Table) -> None:
        if t.seat != self.owners or t.map != self.map:
            self._begin(t)
        if t.sides != self.sides:
            self.sides = t.sides
            put(self.buffer, self.start, t.sides[self.seat] == 0)
        if t.at != self.at:
            for who in changed(t.at, self.at):
                self._stand(self.places.get(who), t.at[who])
            self.at[:] = t.at
        self._columns(t)
        if t.plots != self.plots:
            self._plots(t.plots)
        self._roles(t)

    def _columns(self, t: Table) -> None:
        if t.health != self.health:
            self.column(t.health, self.health, HEALTH, 20)
        if t.karma != self.karma:
            self.column(t.karma, self.karma, KARMA, 10)
        if t.ready != self.ready:
            for who in changed(t.ready, self.ready):
                self.write(who, READY, t.ready[who] == 0)
                self.write(who, OUT, t.ready[who] == 2)
            self.ready[:] = t.ready
        if t.conditions != self.conditions:
            for who in changed(t.conditions, self.conditions):
                self.write(who, CONDITIONS, t.conditions[who].bit_count() / 7)
            self.conditions[:] = t.conditions

    def _plots(self, plots: list[int]) -> None:
        own = plots if self.seat == 0 else plots[2:] + plots[:2]
        first = self.start + 4 * (len(NAMES) - 3 * PLOTS)
        for number, square in enumerate(own):
            self._stand(first + 12 * number, square)
        self.plots[:] = plots

    def _begin(self, t: Table) -> None:
        self._forget(len(t.seat), t.map)
        self.owners = t.seat[:]
        first = self.start + 4 * len(HEAD)
        self.places = {who: first + 4 * len(FIGURE) * place for place, who in enumerate(sides(t.seat, self.seat)) if who >= 0}
        if t.map:
            self.wide, self.high = t.ground().width, t.ground().height

    def _roles(self, t: Table) -> None:
        """Who acts, attacks and is attacked."""
        attacker = target = -2
        for frame in t.stack:
            if frame.__class__ is Strike:
                attacker, target = frame.who, frame.target
        self.play((t.acting, attacker, target))

    def _stand(self, place: int | None, square: int) -> None:
        """Tell at a place that something stands in a square, or nowhere."""
        if place is None:
            return
        if square >= 0:
            _PLACE(self.buffer, place, 1.0, square % self.wide / self.wide, square // self.wide / self.high)
        else:
            _PLACE(self.buffer, place, 0.0, 0.0, 0.0)


def observe(t: Table, seat: int, study: Study[Table]) -> list[float]:
    buffer = bytearray(4 * len(NAMES))
    Seen(study, buffer, 0, seat).look(t)
    return list(_ROW.unpack(buffer))
