"""Edge-to-edge distances against shapely, and the limits of `within`."""

from __future__ import annotations

import random

import pytest
import shapely

from longbox.geometry.ranges import (
    Side,
    base_to_base,
    base_to_edge,
    base_to_terrain,
    bases_within,
    completely_within,
    terrain_to_terrain,
    terrain_within,
    within,
)
from longbox.geometry.shapes import Base
from longbox.geometry.tools import Tools

from .oracle import RADII, as_shapely, count, random_polygon

TOOLS = Tools()


def anywhere(rng: random.Random) -> Base:
    return (rng.uniform(0, 20), rng.uniform(0, 20), rng.choice(RADII))


def test_ranges_against_shapely() -> None:
    rng = random.Random(11)
    answers = set()
    for _ in range(count(3000)):
        a, b = anywhere(rng), anywhere(rng)
        p, q = random_polygon(rng, *anywhere(rng)[:2]), random_polygon(rng, *anywhere(rng)[:2], hi=8.0)
        at = shapely.Point(a[:2])
        gap = max(0.0, at.distance(shapely.Point(b[:2])) - a[2] - b[2])
        assert base_to_base(a, b) == pytest.approx(gap, abs=1e-9)
        to_terrain = max(0.0, at.distance(as_shapely(q)) - a[2])
        assert base_to_terrain(a, q) == pytest.approx(to_terrain, abs=1e-9)
        assert terrain_to_terrain(p, q) == pytest.approx(as_shapely(p).distance(as_shapely(q)), abs=1e-9)
        for limit in TOOLS.ranges:
            if abs(gap - limit - TOOLS.eps) > 1e-7:
                assert within(base_to_base(a, b), limit) is (gap <= limit + TOOLS.eps)
                assert bases_within(a, b, limit) is (gap <= limit + TOOLS.eps)
                answers.add(gap <= limit + TOOLS.eps)
            if abs(to_terrain - limit - TOOLS.eps) > 1e-7:
                assert terrain_within(a, q, limit) is (to_terrain <= limit + TOOLS.eps)
            farthest = at.distance(shapely.Point(b[:2])) + a[2] - b[2]
            if abs(farthest - limit - TOOLS.eps) > 1e-7:
                assert completely_within(a, b, limit) is (farthest <= limit + TOOLS.eps)
    assert answers == {True, False}


def test_a_hundredth_more_than_the_range_is_still_within_it() -> None:
    reach = 3.0 + 0.689 + 0.689
    assert bases_within((0, 0, 0.689), (reach + 0.0099, 0, 0.689), 3.0)
    assert not bases_within((0, 0, 0.689), (reach + 0.0101, 0, 0.689), 3.0)


@pytest.mark.parametrize(("side", "gap"), [("left", 4.5), ("right", 30.5), ("bottom", 9.5), ("top", 25.5)])
def test_distance_to_each_edge(side: Side, gap: float) -> None:
    assert base_to_edge((5.0, 10.0, 0.5), side) == gap


def test_measurements_are_a_record() -> None:
    with pytest.raises(AttributeError):
        TOOLS.long = 7.0  # type: ignore[misc]
    with pytest.raises(ValueError, match="no Range 6"):
        TOOLS.range(6)
    assert [TOOLS.range(n) for n in range(1, 6)] == [1, 3, 6, 8, 10]
    assert TOOLS.speeds() == (3.375, 5.0, 7.25)
    assert (TOOLS.half_width, TOOLS.eps, TOOLS.spare) == (0.375, 0.01, 1 / 16)
