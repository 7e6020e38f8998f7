"""The map in a few shapes."""

from __future__ import annotations

from longbox.titles.facets import Area, Sketch, Spot, emblems

from ..maps import ELEVATED, NORTH, RUBBLE
from ..speech.names import monograms
from ..state import TOKENS, Table

HALF = 0.5
DISC = 0.44
"""How large a piece is drawn, in squares."""


def sketch(t: Table, seat: int) -> Sketch:
    ground = t.ground()
    areas = []
    for square, bits in enumerate(ground.bits):
        if bits & (ELEVATED | RUBBLE):
            y, x = divmod(square, ground.width)
            areas.append(Area("high" if bits & ELEVATED else "rubble", [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]))
    known = emblems(__package__)["figures"]

    def spot(square: int, seat: int, emblem: str = "", letters: str = "", *, token: bool = False) -> Spot:
        y, x = divmod(square, ground.width)
        return Spot(x + HALF, y + HALF, DISC, seat, emblem, letters, token)

    tokens = [spot(square, i // TOKENS, token=True) for i, square in enumerate(t.plots) if square >= 0]
    pieces = []
    for who, square in enumerate(t.at):
        if square >= 0:
            drawn = known.get(t.who[who])
            pieces.append(spot(square, t.seat[who], drawn.icon if drawn else "", "" if drawn else monograms().get(t.who[who], "")))
    return Sketch(ground.width, ground.height, areas, [*tokens, *pieces]).turned(2 if t.sides[seat] == NORTH else 0)
