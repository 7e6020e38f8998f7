"""Squares against exact fractions, hexes against their centres on the plane."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.geometry import grids, hexes

squares = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
spots = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


def chord(a: grids.Square, b: grids.Square, square: grids.Square, closed: bool) -> bool:
    """Does the segment between two centres meet a unit square: its interior, or its closure?"""
    lo, hi = Fraction(0), Fraction(1)
    for k in (0, 1):
        d = b[k] - a[k]
        near, far = square[k] - Fraction(1, 2) - a[k], square[k] + Fraction(1, 2) - a[k]
        if d == 0:
            if not near < 0 < far:
                return False
            continue
        t0, t1 = sorted((near / d, far / d))
        lo, hi = max(lo, t0), min(hi, t1)
    return lo <= hi if closed else lo < hi or (a == b == square)


@given(squares, squares)
def test_a_line_passes_through_exactly_these_squares(a: grids.Square, b: grids.Square) -> None:
    around = [
        (x, y) for x in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2) for y in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2)
    ]
    assert set(grids.line(a, b)) == {s for s in around if chord(a, b, s, closed=False)}
    assert set(grids.supercover(a, b)) == {s for s in around if chord(a, b, s, closed=True)}
    assert len(set(grids.supercover(a, b))) == len(grids.supercover(a, b))


@given(squares, squares)
def test_a_line_goes_step_by_step_and_back(a: grids.Square, b: grids.Square) -> None:
    way = grids.line(a, b)
    assert way[0] == a
    assert way[-1] == b
    assert grids.line(b, a) == way[::-1]
    assert all(grids.distance(p, q) == 1 for p, q in pairwise(way))
    assert all(grids.distance(p, q) == 1 and (p[0] == q[0] or p[1] == q[1]) for p, q in grids.crossed(a, b))


def test_a_perfect_diagonal_slips_between_two_corners() -> None:
    assert grids.line((0, 0), (3, 3)) == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert (1, 0) in grids.supercover((0, 0), (3, 3))
    assert grids.crossed((0, 0), (3, 3)) == []


@given(squares, st.integers(0, 4))
def test_neighbours_and_rings_of_squares(s: grids.Square, n: int) -> None:
    assert set(grids.neighbours(s)) == {t for t in grids.within(s, 1) if t != s}
    assert all(grids.distance(s, t) <= n for t in grids.within(s, n))
    assert len(set(grids.within(s, n))) == (2 * n + 1) ** 2


@given(spots, spots)
def test_hex_distance_is_the_length_of_a_shortest_walk(a: hexes.Hex, b: hexes.Hex) -> None:
    reached, frontier, steps = {a}, {a}, 0
    while b not in reached and steps < 30:
        frontier = {n for h in frontier for n in hexes.neighbours(h)} - reached
        reached |= frontier
        steps += 1
    assert hexes.distance(a, b) == steps


@given(spots, st.integers(0, 5))
def test_rings_make_up_the_whole(centre: hexes.Hex, radius: int) -> None:
    rings = [h for n in range(radius + 1) for h in hexes.ring(centre, n)]
    assert sorted(rings) == sorted(hexes.within(centre, radius))
    assert all(hexes.distance(centre, h) == radius for h in hexes.ring(centre, radius))
    if radius:
        ring = hexes.ring(centre, radius)
        assert all(hexes.distance(p, q) == 1 for p, q in zip(ring, ring[1:] + ring[:1], strict=True))


@given(spots, spots)
def test_a_hex_line_is_shortest_straight_and_the_same_backwards(a: hexes.Hex, b: hexes.Hex) -> None:
    way = hexes.line(a, b)
    assert way[0] == a
    assert way[-1] == b
    assert len(way) == hexes.distance(a, b) + 1
    assert all(hexes.distance(p, q) == 1 for p, q in pairwise(way))
    assert hexes.line(b, a) == way[::-1]
    (ax, ay), (bx, by) = hexes.centre_of(a), hexes.centre_of(b)
    length = hypot(bx - ax, by - ay)
    for h in way[1:-1]:
        x, y = hexes.centre_of(h)
        assert abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length <= 1 + 1e-9


@given(spots, st.integers(-7, 7), spots)
def test_turning_keeps_distances(h: hexes.Hex, sixths: int, centre: hexes.Hex) -> None:
    turned = hexes.rotated(h, sixths, centre)
    assert hexes.distance(centre, turned) == hexes.distance(centre, h)
    assert hexes.rotated(turned, -sixths, centre) == h
    assert hexes.rotated(h, 1) in [(h[0] + h[1], -h[0])]


def test_a_sixth_of_a_turn_is_sixty_degrees_on_the_page() -> None:
    x, y = hexes.centre_of(hexes.rotated((2, 0), 1))
    assert (x, y) == pytest.approx((sqrt(3), -3.0))


@given(st.floats(-8, 8), st.floats(-8, 8), st.floats(0.5, 3))
def test_a_point_belongs_to_the_nearest_hex(x: float, y: float, size: float) -> None:
    found = hexes.hex_at(x, y, size)
    gap = {h: hypot(x - hexes.centre_of(h, size)[0], y - hexes.centre_of(h, size)[1]) for h in hexes.within(found, 2)}
    assert gap[found] <= min(gap.values()) + 1e-5 * size
