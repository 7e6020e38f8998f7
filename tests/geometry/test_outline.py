"""Outlines of ground against a polygon library."""

from __future__ import annotations

import random
from math import cos, sin, tau

import pytest

from longbox.geometry.ground import Mask
from longbox.geometry.outline import outline
from longbox.geometry.shapes import Point

shapely = pytest.importorskip("shapely")


def blob(rng: random.Random, most: float) -> list[Point]:
    """A convex ring, counter-clockwise."""
    x, y, r, n, turn = rng.uniform(0, 10), rng.uniform(0, 10), rng.uniform(0.5, most), rng.randint(3, 12), rng.uniform(0, tau)
    return [(x + r * cos(turn + i * tau / n), y + r * sin(turn + i * tau / n)) for i in range(n)]


def test_rings_less_masks_within_a_frame() -> None:
    rng = random.Random(12)
    for _ in range(60):
        rings = [blob(rng, 4.0) for _ in range(rng.randint(1, 6))]
        outers = [blob(rng, 2.5) for _ in range(rng.randint(0, 4))]
        masks = []
        closed = shapely.Polygon()
        for outer in outers:
            shrunk = shapely.Polygon(outer).buffer(-0.6)
            hole = list(shapely.geometry.polygon.orient(shrunk).exterior.coords)[:-1] if not shrunk.is_empty else []
            masks.append(Mask(tuple(outer), tuple(hole)))
            closed = closed.union(shapely.Polygon(outer).difference(shrunk))
        frame = [(1.0, 1.0), (9.0, 1.0), (9.0, 9.0), (1.0, 9.0)]
        truth = shapely.union_all([shapely.Polygon(ring) for ring in rings]).difference(closed).intersection(shapely.Polygon(frame))
        found = shapely.Polygon()
        for ring in outline(rings, masks, [frame], step=0.05):
            found = found.symmetric_difference(shapely.Polygon(ring).buffer(0))
        assert found.symmetric_difference(truth).area <= 0.06 * (truth.length + 1.0)


def test_nothing_is_left_outside_the_frame() -> None:
    ring = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    assert outline([ring], (), [[(0.0, 5.0), (1.0, 5.0), (1.0, 6.0)]]) == []
    assert outline([ring], [Mask(((-1.0, -1.0), (2.0, -1.0), (2.0, 2.0), (-1.0, 2.0)), ())]) == []


def test_the_ends_are_reached() -> None:
    (ring,) = outline([[(0.0, 0.33), (7.0, 0.33), (7.0, 1.91), (0.0, 1.91)]])
    assert sorted(ring) == [(0.0, 0.33), (0.0, 1.91), (7.0, 0.33), (7.0, 1.91)]
