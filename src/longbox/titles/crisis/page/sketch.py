"""The battlefield in a few shapes."""

from __future__ import annotations

from longbox.titles.facets import Area, Sketch, Spot, emblems

from ..codes import ON_BOARD
from ..rules.objectives import securing
from ..state import Table
from .catalogue import monograms

TURNS = {"south": 0, "east": 1, "north": 2, "west": 3}
"""Quarter turns that bring an edge to the bottom."""
HIGH = 3
"""From this Size on terrain is drawn as a building."""


def sketch(t: Table, seat: int) -> Sketch:
    tools = t.the_tools()
    high = tools.board_height
    known, letters = emblems(__package__)["characters"], monograms(t.library)
    areas = [
        Area("rubble" if t.rubble >> i & 1 else "high" if size >= HIGH else "low", [(x, high - y) for x, y in corners])
        for i, (_, size, _, corners) in enumerate(t.terrain)
    ]
    tokens = [
        Spot(x, high - y, tools.token_radius, securing(t, i), token=True)
        for i, (x, y) in enumerate(t.token_at)
        if t.token_holder[i] == ON_BOARD
    ]
    pieces = []
    for who in t.present():
        x, y, r = t.base[who]
        drawn = known.get(t.who[who])
        pieces.append(Spot(x, high - y, r, t.seat[who], drawn.icon if drawn else "", "" if drawn else letters.get(t.who[who], "")))
    edge = t.edges[seat] if seat < len(t.edges) else ""
    return Sketch(tools.board_width, high, areas, [*tokens, *pieces]).turned(TURNS.get(edge, 0))
