"""The hinged tool against a brute-force search of its placements, and against shapely."""

from __future__ import annotations

import random
from math import cos, hypot, pi, sin, tau

import numpy as np
import pytest
import shapely

from longbox.geometry.advance import Mover, Placement, Start
from longbox.geometry.arcs import wrap
from longbox.geometry.ends import Standing, end_legal
from longbox.geometry.ground import ground, masks
from longbox.geometry.shapes import Base, Polygon, overlaps_feature, pt_poly
from longbox.geometry.tools import Tools

from .oracle import (
    RADII,
    Floats,
    as_shapely,
    box,
    count,
    crowded,
    points_to_segments,
    random_polygon,
    segments_to_polygon,
)

TOOLS = Tools()
W = TOOLS.half_width


class Brute:
    """Every placement of a grid of bends, with its least distance from the blockers."""

    def __init__(self, base: Base, length: float, blockers: list[Polygon], thetas: int, phis: int) -> None:
        x, y, r = base
        a, b = length / 2, length / 2 - W
        theta = np.linspace(-pi, pi, thetas, endpoint=False)[:, None]
        phi = theta + np.linspace(-pi / 2, pi / 2, phis)[None, :]
        self.ax, self.ay = x + (r + W) * np.cos(theta), y + (r + W) * np.sin(theta)
        self.hx, self.hy = x + (r + a) * np.cos(theta), y + (r + a) * np.sin(theta)
        self.tx, self.ty = self.hx + b * np.cos(phi), self.hy + b * np.sin(phi)
        self.gap: Floats = np.full(phi.shape, np.inf)
        for q in blockers:
            if not overlaps_feature(base, q) and pt_poly(x, y, q) < r + length + 0.5:
                first = segments_to_polygon(self.ax, self.ay, self.hx, self.hy, q)
                self.gap = np.minimum(self.gap, first)
                self.gap = np.minimum(self.gap, segments_to_polygon(self.hx, self.hy, self.tx, self.ty, q))

    def clearance(self, r: float, ex: float, ey: float) -> float:
        """The greatest clearance of any placement that touches a base centred on (ex, ey)."""
        first = points_to_segments(ex, ey, self.ax, self.ay, self.hx, self.hy)
        second = points_to_segments(ex, ey, self.hx, self.hy, self.tx, self.ty)
        touching = np.minimum(first, second) <= r + W
        return float(np.max(np.where(touching, self.gap, -1.0)))


def tool_line(base: Base, placement: Placement) -> shapely.LineString:
    x, y, r = base
    length, theta, phi = placement
    hx, hy = x + (r + length / 2) * cos(theta), y + (r + length / 2) * sin(theta)
    arm = length / 2 - W
    return shapely.LineString(
        [
            (x + (r + W) * cos(theta), y + (r + W) * sin(theta)),
            (hx, hy),
            (hx + arm * cos(phi), hy + arm * sin(phi)),
        ]
    )


def assert_legal(base: Base, placement: Placement, end: tuple[float, float], blockers: list[Polygon]) -> None:
    line = tool_line(base, placement)
    assert abs(wrap(placement.phi - placement.theta)) <= pi / 2 + 1e-6
    assert line.distance(shapely.Point(end)) <= base[2] + W + TOOLS.eps + 1e-6
    for q in blockers:
        if not overlaps_feature(base, q):
            assert line.distance(as_shapely(q)) >= W - TOOLS.eps - 1e-6


def test_find_is_never_wrong_by_more_than_a_sixteenth() -> None:
    rng = random.Random(31)
    found = refused = hidden = 0
    for _ in range(count(120)):
        base = (18 + rng.uniform(-1, 1), 18 + rng.uniform(-1, 1), rng.choice(RADII))
        length = rng.choice(TOOLS.speeds())
        blockers = crowded(rng, base, rng.randint(2, 9), base[2] + length + 1)
        mover = Mover(base, length, blockers)
        brute = Brute(base, length, blockers, 180, 31)
        reach = length + 2 * base[2]
        for _ in range(30):
            a, d = rng.uniform(0, tau), reach * rng.random() ** 0.5
            end = (base[0] + d * cos(a), base[1] + d * sin(a))
            placement = mover.find(*end)
            clearance = brute.clearance(base[2], *end)
            if placement is None:
                refused += 1
                assert clearance < W - TOOLS.eps + TOOLS.spare, "missed a placement with room to spare"
            else:
                found += 1
                hidden += clearance < W - TOOLS.eps
                assert_legal(base, placement, end, blockers)
                assert mover.verify(placement.theta, placement.phi, *end)
    assert found > refused > found / 50
    assert hidden, "some placements should be too fine for the grid"


def planted(rng: random.Random) -> tuple[Base, Placement, tuple[float, float], list[Polygon]]:
    """A tool laid first, then walls pushed at it until hardly more than the promised clearance is left."""
    base = (18.0, 18.0, rng.choice(RADII))
    theta = rng.uniform(-pi, pi)
    bend = rng.choice((0.2, 0.8, pi / 2))
    placement = Placement(rng.choice(TOOLS.speeds()), theta, theta + rng.uniform(-bend, bend))
    line = tool_line(base, placement)
    keep = W - TOOLS.eps + TOOLS.spare + 0.002
    walls: list[Polygon] = []
    while len(walls) < 12:
        a = rng.uniform(0, tau)
        q = random_polygon(rng, 18 + 14 * cos(a), 18 + 14 * sin(a), 0.5, 4.0)
        spot = line.interpolate(rng.random(), normalized=True)
        ux, uy = spot.x - q.x, spot.y - q.y
        lo, hi = 0.0, 1.0
        for _ in range(30):
            mid = (lo + hi) / 2
            near = line.distance(as_shapely(q.moved(mid * ux, mid * uy))) < keep
            lo, hi = (lo, mid) if near else (mid, hi)
        q = q.moved(lo * ux, lo * uy)
        if pt_poly(18, 18, q) >= base[2]:
            walls.append(q)
    tip = line.coords[-1]
    a, d = placement.phi + rng.choice((0.0, rng.uniform(-1.5, 1.5))), base[2] + W
    return base, placement, (tip[0] + d * cos(a), tip[1] + d * sin(a)), walls


def test_find_never_misses_a_placement_with_a_sixteenth_to_spare() -> None:
    # The seeds at the end need every allowance the search makes for an arc's width.
    for seed in [*range(count(100, 5000)), 636, 869, 1181, 1184, 1328, 2090]:
        base, placement, end, walls = planted(random.Random(seed))
        mover = Mover(base, placement.length, walls)
        assert mover.verify(placement.theta, placement.phi, *end)
        found = mover.find(*end)
        assert found is not None, seed
        assert_legal(base, found, end, walls)


def test_given_placements_are_judged_like_shapely_does() -> None:
    rng = random.Random(32)
    answers = [0, 0]
    for _ in range(count(300, 5000)):
        base = (18.0, 18.0, rng.choice(RADII))
        length = rng.choice(TOOLS.speeds())
        blockers = crowded(rng, base, 3, base[2] + length)
        mover = Mover(base, length, blockers)
        theta = rng.uniform(-pi, pi)
        phi = theta + rng.uniform(-1.7, 1.7)
        end = (18 + rng.uniform(-7, 7), 18 + rng.uniform(-7, 7))
        line = tool_line(base, Placement(length, theta, phi))
        gap = min(line.distance(as_shapely(q)) for q in blockers)
        touch = line.distance(shapely.Point(end))
        bend = abs(phi - theta)
        if min(abs(gap - W + TOOLS.eps), abs(touch - base[2] - W - TOOLS.eps), abs(bend - pi / 2)) > 1e-6:
            legal = gap >= W - TOOLS.eps and touch <= base[2] + W + TOOLS.eps and bend <= pi / 2
            assert mover.verify(theta, phi, *end) is legal
            answers[legal] += 1
    assert min(answers) > 5


def test_without_obstacles_the_reach_is_the_tool_and_the_base() -> None:
    for r in RADII:
        for length in TOOLS.speeds():
            mover = Mover((18, 18, r), length, [])
            assert mover.find(18 + length + 2 * r + 0.0099, 18) is not None
            assert mover.find(18 + length + 2 * r + 0.0101, 18) is None
            assert mover.find(18, 18) is not None, "an advance may go nowhere"


def test_staying_needs_a_tool_that_lies_somewhere() -> None:
    walled = [box(8, 12, 10.7, 11), box(8, 12, 9, 9.3), box(10.7, 11, 9.3, 10.7), box(9, 9.3, 9.3, 10.7)]
    assert Mover((10, 10, 0.689), 3.375, walled[:3]).find(10, 10) is not None
    assert Mover((10, 10, 0.689), 3.375, walled).find(10, 10) is None


def test_a_roof_under_the_base_does_not_hold_it() -> None:
    roof = box(8, 12, 8, 12)
    assert Mover((10, 10, 0.689), 5.0, [roof]).find(15, 10) is not None
    assert Mover((7.5, 10, 0.689), 5.0, [roof]).find(13.5, 10) is not None, "cutting it is enough"
    assert Mover((7.311, 10, 0.689), 5.0, [roof]).find(13.6, 10) is None, "touching it is not"


def test_only_tools_of_the_start_are_verified() -> None:
    start = Start((10, 10, 0.689), (3.375, 5.0), [])
    assert start.verify(Placement(5.0, 0.0, 0.0), 16, 10)
    assert not start.verify(Placement(7.25, 0.0, 0.0), 16, 10)
    assert not start.verify(Placement(3.375, 0.0, 0.0), 16, 10)


def scene(rng: random.Random) -> tuple[Base, float, list[Polygon]]:
    base = (18.0, 18.0, rng.choice(RADII))
    length = rng.choice(TOOLS.speeds())
    return base, length, crowded(rng, base, rng.randint(1, 6), base[2] + length + 1)


def test_ground_lies_inside_the_truth_and_close_to_it() -> None:
    rng = random.Random(33)
    inside = outside = 0
    for _ in range(count(12, 300)):
        base, length, blockers = scene(rng)
        mover = Mover(base, length, blockers)
        rings = ground(mover)
        for ring in rings:
            assert shapely.LinearRing(ring).is_ccw
            farthest = max(hypot(x - base[0], y - base[1]) for x, y in ring)
            assert farthest <= length + 2 * base[2] + 1e-9
        union = shapely.union_all([shapely.Polygon(ring).buffer(0) for ring in rings])
        for _ in range(100):
            a, d = rng.uniform(0, tau), (length + 2 * base[2]) * rng.random() ** 0.5
            end = (base[0] + d * cos(a), base[1] + d * sin(a))
            found = mover.find(*end)
            gap = union.distance(shapely.Point(end))
            if gap == 0.0:
                inside += 1
                assert found is not None, "painted ground must be reachable"
            elif found is not None:
                outside += 1
                assert gap < 0.25
    assert outside < inside / 20


def test_ground_leaves_out_where_only_half_a_tool_fits() -> None:
    pocket = [box(5.7, 9.7, 8.5, 9.5), box(5.7, 9.7, 10.5, 11.5), box(9.3, 9.7, 9.5, 10.5)]
    for length, inside in ((3.375, True), (5.0, False)):
        rings = ground(Mover((5, 10, 0.689), length, pocket))
        assert any(shapely.Polygon(ring).contains(shapely.Point(7.5, 10)) for ring in rings) is inside


def test_ground_is_one_circle_where_nothing_blocks() -> None:
    (ring,) = ground(Mover((18, 18, 0.689), 5.0, []))
    assert all(hypot(x - 18, y - 18) == pytest.approx(6.378) for x, y in ring)


def test_masks_hide_what_end_legal_forbids() -> None:
    rng = random.Random(34)
    for _ in range(count(20, 400)):
        base, _, features = scene(rng)
        bases = [(18 + rng.uniform(-6, 6), 18 + rng.uniform(-6, 6), rng.choice(RADII)) for _ in range(2)]
        passable, blockers = features[::2], features[1::2]
        hidden = shapely.union_all(
            [
                shapely.Polygon(mask.outer).difference(shapely.Polygon(mask.hole))
                for mask in masks(base[2], bases, passable, blockers)
            ]
        )
        for _ in range(60):
            x, y = 18 + rng.uniform(-8, 8), 18 + rng.uniform(-8, 8)
            if hidden.boundary.distance(shapely.Point(x, y)) > 0.03:
                legal = end_legal((x, y, base[2]), bases, passable, blockers)
                assert legal is not hidden.contains(shapely.Point(x, y))


def test_a_prepared_judge_of_ends_says_the_same() -> None:
    rng = random.Random(36)
    for _ in range(count(60, 2000)):
        (x, y, r), _, features = scene(rng)
        passable, blockers = features[::2], features[1::2]
        bases = [(x + rng.uniform(-9, 9), y + rng.uniform(-9, 9), rng.choice(RADII)) for _ in range(4)]
        points = [(x + rng.uniform(-19, 19), y + rng.uniform(-19, 19)) for _ in range(60)]
        standing = Standing(r, bases, passable, blockers)
        assert list(standing.among(points)) == [at for at in points if end_legal((*at, r), bases, passable, blockers)]


def test_whether_an_end_is_reached_is_what_find_says() -> None:
    rng = random.Random(37)
    refused = 0
    for _ in range(count(60, 2000)):
        (x, y, r), _, features = scene(rng)
        start = Start((x, y, r), TOOLS.speeds()[: rng.randint(1, 3)], features)
        far = start.movers[0].reach
        for _ in range(40):
            a, d = rng.uniform(0, tau), 1.05 * far * rng.random() ** 0.5
            end = (x + d * cos(a), y + d * sin(a))
            for mover in (*start.movers, start):
                assert mover.reaches(*end) is (mover.find(*end) is not None)
            refused += d < far and not start.reaches(*end)
    assert refused > 10, "hardly anything was ever in the way"


def test_ends_do_not_block_the_tool() -> None:
    """Other bases forbid an end, never the way to it."""
    start = Start((10, 10, 0.689), (5.0,), [])
    bases = [(12.0, 10.0, 0.689), (13.5, 10.0, 0.689)]
    assert start.find(15.5, 10) is not None
    assert end_legal((15.5, 10, 0.689), bases, [])
    assert not end_legal((13, 10, 0.689), bases, [])
