"""Slides against marching in small steps, and the rulings a march does not know."""

from __future__ import annotations

import random
from math import cos, hypot, inf, pi, radians, sin, tau

import numpy as np
import pytest

from longbox.geometry.shapes import Base, Polygon, overlaps_feature, pt_poly
from longbox.geometry.straight import line_in_grown, line_in_shrunk, push, throw, throw_terrain
from longbox.geometry.tools import Tools

from .oracle import RADII, Floats, apart, box, count, pressed, random_polygon, segments_to_polygon

TOOLS = Tools()
EPS = TOOLS.eps
R = 0.689
STEP = 0.002


def depths(xs: Floats, ys: Floats, q: Polygon) -> Floats:
    """Signed distances of many points from a polygon."""
    out = segments_to_polygon(xs, ys, xs, ys, q)
    inside = np.full(xs.shape, np.inf)
    for vx, vy, _, _, _, nx, ny in q.edges:
        inside = np.minimum(inside, -(nx * (xs - vx) + ny * (ys - vy)))
    return np.where(inside > 0.0, -inside, out)


def march(base: Base, angle: float, length: float, bases: list[Base], features: list[Polygon]) -> tuple[float, bool]:
    """First contact or board edge in steps of STEP; then back to the last step that cuts no start feature."""
    x, y, r = base
    ts = np.append(np.arange(0.0, length, STEP), length)
    xs, ys = x + ts * cos(angle), y + ts * sin(angle)
    board = (xs >= r - 1e-9) & (xs <= 36 - r + 1e-9) & (ys >= r - 1e-9) & (ys <= 36 - r + 1e-9)
    free = np.ones(ts.shape, dtype=bool)
    for ox, oy, o in bases:
        free &= np.hypot(xs - ox, ys - oy) > r + o
    settled = np.ones(ts.shape, dtype=bool)
    for q in features:
        d = depths(xs, ys, q)
        if overlaps_feature(base, q):
            settled &= (d >= r - 1e-9) | (d <= 1e-9 - r)
        else:
            free &= d > r
    stop = int(np.argmin(board & free)) if not (board & free).all() else len(ts) - 1
    hit = not free[: stop + 1].all()
    while stop > 0 and not settled[stop]:
        stop -= 1
    return float(ts[stop]), hit


def test_throws_against_marching() -> None:
    rng = random.Random(41)
    kinds = {"hit": 0, "free": 0, "roof": 0}
    for i in range(count(1000, 5000)):
        base = (rng.uniform(3, 33), rng.uniform(3, 33), rng.choice(RADII))
        angle, length = rng.uniform(-pi, pi), rng.choice(TOOLS.speeds())
        bases: list[Base] = []
        features: list[Polygon] = []
        for _ in range(rng.randint(0, 5)):
            a, d = rng.gauss(angle, 0.5), rng.uniform(1, 9)
            x, y = base[0] + d * cos(a), base[1] + d * sin(a)
            other = (x, y, rng.choice(RADII))
            q = random_polygon(rng, x, y)
            if rng.random() < 0.5 and apart(base, other) > base[2] + other[2] + 2 * EPS:
                bases.append(other)
            elif pt_poly(base[0], base[1], q) > base[2] + 2 * EPS:
                features.append(q)
        if i % 3 == 0:
            roof = random_polygon(rng, base[0], base[1], 1.0, 8.0)
            if overlaps_feature(base, roof):
                features.append(roof)
                kinds["roof"] += 1
        found = throw(base, angle, length, bases, features)
        t, hit = march(base, angle, length, bases, features)
        grazing = any(
            abs(abs((o[0] - base[0]) * sin(angle) - (o[1] - base[1]) * cos(angle)) - o[2] - base[2]) < 2 * EPS for o in bases
        ) or any(
            abs(abs((vx - base[0]) * sin(angle) - (vy - base[1]) * cos(angle)) - base[2]) < 2 * EPS
            for q in features
            for vx, vy in q.vertices
        )
        end = (found.x, found.y)
        late = any(-EPS < apart((*end, 0), o) - o[2] - base[2] < EPS for o in bases) or any(
            -EPS < pt_poly(*end, q) - base[2] < EPS for q in features
        )
        kinds["hit" if hit else "free"] += 1
        if grazing or (late and not hit):
            continue  # contact within the tolerance: the march asks for the exact one
        assert bool(found.hits) is hit
        roofs = [q for q in features if overlaps_feature(base, q)]
        cut = any(EPS - base[2] < pt_poly(base[0], base[1], q) for q in roofs)
        if not cut:
            # A last step may sit within the tolerance of a roof edge, where the slide need not back up.
            slack = 0.005 if not roofs else 0.005 + 40 * EPS
            assert found.distance == pytest.approx(t, abs=slack)
            if roofs and abs(found.distance - t) > 0.005:
                assert any(abs(abs(pt_poly(*end, q)) - base[2]) <= EPS for q in roofs)
    assert min(kinds.values()) > 20


def test_where_a_slide_ends_nothing_is_cut() -> None:
    rng = random.Random(42)
    for _ in range(count(400, 5000)):
        base = (rng.uniform(3, 9), rng.uniform(3, 9), rng.choice(RADII))
        thrower = (rng.uniform(1, 12), rng.uniform(1, 12), rng.choice(RADII))
        others = [(rng.uniform(1, 12), rng.uniform(1, 12), rng.choice(RADII)) for _ in range(3)]
        features = [random_polygon(rng, rng.uniform(1, 12), rng.uniform(1, 12), hi=6.0) for _ in range(3)]
        if rng.random() < 0.5:
            a, o = rng.uniform(0, tau), rng.choice(RADII)
            d = base[2] + o + rng.uniform(-0.99, 1) * EPS
            others.append((base[0] + d * cos(a), base[1] + d * sin(a), o))
        if rng.random() < 0.5:
            features.append(pressed(rng, base, random_polygon(rng, 0, 0), rng.uniform(-1, 0.99) * EPS))
        others = [o for o in others if apart(base, o) >= base[2] + o[2] - EPS]
        if apart(base, thrower) < base[2] + thrower[2]:
            continue
        if any(EPS - base[2] < pt_poly(base[0], base[1], q) < base[2] - EPS for q in features):
            continue
        angle = rng.uniform(-pi, pi)
        found = throw(base, angle, 5.0, others, features, thrower)
        end = (found.x, found.y, base[2])
        assert all(apart(end, o) >= base[2] + o[2] - EPS - 1e-9 for o in [*others, thrower])
        for q in features:
            d = pt_poly(found.x, found.y, q)
            assert d >= base[2] - EPS - 1e-9 or d <= EPS - base[2] + 1e-9
        assert base[2] - EPS <= min(end[0], end[1])
        pushed = push(base, angle, 5.0, others, features, thrower)
        assert (pushed.x, pushed.y, pushed.hits) == (found.x, found.y, ())


def test_contact_at_the_very_end_collides() -> None:
    stop = 10 + 5.0 + 2 * R
    assert throw((10, 10, R), 0.0, 5.0, [(stop, 10, R)], []).hits
    assert throw((10, 10, R), 0.0, 5.0, [(stop + 0.009, 10, R)], []).hits
    assert not throw((10, 10, R), 0.0, 5.0, [(stop + 0.011, 10, R)], []).hits
    assert throw((10, 10, R), 0.0, 5.0, [], [box(15.689, 17, 9, 11)]).hits
    assert throw((10, 10, R), 0.0, 5.0, [], [box(15.698, 17, 9, 11)]).hits
    assert not throw((10, 10, R), 0.0, 5.0, [], [box(15.7001, 17, 9, 11)]).hits


@pytest.mark.parametrize(
    ("gap", "angle", "hit"),
    [
        (0.0, 3, False),
        (-0.008, 0, False),
        (-0.03, 0, False),
        (-0.03, -20, False),
        (-0.03, 1, True),
        (-0.008, 2, False),
        (-0.008, 6, True),
        (0.008, 3, False),
    ],
)
def test_sliding_past_what_one_touches_by_a_hair(gap: float, angle: float, hit: bool) -> None:
    other = (10.0, 10 + 2 * R + gap, R)
    assert bool(throw((10, 10, R), radians(angle), 5.0, [other], []).hits) is hit


@pytest.mark.parametrize(("gap", "angle", "hit"), [(-0.01, 0, False), (-0.006, -0.02, False), (-0.006, -0.1, True)])
def test_sliding_along_a_wall_one_dents_by_a_hair(gap: float, angle: float, hit: bool) -> None:
    wall = box(0, 30, 8, 10 - R - gap)
    assert bool(throw((10, 10, R), radians(angle), 5.0, [], [wall]).hits) is hit


def test_only_hits_within_the_tolerance_are_a_tie() -> None:
    def hits(lead: float) -> int:
        return len(throw((10, 10, R), 0.0, 5.0, [(14, 10.5, R), (14 + lead, 9.5, R)], []).hits)

    assert hits(0.008) == 2
    assert hits(0.012) == 1


def test_the_other_reading_of_the_tool_adds_the_diameter() -> None:
    past = Tools(slide_past_tool=True)
    assert throw((10, 10, R), 0.0, 5.0, [], [], tools=past).distance == pytest.approx(6.378)
    assert throw((10, 10, R), 0.0, 5.0, [], []).distance == 5.0


def test_small_terrain_stops_a_throw_and_a_push_too() -> None:
    crate = box(13, 14, 9.5, 10.5)
    assert throw((10, 10, R), 0.0, 5.0, [], [crate]).hits == (("terrain", 0),)
    assert push((10, 10, R), 0.0, 5.0, [], [crate]).distance == pytest.approx(3 - R)


def test_a_corner_is_met_later_than_the_side() -> None:
    corner = box(13, 14, 10.4, 12)
    met = throw((10, 10, R), 0.0, 5.0, [], [corner])
    assert met.distance == pytest.approx(3 - (R * R - 0.16) ** 0.5)
    grazed = throw((10, 10, R), 0.0, 5.0, [], [box(13, 14, 10.695, 12)])
    assert grazed.distance == pytest.approx(3.0)
    assert grazed.hits
    assert not throw((10, 10, R), 0.0, 5.0, [], [box(13, 14, 10.70, 12)]).hits


def test_the_edge_before_a_hit_prevents_the_collision() -> None:
    found = throw((34, 10, R), 0.0, 5.0, [(36.5, 10, 0.689)], [])
    assert found.hits == (("base", 0),)
    found = throw((34, 10, R), 0.0, 5.0, [(37.0, 10, 0.689)], [])
    assert found.hits == ()
    assert found.distance == pytest.approx(1.311)


def test_along_the_edge_a_hair_over_it() -> None:
    assert throw((35.315, 10, R), pi / 2, 5.0, [], []).distance == 5.0
    assert throw((35.315, 10, R), 0.0, 5.0, [], []).distance == 0.0


def test_off_a_roof_one_collides_with_those_below() -> None:
    found = throw((10, 10, R), 0.0, 5.0, [(13.5, 10, R)], [box(8, 11, 8, 12)])
    assert found.hits == (("base", 0),)


def test_where_no_place_serves_the_base_stays() -> None:
    narrow = box(9.5, 20, 9.5, 10.5)
    found = throw((10, 10, R), 0.0, 3.375, [], [narrow])
    assert found.distance == 0.0
    assert found.hits == ()
    assert found.struck == inf


def test_back_up_twice_off_the_thrower_and_onto_the_roof() -> None:
    roof = box(8, 12, 8, 12)
    found = throw((10, 10, R), 0.0, 3.375, [], [roof], thrower=(14.0, 10.0, R))
    assert found.distance == pytest.approx(12 - R - 10)


def test_thrown_terrain_ignores_the_ground_it_leaves_and_the_edge() -> None:
    roof, crate = box(8, 13, 8, 12), box(13.5, 14, 9, 11)
    found = throw_terrain((10, 10, R), 0.0, 5.0, [], [roof, crate])
    assert found.hits == (("terrain", 1),)
    assert found.distance == pytest.approx(13.5 - 10 - R - 2 * 0.375)
    assert throw_terrain((35, 10, R), 0.0, 5.0, [(36.9, 10.0, R)], []).hits


def test_thrown_terrain_lies_over_a_neighbour_beside_the_thrower() -> None:
    neighbour = (10 + 1.378 * cos(pi / 4), 10 + 1.378 * sin(pi / 4), R)
    found = throw_terrain((10, 10, R), 0.0, 5.0, [neighbour], [])
    assert found.hits == (("base", 0),)
    assert found.distance == 0.0
    corner = Polygon([(10.8, 10.2), (10.6, 12), (10.2, 11.5)])
    assert throw_terrain((10, 10, R), 0.0, 5.0, [], [corner]).hits == (("terrain", 0),)
    assert throw_terrain((10, 10, R), 0.0, 5.0, [], [corner.moved(-0.1, 0.1)]).hits == ()
    aside = (10 + 1.378 * cos(pi / 3), 10 + 1.378 * sin(pi / 3), R)
    assert throw_terrain((10, 10, R), 0.0, 5.0, [aside], []).hits == ()


def test_thrown_terrain_against_the_outline_of_the_tool() -> None:
    rng = random.Random(43)
    answers = [0, 0]
    for _ in range(count(500, 10_000)):
        other = (10 + rng.uniform(-2, 8), 10 + rng.uniform(-3, 3), rng.choice(RADII))
        if hypot(other[0] - 10, other[1] - 10) < R + other[2] + EPS:
            continue
        x0, x1 = 10 + R + 0.375, 10 + R + 5 - 0.375
        gap = hypot(other[0] - min(max(other[0], x0), x1), other[1] - 10) - 0.375 - other[2]
        if abs(gap) > EPS + 1e-9:
            hit = bool(throw_terrain((10, 10, R), 0.0, 5.0, [other], []).hits)
            assert hit is (gap < 0)
            answers[hit] += 1
    assert min(answers) > 50


def test_parts_of_a_line_against_points_along_it() -> None:
    rng = random.Random(44)
    ts = np.linspace(-12, 12, 2001)
    for _ in range(count(200, 3000)):
        q = random_polygon(rng, 0, 0, hi=6.0)
        x, y, a, r = rng.uniform(-4, 4), rng.uniform(-4, 4), rng.uniform(0, tau), rng.uniform(0.1, 1.3)
        d = depths(x + ts * cos(a), y + ts * sin(a), q)
        for part, inside in (
            (line_in_grown(x, y, cos(a), sin(a), r, q), d <= r),
            (line_in_shrunk(x, y, cos(a), sin(a), r, q), d <= -r),
        ):
            if inside.any():
                assert part is not None
                assert part[0] == pytest.approx(ts[inside].min(), abs=0.0121)
                assert part[1] == pytest.approx(ts[inside].max(), abs=0.0121)
            elif part is not None:
                assert part[1] - part[0] < 0.0121


def test_over_the_edge_of_a_roof_by_a_hair_one_is_still_on_it() -> None:
    """A base that overhangs by less than the tolerance slides to the other edge, as one that does not."""
    roof = Polygon.rectangle(5, 15, 5, 15)
    for y in (5.684, 5.689 - 1e-7, 5.689):
        slide = throw((8, y, 0.689), 0.0, 7.25, [], [roof])
        assert 6.31 < slide.distance < 6.33
