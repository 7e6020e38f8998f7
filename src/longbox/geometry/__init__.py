"""Exact geometry for tabletop games: bases, tools, terrain, sight, beams, square grids and hexes.

Closed forms on plain numbers: a base is `(x, y, radius)`, a footprint a `Polygon`. Nothing here knows a game;
the caller says which features block and which may be crossed.

| module | holds |
|---|---|
| `tools` | the measurements: tool lengths, ranges, board, tolerance |
| `shapes` | discs, segments, convex polygons and their distances |
| `arcs` | arcs of directions; the shadow of a feature |
| `ends` | where a movement may end |
| `advance` | the hinged tool: find or verify a placement |
| `ground` | reachable ground to draw |
| `straight` | throws, pushes, thrown terrain |
| `wedge` | toward and away |
| `sight` | line of sight, cover line |
| `beam` | whom a beam touches, and the choices of aim |
| `ranges` | edge-to-edge distances |
| `grids`, `hexes` | squares and hexes |
"""

from longbox.geometry import (
    advance,
    arcs,
    beam,
    ends,
    grids,
    ground,
    hexes,
    ranges,
    shapes,
    sight,
    straight,
    tools,
    wedge,
)

__all__ = [
    "advance",
    "arcs",
    "beam",
    "ends",
    "grids",
    "ground",
    "hexes",
    "ranges",
    "shapes",
    "sight",
    "straight",
    "tools",
    "wedge",
]
