"""Arcs of directions against counting, and shadows against brute force."""

from __future__ import annotations

import random
from math import cos, pi, sin, tau

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from longbox.geometry.arcs import contains, shadow, subtract, wrap
from longbox.geometry.shapes import pt_poly

from .oracle import count, random_polygon, segments_to_polygon

angles = st.floats(-12.0, 12.0)
lengths = st.floats(0.001, tau - 0.001)


@given(st.lists(st.tuples(angles, lengths), max_size=5), angles, st.floats(0.01, tau))
def test_subtracting_leaves_exactly_the_rest(arcs: list[tuple[float, float]], start: float, length: float) -> None:
    pieces = [(start, start + length)]
    for lo, size in arcs:
        pieces = subtract(pieces, lo, lo + size)
    assert all(lo <= hi for lo, hi in pieces)
    for i in range(60):
        a = start + length * (i + 0.5) / 60
        edge = min((abs(wrap(a - e)) for lo, size in arcs for e in (lo, lo + size)), default=1.0)
        if edge > 1e-6:
            removed = any((a - lo) % tau < size for lo, size in arcs)
            assert contains(pieces, a) is not removed


def test_a_piece_of_no_width_survives_outside_the_arc() -> None:
    assert subtract([(1.0, 1.0)], 2.0, 3.0) == [(1.0, 1.0)]
    assert subtract([(2.5, 2.5)], 2.0, 3.0) == []
    assert subtract([(0.0, tau)], 0.0, tau) == []


@given(angles)
def test_wrapping_keeps_the_direction(a: float) -> None:
    assert -pi <= wrap(a) <= pi
    assert abs(cos(a) - cos(wrap(a))) < 1e-9
    assert abs(sin(a) - sin(wrap(a))) < 1e-9


def test_shadows_against_brute_force() -> None:
    rng = random.Random(21)
    directions = np.linspace(-pi, pi, 361)[:-1] + 0.0037
    partly = 0
    for _ in range(count(300, 3000)):
        x, y = rng.uniform(-6, 6), rng.uniform(-6, 6)
        q = random_polygon(rng, 0, 0, hi=5.0)
        hw = rng.uniform(0.05, 0.5)
        near, far = 0.0, rng.uniform(0.5, 5.0)
        if rng.random() < 0.5:
            # The first arm starts off the base, and features keep off the base.
            near = rng.uniform(0.7, 1.6) + hw
            far += near
            if pt_poly(x, y, q) < near - hw:
                continue
        ax, ay = x + near * np.cos(directions), y + near * np.sin(directions)
        bx, by = x + far * np.cos(directions), y + far * np.sin(directions)
        gaps = segments_to_polygon(ax, ay, bx, by, q)
        arc = shadow(x, y, near, far, hw, q)
        pieces = [] if arc is None else [arc]
        for a, gap in zip(directions, gaps, strict=True):
            if abs(gap - hw) > 1e-7:
                assert (contains(pieces, float(a)) or (arc is not None and arc[1] - arc[0] >= tau)) is bool(gap < hw)
        partly += 0 < int((gaps < hw).sum()) < len(directions)
    assert partly > count(300, 3000) / 4
