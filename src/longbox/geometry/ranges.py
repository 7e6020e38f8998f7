"""Ranges: the shortest horizontal distance between edges, and whether it is within a range tool's length."""

from __future__ import annotations

from math import hypot
from typing import Literal, TypeAlias

from longbox.geometry.shapes import Base, Polygon, pt_poly
from longbox.geometry.tools import EPS, STANDARD, Tools

Side: TypeAlias = Literal["left", "right", "bottom", "top"]


def base_to_base(a: Base, b: Base) -> float:
    """Edge to edge between two bases, or a base and a token; 0 where they touch or overlap.

    >>> base_to_base((0, 0, 1), (5, 0, 1.5)), base_to_base((0, 0, 1), (1, 0, 1))
    (2.5, 0.0)
    """
    gap = hypot(a[0] - b[0], a[1] - b[1]) - a[2] - b[2]
    return gap if gap > 0.0 else 0.0


base_to_token = base_to_base


def base_to_terrain(a: Base, q: Polygon) -> float:
    """From a base's edge to the nearest point of a footprint.

    >>> base_to_terrain((7, 1, 1), Polygon.rectangle(0, 4, 0, 2))
    2.0
    """
    gap = pt_poly(a[0], a[1], q) - a[2]
    return gap if gap > 0.0 else 0.0


def terrain_to_terrain(p: Polygon, q: Polygon) -> float:
    """Between the nearest points of two footprints, as the rules for setting up terrain ask.

    >>> terrain_to_terrain(Polygon.rectangle(0, 1, 0, 1), Polygon.rectangle(4, 5, 0, 1))
    3.0
    """
    for one, other in ((p, q), (q, p)):
        for vx, vy, _, _, _, nx, ny in one.edges:
            if all(nx * (x - vx) + ny * (y - vy) > 0.0 for x, y in other.vertices):
                # Apart: the nearest points of two convex outlines include a corner of one of them.
                nearest = min(pt_poly(x, y, p) for x, y in q.vertices)
                return max(0.0, min(nearest, min(pt_poly(x, y, q) for x, y in p.vertices)))
    return 0.0


def base_to_edge(a: Base, side: Side, tools: Tools = STANDARD) -> float:
    """From a base's edge to one side of the board.

    >>> base_to_edge((10.0, 3.0, 1.0), "bottom"), base_to_edge((10.0, 3.0, 1.0), "right")
    (2.0, 25.0)
    """
    if side == "left":
        gap = a[0]
    elif side == "right":
        gap = tools.board_width - a[0]
    elif side == "bottom":
        gap = a[1]
    else:
        gap = tools.board_height - a[1]
    return max(0.0, gap - a[2])


def within(distance: float, limit: float, eps: float = EPS) -> bool:
    """Is a distance within a range? Any portion of the thing is enough.

    >>> within(3.009, 3.0), within(3.011, 3.0)
    (True, False)
    """
    return distance <= limit + eps


def bases_within(a: Base, b: Base, limit: float, eps: float = EPS) -> bool:
    """The same as `within(base_to_base(a, b), limit)`, without a square root.

    >>> bases_within((0, 0, 1), (5, 0, 1), 3.0)
    True
    """
    dx = a[0] - b[0]
    dy = a[1] - b[1]
    s = a[2] + b[2] + limit + eps
    return dx * dx + dy * dy <= s * s


def terrain_within(a: Base, q: Polygon, limit: float, eps: float = EPS) -> bool:
    """Is a base within a range of a feature? Decided by the bounding box where that is enough.

    >>> terrain_within((7, 1, 1), Polygon.rectangle(0, 4, 0, 2), 1.0)
    False
    """
    s = a[2] + limit + eps
    if a[0] - s > q.right or a[0] + s < q.left or a[1] - s > q.top or a[1] + s < q.bottom:
        return False
    return pt_poly(a[0], a[1], q) <= s


def completely_within(a: Base, b: Base, limit: float, eps: float = EPS) -> bool:
    """Is every portion of `a` within a range of `b`?

    >>> completely_within((4, 0, 1), (0, 0, 1), 4.0), completely_within((4.5, 0, 1), (0, 0, 1), 4.0)
    (True, False)
    """
    return hypot(a[0] - b[0], a[1] - b[1]) + a[2] - b[2] <= limit + eps
