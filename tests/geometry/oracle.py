"""Independent answers to compare with: numpy for brute force, and seeded random scenes."""

from __future__ import annotations

import os
import random
from math import cos, hypot, pi, sin, tau
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

from longbox.geometry.shapes import Base, Polygon, overlaps_feature, pt_poly

Floats = npt.NDArray[np.float64]

ALL = bool(os.environ.get("LONGBOX_ALL"))
RADII = (0.689, 0.984, 1.28)


def count(ordinary: int, all_of_them: int = 10_000) -> int:
    """How many scenes: few in the ordinary suite, many with LONGBOX_ALL=1."""
    return all_of_them if ALL else ordinary


def box(x0: float, x1: float, y0: float, y1: float) -> Polygon:
    return Polygon.rectangle(x0, x1, y0, y1)


def as_shapely(q: Polygon) -> Any:
    return shapely.Polygon(q.vertices)


def random_polygon(rng: random.Random, x: float, y: float, lo: float = 0.3, hi: float = 4.0) -> Polygon:
    """A box, a regular polygon or the hull of a few points, turned anyhow, about (x, y)."""
    kind = rng.random()
    if kind < 0.5:
        w, h = rng.uniform(lo, hi) / 2, rng.uniform(lo, hi) / 2
        turn = rng.choice((0.0, rng.uniform(0.0, pi)))
        return Polygon.rectangle(x - w, x + w, y - h, y + h, turn)
    if kind < 0.75:
        return Polygon.regular(x, y, rng.uniform(lo, hi) / 2, rng.randint(3, 8), rng.uniform(0.0, tau))
    while True:
        size = rng.uniform(lo, hi) / 2
        cloud = [(x + rng.uniform(-size, size), y + rng.uniform(-size, size)) for _ in range(rng.randint(3, 7))]
        hull = shapely.convex_hull(shapely.MultiPoint(cloud))
        if hull.geom_type == "Polygon" and hull.area > 0.05 * size * size:
            return Polygon(list(hull.exterior.coords)[:-1])


def pressed(rng: random.Random, base: Base, q: Polygon, dent: float = 0.0) -> Polygon:
    """The polygon pushed straight at a base until it touches (or dents it by `dent`)."""
    a = rng.uniform(0.0, tau)
    ux, uy = cos(a), sin(a)
    q = q.moved(base[0] + 12.0 * ux - q.x, base[1] + 12.0 * uy - q.y)
    lo, hi = 0.0, 12.0
    for _ in range(40):
        mid = (lo + hi) / 2
        if pt_poly(base[0], base[1], q.moved(-mid * ux, -mid * uy)) > base[2] - dent:
            lo = mid
        else:
            hi = mid
    return q.moved(-lo * ux, -lo * uy)


def crowded(rng: random.Random, base: Base, features: int, spread: float) -> list[Polygon]:
    """Features round a base but off it, every other time one or two of them pressed against it."""
    found: list[Polygon] = []
    while len(found) < features:
        a, d = rng.uniform(0.0, tau), rng.uniform(0.5, spread)
        q = random_polygon(rng, base[0] + d * cos(a), base[1] + d * sin(a))
        if rng.random() < 0.2:
            q = pressed(rng, base, q, rng.choice((0.0, 0.005)))
        if not overlaps_feature(base, q):
            found.append(q)
    return found


def points_to_segments(px: Any, py: Any, ax: Any, ay: Any, bx: Any, by: Any) -> Floats:
    """Distances of points from segments, with the broadcasting of numpy."""
    dx, dy = bx - ax, by - ay
    square = np.maximum(dx * dx + dy * dy, 1e-300)
    s = np.clip(((px - ax) * dx + (py - ay) * dy) / square, 0.0, 1.0)
    found: Floats = np.hypot(px - ax - s * dx, py - ay - s * dy)
    return found


def segments_to_polygon(ax: Floats, ay: Floats, bx: Floats, by: Floats, q: Polygon) -> Floats:
    """Distances of many segments from a polygon: ends to sides, corners to segments, crossings."""
    ring = np.array(q.vertices)
    least = np.full(np.broadcast(ax, bx).shape, np.inf)
    inside = np.ones(least.shape, dtype=bool)
    crossing = np.zeros(least.shape, dtype=bool)
    for (vx, vy), (wx, wy) in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        least = np.minimum(least, points_to_segments(ax, ay, vx, vy, wx, wy))
        least = np.minimum(least, points_to_segments(bx, by, vx, vy, wx, wy))
        least = np.minimum(least, points_to_segments(vx, vy, ax, ay, bx, by))
        inside &= (wx - vx) * (ay - vy) - (wy - vy) * (ax - vx) >= 0.0
        side_a = (wx - vx) * (ay - vy) - (wy - vy) * (ax - vx)
        side_b = (wx - vx) * (by - vy) - (wy - vy) * (bx - vx)
        side_v = (bx - ax) * (vy - ay) - (by - ay) * (vx - ax)
        side_w = (bx - ax) * (wy - ay) - (by - ay) * (wx - ax)
        crossing |= (side_a * side_b <= 0.0) & (side_v * side_w <= 0.0)
    return np.where(inside | crossing, 0.0, least)


def apart(a: Base, b: Base) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
