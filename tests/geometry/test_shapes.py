"""Polygons, distances and overlaps against shapely."""

from __future__ import annotations

import copy
import json
import pickle
import random
from math import cos, hypot, pi, sin, sqrt

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from longbox.geometry.ends import end_legal, fault, sort_features
from longbox.geometry.shapes import (
    Polygon,
    disc_disc,
    disc_poly,
    discs_overlap,
    on_top,
    overlaps_feature,
    pt_poly,
    pt_seg,
    seg_hits_poly,
    seg_poly,
    under,
)
from longbox.geometry.tools import Tools

from .oracle import RADII, as_shapely, box, count, random_polygon

EPS = Tools().eps


def test_a_polygon_is_put_in_order_once() -> None:
    doubled = Polygon([(0, 2), (4, 2), (4, 2), (4, 0), (2, 0), (0, 0)])
    assert len(doubled.vertices) == 4
    assert sorted(doubled.vertices) == sorted(box(0, 4, 0, 2).vertices)
    assert (doubled.x, doubled.y) == (2.0, 1.0)
    assert doubled.radius == pytest.approx(sqrt(5))
    for vx, vy, ex, ey, length, nx, ny in doubled.edges:
        assert hypot(ex, ey) == pytest.approx(1.0)
        assert (nx, ny) == (ey, -ex)
        assert nx * (doubled.x - vx) + ny * (doubled.y - vy) < 0, "normals point outward"
        assert length > 0


def test_a_polygon_cannot_be_changed_but_copied_and_stored() -> None:
    q = box(0, 4, 0, 2)
    with pytest.raises(AttributeError):
        q.x = 3.0
    with pytest.raises(AttributeError):
        del q.x
    assert pickle.loads(pickle.dumps(q)) == q
    assert copy.deepcopy(q) == q
    assert hash(copy.copy(q)) == hash(q)
    assert Polygon(json.loads(json.dumps(q.vertices))) == q


@pytest.mark.parametrize(
    "corners",
    [
        [(0, 0), (1, 1)],
        [(0, 0), (1, 1), (2, 2)],
        [(0, 0), (4, 0), (4, 4), (2, 1)],
        [(cos(i * 4 * pi / 5), sin(i * 4 * pi / 5)) for i in range(5)],
    ],
)
def test_what_is_no_convex_footprint_is_refused(corners: list[tuple[float, float]]) -> None:
    with pytest.raises(ValueError, match="footprint"):
        Polygon(corners)


def test_centroid_and_box_of_random_polygons() -> None:
    rng = random.Random(1)
    for _ in range(count(300)):
        q = random_polygon(rng, rng.uniform(0, 36), rng.uniform(0, 36))
        s = as_shapely(q)
        assert s.is_valid
        assert (q.x, q.y) == pytest.approx((s.centroid.x, s.centroid.y))
        assert (q.left, q.bottom, q.right, q.top) == pytest.approx(s.bounds)


def test_growing_and_shrinking() -> None:
    rng = random.Random(2)
    shrunk_away = 0
    for _ in range(count(150, 2000)):
        q = random_polygon(rng, 10, 10)
        d = rng.uniform(0.05, 1.0)
        grown, shrunk = q.offset(d), q.offset(-d)
        assert grown is not None
        exact = as_shapely(q).buffer(d, quad_segs=64)
        assert as_shapely(grown).difference(exact.buffer(1e-3)).area < 1e-9
        assert exact.hausdorff_distance(as_shapely(grown)) < 0.02 * d + 1e-3
        # Not against a negative buffer: that one can leave a speck where nothing should be left.
        deepest = shapely.maximum_inscribed_circle(as_shapely(q), tolerance=1e-4).length
        if shrunk is None:
            shrunk_away += 1
            assert deepest < d + 1e-3
            continue
        assert deepest > d - 1e-3
        for _ in range(30):
            point = shapely.Point(rng.uniform(q.left, q.right), rng.uniform(q.bottom, q.top))
            depth = as_shapely(q).exterior.distance(point) if as_shapely(q).contains(point) else -1.0
            if abs(depth - d) > 1e-7:
                assert as_shapely(shrunk).contains(point) is (depth > d)
    assert shrunk_away


def test_point_and_segment_distances() -> None:
    rng = random.Random(3)
    hits = 0
    for _ in range(count(3000)):
        q = random_polygon(rng, 10, 10, hi=8.0)
        s = as_shapely(q)
        ax, ay, bx, by = (rng.uniform(4, 16) for _ in range(4))
        point, segment = shapely.Point(ax, ay), shapely.LineString([(ax, ay), (bx, by)])
        inside = s.contains(point)
        assert pt_poly(ax, ay, q) == pytest.approx(-s.exterior.distance(point) if inside else s.distance(point), abs=1e-9)
        exact = s.distance(segment)
        assert seg_poly(ax, ay, bx, by, q) == pytest.approx(exact, abs=1e-9)
        if exact > 1e-9 or s.buffer(-1e-9).intersects(segment):
            assert seg_hits_poly(ax, ay, bx, by, q) is (exact == 0.0)
        hits += exact == 0.0
        assert pt_seg(10, 10, ax, ay, bx, by) == pytest.approx(segment.distance(shapely.Point(10, 10)))
    assert 0.2 < hits / count(3000) < 0.8


def test_a_segment_without_length() -> None:
    q = box(0, 4, 0, 2)
    assert seg_poly(7, 6, 7, 6, q) == 5.0
    assert seg_hits_poly(1, 1, 1, 1, q)
    assert not seg_hits_poly(7, 6, 7, 6, q)
    assert pt_seg(3, 4, 0, 0, 0, 0) == 5.0


def test_overlap_of_bases_and_features() -> None:
    rng = random.Random(4)
    seen = set()
    for i in range(count(3000)):
        q = random_polygon(rng, 10, 10, hi=8.0)
        r = rng.choice(RADII)
        base = (rng.uniform(5, 15), rng.uniform(5, 15), r)
        if i % 3 == 0:
            # Start from an edge, so that many cases lie close to a limit.
            vx, vy, ex, ey, length, nx, ny = rng.choice(q.edges)
            t, h = rng.uniform(0, length), rng.choice((r, -r)) + rng.uniform(-0.03, 0.03)
            base = (vx + t * ex + h * nx, vy + t * ey + h * ny, r)
        s, point = as_shapely(q), shapely.Point(base[0], base[1])
        inside = s.contains(point)
        d = -s.exterior.distance(point) if inside else s.distance(point)
        if abs(d - (r - EPS)) < 1e-7 or abs(d + (r - EPS)) < 1e-7:
            continue
        overlaps, top = d < r - EPS, d < EPS - r
        assert overlaps_feature(base, q) is overlaps
        assert on_top(base, q) is top
        assert bool(under(base, [q])) is overlaps
        assert disc_poly(base, q) == pytest.approx(d - r)
        assert end_legal(base, [], [q]) is (top or not overlaps)
        assert end_legal(base, [], [], [q]) is (not overlaps)
        seen.add((overlaps, top))
    assert seen == {(False, False), (True, False), (True, True)}


def test_overlap_of_bases() -> None:
    rng = random.Random(5)
    both = [0, 0]
    for _ in range(count(3000)):
        a = (rng.uniform(8, 12), rng.uniform(8, 12), rng.choice(RADII))
        b = (rng.uniform(8, 12), rng.uniform(8, 12), rng.choice(RADII))
        gap = shapely.Point(a[:2]).distance(shapely.Point(b[:2])) - a[2] - b[2]
        assert disc_disc(a, b) == pytest.approx(gap)
        if abs(gap + EPS) > 1e-7:
            assert discs_overlap(a, b) is (gap < -EPS)
            assert end_legal(a, [b], []) is (gap > -EPS)
            both[gap < -EPS] += 1
    assert min(both) > count(3000) / 10


def test_a_fault_is_named_exactly_where_the_end_is_illegal() -> None:
    rng = random.Random(6)
    kinds = set()
    for _ in range(count(500, 5000)):
        r = rng.choice(RADII)
        end = (rng.uniform(0, 12), rng.uniform(0, 12), r)
        bases = [(rng.uniform(0, 12), rng.uniform(0, 12), rng.choice(RADII)) for _ in range(2)]
        passable = [random_polygon(rng, rng.uniform(2, 10), rng.uniform(2, 10), hi=6)]
        blockers = [random_polygon(rng, rng.uniform(2, 10), rng.uniform(2, 10), hi=6)]
        found = fault(end, bases, passable, blockers)
        assert (found is None) is end_legal(end, bases, passable, blockers)
        if found is not None:
            kinds.add(found.kind)
            assert found.depth > EPS - 1e-9
            if found.kind == "base":
                assert disc_disc(end, bases[found.which]) == pytest.approx(-found.depth)
    assert kinds == {"edge", "base", "terrain", "roof"}


def test_the_board_edge() -> None:
    tools = Tools()
    assert end_legal((0.689, 35.311, 0.689), [], [])
    assert end_legal((0.6791, 18, 0.689), [], [])
    assert not end_legal((0.678, 18, 0.689), [], [])
    assert not end_legal((18, 35.33, 0.689), [], [])
    assert end_legal((18, 35.33, 0.689), [], [], tools=Tools(board_height=48.0))
    assert tools.board_height == 36.0


def test_terrain_under_the_start_never_blocks() -> None:
    roof, tower, crate = box(0, 6, 0, 6), box(8, 9, 0, 6), box(8, 9, 7, 8)
    passable, blockers = sort_features((3, 3, 0.689), [(roof, 5), (tower, 5), (crate, 1)], 2)
    assert passable == [roof, crate]
    assert blockers == [tower]


@given(
    st.tuples(*[st.floats(-20, 20)] * 4),
    st.floats(0, 6.3),
    st.floats(-10, 10),
)
def test_distances_do_not_care_where_the_board_lies(segment: tuple[float, ...], turn: float, shift: float) -> None:
    ax, ay, bx, by = segment
    c, s = cos(turn), sin(turn)

    def put(x: float, y: float) -> tuple[float, float]:
        return (c * x - s * y + shift, s * x + c * y - shift)

    q = Polygon([(0, 0), (5, 1), (3, 4)])
    moved = Polygon([put(x, y) for x, y in q.vertices])
    assert seg_poly(*put(ax, ay), *put(bx, by), moved) == pytest.approx(seg_poly(ax, ay, bx, by, q), abs=1e-7)
