"""Toward and away: the wedge of a tool bent to a right angle, laid against the moving base.

Both arms touch the base and open at 45 degrees to either side of the line of centres. The distance of the
end from an arm, less its distance at the start, does not contain the radius, so the base's size drops out.
The wedge is convex: if the end lies inside, so does the straight way to it.
"""

from __future__ import annotations

from math import atan2, hypot, pi, sqrt

from longbox.geometry.arcs import FULL, Arc
from longbox.geometry.shapes import Point
from longbox.geometry.tools import EPS

SQRT2 = sqrt(2.0)


def moves_toward(start: Point, end: Point, centre: Point, eps: float = EPS) -> bool:
    """Does a base moving from start to end stay in the wedge that opens toward a centre?

    >>> moves_toward((0, 0), (3, 2.9), (10, 0)), moves_toward((0, 0), (3, 3.1), (10, 0))
    (True, False)
    """
    return _inside(end[0] - start[0], end[1] - start[1], centre[0] - start[0], centre[1] - start[1], eps)


def moves_away(start: Point, end: Point, centre: Point, eps: float = EPS) -> bool:
    """Does a base moving from start to end stay in the wedge that opens away from a centre?

    >>> moves_away((0, 0), (-3, 2.9), (10, 0)), moves_away((0, 0), (3, 0), (10, 0))
    (True, False)
    """
    return _inside(end[0] - start[0], end[1] - start[1], start[0] - centre[0], start[1] - centre[1], eps)


def directions_toward(start: Point, centre: Point, eps: float = EPS) -> Arc:
    """The directions in which a throw or push toward a centre may go.

    >>> [round(a, 3) for a in directions_toward((0, 0), (0, 5))]
    [0.785, 2.356]
    """
    dx = centre[0] - start[0]
    dy = centre[1] - start[1]
    if hypot(dx, dy) <= eps:
        return FULL
    axis = atan2(dy, dx)
    return (axis - pi / 4.0, axis + pi / 4.0)


def directions_away(start: Point, centre: Point, eps: float = EPS) -> Arc:
    """The directions in which a throw or push away from a centre may go.

    >>> [round(a, 3) for a in directions_away((0, 0), (0, -5))]
    [0.785, 2.356]
    """
    return directions_toward(start, (2.0 * start[0] - centre[0], 2.0 * start[1] - centre[1]), eps)


def _inside(ex: float, ey: float, nx: float, ny: float, eps: float) -> bool:
    axis = hypot(nx, ny)
    if axis <= eps:  # one on top of the other: there is no line of centres, and anything goes
        return True
    return abs(ex * ny - ey * nx) <= ex * nx + ey * ny + eps * SQRT2 * axis
