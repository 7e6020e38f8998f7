"""Line of sight against exact coverage at many slopes and rim points; cover against shapely's hull."""

from __future__ import annotations

import random
from math import asin, atan2, cos, hypot, pi, sin, tau

import numpy as np
import pytest
import shapely

from longbox.geometry.shapes import Base, Polygon, pt_poly, seg_hits_poly
from longbox.geometry.sight import cover_line, sight

from .oracle import RADII, as_shapely, count, pressed, random_polygon

EPS = 0.01


def widest_gap(a: Base, b: Base, blockers: list[Polygon], slopes: int) -> float:
    """The widest free strip between two bases over many slopes: for each, which heights are left uncovered.

    For every slope, each feature between the bases covers one interval of heights. Negative if none is left.
    """
    d = hypot(b[0] - a[0], b[1] - a[1])
    ra, rb = a[2] + EPS, b[2] + EPS
    turn = atan2(b[1] - a[1], b[0] - a[0])
    reach = asin(min(1.0, (ra + rb) / d)) * 0.999999
    f = np.linspace(-reach, reach, slopes)
    c, s = np.cos(f), np.sin(f)
    lo, hi = np.maximum(-ra, -d * s - rb), np.minimum(ra, -d * s + rb)
    covers = []
    for q in blockers:
        x = np.array([(v[0] - a[0]) * cos(turn) + (v[1] - a[1]) * sin(turn) for v in q.vertices])
        y = np.array([(v[1] - a[1]) * cos(turn) - (v[0] - a[0]) * sin(turn) for v in q.vertices])
        p = y[:, None] * c - x[:, None] * s
        along = x[:, None] * c + y[:, None] * s
        bottom, top = p.min(axis=0), p.max(axis=0)
        # Where does the feature lie along a line that meets it? Before, between or behind the bases.
        middle = (np.maximum(bottom, lo) + np.minimum(top, hi)) / 2
        first, last = np.full(f.shape, np.inf), np.full(f.shape, -np.inf)
        for i in range(len(x)):
            p0, p1, s0, s1 = p[i - 1], p[i], along[i - 1], along[i]
            flat = np.abs(p1 - p0) < 1e-12
            t = (middle - p0) / np.where(flat, 1.0, p1 - p0)
            crosses = ~flat & (t >= -1e-9) & (t <= 1 + 1e-9)
            at = s0 + t * (s1 - s0)
            first = np.where(crosses, np.minimum(first, at), first)
            last = np.where(crosses, np.maximum(last, at), last)
        with np.errstate(invalid="ignore"):
            place = (first + last) / 2
        between = (place > 0) & (place < d * c)
        covers.append((np.where(between, bottom, np.inf), np.where(between, top, -np.inf)))
    best = -np.inf
    for start in [lo] + [top for _, top in covers]:
        start = np.where((start >= lo) & (start <= hi), start, np.inf)
        end = hi.copy()
        for bottom, top in covers:
            covered = (bottom <= start) & (top > start)
            end = np.where(covered, -np.inf, np.where(bottom > start, np.minimum(end, bottom), end))
        best = max(best, float(np.max(np.where(np.isfinite(start), end - start, -np.inf))))
    return best


def off_both(a: Base, b: Base, q: Polygon) -> bool:
    return pt_poly(a[0], a[1], q) >= a[2] - EPS and pt_poly(b[0], b[1], q) >= b[2] - EPS


def scene(rng: random.Random, i: int) -> tuple[Base, Base, list[Polygon]]:
    """Two bases and what stands between; by turns loose features, pressed ones, and slits of any width."""
    turn, d = rng.uniform(0, tau), rng.uniform(3, 14)
    a = (18.0, 18.0, rng.choice(RADII))
    b = (18 + d * cos(turn), 18 + d * sin(turn), rng.choice(RADII))
    kind = i % 3
    blockers: list[Polygon] = []
    if kind == 2:
        # Two screens nearly meeting: half-planes on both sides of a slit with a random slope and width.
        at, slope = rng.uniform(0.3, 0.7) * d, rng.uniform(-0.35, 0.35)
        width, height = 10 ** rng.uniform(-3.3, -0.5), rng.uniform(-0.9, 0.9)
        depth = rng.uniform(0.05, min(2.0, d / 4))
        for side in (1, -1):
            corners = []
            for along, across in ((-depth, 0.0), (depth, 0.0), (depth, 6.0), (-depth, 6.0)):
                x = at + along / 2
                y = height + along / 2 * slope + side * (width / 2 + across)
                corners.append((18 + x * cos(turn) - y * sin(turn), 18 + x * sin(turn) + y * cos(turn)))
            blockers.append(Polygon(corners))
    for _ in range(rng.randint(1, 5)):
        x, y = rng.uniform(-1, d + 1), rng.gauss(0, 1.2)
        q = random_polygon(rng, 18 + x * cos(turn) - y * sin(turn), 18 + x * sin(turn) + y * cos(turn), hi=3.0)
        if kind == 1 and rng.random() < 0.4:
            q = pressed(rng, rng.choice((a, b)), q, rng.choice((0.0, 0.004, 0.0095)))
        blockers.append(q)
    return a, b, blockers


def assert_free(line: tuple[float, float, float, float], a: Base, b: Base, blockers: list[Polygon]) -> None:
    drawn = shapely.LineString([line[:2], line[2:]])
    assert hypot(line[0] - a[0], line[1] - a[1]) <= a[2] + EPS + 1e-9
    assert hypot(line[2] - b[0], line[3] - b[1]) <= b[2] + EPS + 1e-9
    for q in blockers:
        if off_both(a, b, q):
            assert not seg_hits_poly(*line, q)
            assert not as_shapely(q).buffer(-1e-9).intersects(drawn)


def test_sight_against_exact_coverage() -> None:
    rng = random.Random(61)
    yes = no = narrow = 0
    for i in range(count(3000)):
        a, b, blockers = scene(rng, i)
        line = sight(a, b, blockers)
        if hypot(a[0] - b[0], a[1] - b[1]) <= a[2] + b[2] + 2 * EPS:
            assert line is not None
            continue
        gap = widest_gap(a, b, [q for q in blockers if off_both(a, b, q)], 1201)
        if line is None:
            no += 1
            assert gap < 1e-5, f"missed a gap of {gap} in scene {i}"
        else:
            yes += 1
            narrow += gap < 0.01
            assert_free(line, a, b, blockers)
    assert yes > no > yes / 20
    assert narrow > 3


def test_sight_against_rim_points() -> None:
    rng = random.Random(62)
    rim = np.linspace(0, tau, 48, endpoint=False)
    yes = 0
    for i in range(count(60, 1000)):
        a, b, blockers = scene(rng, i)
        kept = [as_shapely(q) for q in blockers if off_both(a, b, q)]
        if not kept:
            continue
        ends_a = np.column_stack([a[0] + a[2] * np.cos(rim), a[1] + a[2] * np.sin(rim)])
        ends_b = np.column_stack([b[0] + b[2] * np.cos(rim), b[1] + b[2] * np.sin(rim)])
        pairs = np.stack([np.repeat(ends_a, len(rim), axis=0), np.tile(ends_b, (len(rim), 1))], axis=1)
        # Features that dent a base by less than eps would block every line that starts there.
        walls = shapely.union_all(kept).difference(shapely.union_all([shapely.Point(e[:2]).buffer(e[2] + EPS) for e in (a, b)]))
        shapely.prepare(walls)
        if not shapely.intersects(walls, shapely.linestrings(pairs)).all():
            yes += 1
            assert sight(a, b, blockers) is not None
    assert yes > 10


def test_sight_works_both_ways_and_anywhere() -> None:
    rng = random.Random(63)
    for i in range(count(300, 5000)):
        a, b, blockers = scene(rng, i)
        there = sight(a, b, blockers)
        assert (there is None) is (sight(b, a, blockers) is None)
        assert (there is None) is (sight(a, b, blockers[::-1]) is None)


def test_a_feature_under_either_base_hides_nothing() -> None:
    roof = Polygon.rectangle(3, 8, 5, 15)
    assert sight((6, 10, 0.689), (20, 10, 0.689), [roof]) is not None
    assert sight((20, 10, 0.689), (6, 10, 0.689), [roof]) is not None
    assert sight((8.5, 10, 0.689), (1, 10, 0.689), [roof]) is not None, "cutting it is enough"
    assert sight((8.7, 10, 0.689), (1, 10, 0.689), [roof]) is None


def test_bases_that_meet_see_each_other_through_anything() -> None:
    wall = Polygon.rectangle(10.6, 10.8, 5, 15)
    line = sight((10, 10, 0.689), (11.378, 10, 0.689), [wall])
    assert line == pytest.approx((10.689, 10, 10.689, 10))
    assert sight((10, 10, 0.689), (10, 10, 0.689), [wall]) == (10, 10, 10, 10)
    overlapping = sight((10, 10, 1.28), (10.3, 10, 0.689), [wall])
    assert overlapping is not None
    assert hypot(overlapping[0] - 10, overlapping[1] - 10) <= 1.28


def test_unequal_bases_and_a_post_beside_the_smaller() -> None:
    """The hull of a small and a large base reaches behind the small one's centre."""
    post = Polygon.rectangle(9.9, 10.0, 10.72, 10.9)
    assert cover_line((10, 10, 0.689), (16, 10, 5.0), post)


def test_cover_against_the_hull() -> None:
    rng = random.Random(64)
    answers = [0, 0]
    for i in range(count(3000)):
        turn, d = rng.uniform(0, tau), rng.choice((rng.uniform(0, 2), rng.uniform(2, 12)))
        a = (18.0, 18.0, rng.choice(RADII))
        b = (18 + d * cos(turn), 18 + d * sin(turn), rng.choice(RADII))
        x, y = rng.uniform(-3, d + 3), rng.uniform(-4, 4)
        q = random_polygon(rng, 18 + x * cos(turn) - y * sin(turn), 18 + x * sin(turn) + y * cos(turn))
        if i % 4 == 0:
            # Up to a hundredth of an inch from the tangent on one side.
            top = max((v[1] - 18) * cos(turn) - (v[0] - 18) * sin(turn) for v in q.vertices)
            shift = -min(a[2], b[2]) - top + rng.uniform(-0.02, 0.03)
            q = q.moved(-shift * sin(turn), shift * cos(turn))
        # Inscribed and circumscribed outlines enclose the round truth.
        inner = [shapely.Point(e[:2]).buffer(e[2] - EPS, quad_segs=128) for e in (a, b)]
        scale = 1 / cos(pi / 512)
        outer = [shapely.Point(e[:2]).buffer((e[2] - EPS) * scale, quad_segs=128) for e in (a, b)]
        surely = shapely.union_all(inner).convex_hull.intersects(as_shapely(q))
        maybe = shapely.union_all(outer).convex_hull.intersects(as_shapely(q))
        found = cover_line(a, b, q)
        if surely == maybe:
            assert found is surely, i
            answers[found] += 1
        assert found is cover_line(b, a, q)
    assert min(answers) > count(3000) / 10
