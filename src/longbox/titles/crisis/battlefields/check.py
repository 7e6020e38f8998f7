"""What is wrong with a battlefield: what makes it unplayable, and what goes against the book's advice (Q26)."""

from __future__ import annotations

from itertools import combinations
from math import isfinite

from longbox.geometry.ranges import terrain_to_terrain, within
from longbox.geometry.shapes import Polygon
from longbox.geometry.tools import EPS, STANDARD

from .kinds import KINDS
from .plan import BOARD, Battlefield, Piece, labels

LARGEST = 6
MOST = 60
"""More features than any table holds; a bound for files from anywhere."""
SPECK = 0.01
"""Twice the area, in square inches, below which a footprint is none."""
FEWEST = 12
APART = 2
"""Terrain should not stand within this range of an edge or of other terrain (CP-124, CP-125)."""


def faults(field: Battlefield) -> list[str]:
    """All there is to say against a battlefield, the worst first; advice only where nothing is broken."""
    return broken(field) or advice(field)


def broken(field: Battlefield) -> list[str]:
    """What cannot be played on."""
    if len(field.features) > MOST:
        return [f"The battlefield has {len(field.features)} features; {MOST} are the most."]
    found: list[str] = []
    solid: list[tuple[str, Polygon]] = []
    for name, piece in _named(field):
        if piece.kind not in KINDS:
            found.append(f"{name} is of no known kind.")
        if type(piece.size) is not int or not 1 <= piece.size <= LARGEST:
            found.append(f"{name} has the Size {piece.size}; a Size is a whole number from 1 to {LARGEST}.")
        wrong = _misshapen(piece)
        if wrong:
            found.append(f"{name} {wrong}")
            continue
        polygon = Polygon(piece.corners)
        solid.append((name, polygon))
        outside = max(-polygon.left, -polygon.bottom, polygon.right - BOARD, polygon.top - BOARD)
        if outside > EPS:
            found.append(f"{name} reaches {outside:.1f} in over the edge of the battlefield.")
    for (one, p), (two, q) in combinations(solid, 2):
        deep = overlap(p, q)
        if deep > EPS:
            found.append(f"{two} overlaps {one} by {deep:.1f} in.")
    return found


def advice(field: Battlefield) -> list[str]:
    """CP-122, CP-124, CP-125: the players may agree otherwise."""
    found: list[str] = []
    count = len(field.features)
    if count < FEWEST:
        found.append(f"The battlefield has {count} features; there should be at least {FEWEST}.")
    middling = sum(2 <= piece.size <= 4 for piece in field.features)
    if 2 * middling <= count:
        found.append(f"Only {middling} of {count} features have Size 2 to 4; most should.")
    reach = STANDARD.range(APART)
    solid = [(name, Polygon(piece.corners)) for name, piece in _named(field)]
    for name, piece in _named(field):
        if piece.size >= LARGEST:
            found.append(f"{name} has Size {piece.size}; terrain should have Sizes 1 to {LARGEST - 1}.")
    for name, p in solid:
        gap = max(0.0, min(p.left, p.bottom, BOARD - p.right, BOARD - p.top))
        if within(gap, reach):
            found.append(f"{name} stands {gap:.1f} in from the edge; terrain should be more than {reach:g} in from every edge.")
    for (one, p), (two, q) in combinations(solid, 2):
        gap = terrain_to_terrain(p, q)
        if within(gap, reach):
            found.append(f"{two} stands {gap:.1f} in from {one}; terrain should be more than {reach:g} in apart.")
    return found


def overlap(p: Polygon, q: Polygon) -> float:
    """How deep two footprints overlap: how far one would have to move to be clear of the other."""
    least = BOARD
    for one, other in ((p, q), (q, p)):
        for vx, vy, _, _, _, nx, ny in one.edges:
            least = min(least, max(-(nx * (x - vx) + ny * (y - vy)) for x, y in other.vertices))
            if least <= 0.0:
                return 0.0
    return least


def _misshapen(piece: Piece) -> str:
    if not all(isfinite(number) for point in piece.corners for number in point):
        return "has a corner that is no number."
    if len(piece.corners) < 3:
        return f"has {len(piece.corners)} corners; a footprint needs three."
    ring = zip(piece.corners, (*piece.corners[1:], piece.corners[0]), strict=True)
    if abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ring)) < SPECK:
        return "has no area."
    try:
        Polygon(piece.corners)
    except ValueError:
        return "is not convex; make it of several features, or without the dent."
    return ""


def _named(field: Battlefield) -> list[tuple[str, Piece]]:
    return list(zip(labels([piece.kind for piece in field.features]), field.features, strict=True))
