"""Toward and away against the wedge itself: two lines tangent to the base."""

from __future__ import annotations

import random
from math import cos, pi, sin, sqrt, tau

import pytest

from longbox.geometry.arcs import contains
from longbox.geometry.wedge import directions_away, directions_toward, moves_away, moves_toward

from .oracle import RADII, count

EPS = 0.01


def wedge_room(start: tuple[float, float], r: float, end: tuple[float, float], axis: float) -> float:
    """How far the base at its end keeps inside both arms (negative: it crosses one)."""
    apex = (start[0] - r * sqrt(2) * cos(axis), start[1] - r * sqrt(2) * sin(axis))
    room = float("inf")
    for side in (1, -1):
        arm = axis + side * pi / 4
        # Signed distance from the arm's line, positive on the inner side.
        room = min(room, side * ((end[1] - apex[1]) * -cos(arm) + (end[0] - apex[0]) * sin(arm)) - r)
    return room


def test_moves_against_the_wedge_itself() -> None:
    rng = random.Random(51)
    answers = [0, 0]
    for _ in range(count(4000, 20_000)):
        r = rng.choice(RADII)
        start = (rng.uniform(5, 15), rng.uniform(5, 15))
        a = rng.uniform(0, tau)
        centre = (start[0] + 5 * cos(a), start[1] + 5 * sin(a))
        end = (start[0] + rng.uniform(-6, 6), start[1] + rng.uniform(-6, 6))
        for judge, axis in ((moves_toward, a), (moves_away, a + pi)):
            room = wedge_room(start, r, end, axis)
            if abs(room + EPS) > 1e-7:
                assert judge(start, end, centre) is (room > -EPS)
                answers[room > -EPS] += 1
    assert min(answers) > 500


def test_straight_moves_may_turn_by_half_a_right_angle() -> None:
    arc = directions_toward((10, 10), (15, 10))
    assert contains([arc], 0.785)
    assert not contains([arc], 0.786)
    assert moves_toward((10, 10), (10 + 5 * cos(0.785), 10 + 5 * sin(0.785)), (15, 10))
    lo, hi = directions_away((10, 10), (15, 10))
    assert hi - lo == pytest.approx(pi / 2)
    assert contains([(lo, hi)], pi)


def test_on_the_same_centre_everything_goes() -> None:
    for judge in (moves_toward, moves_away):
        assert judge((10, 10), (3, 3), (10, 10))
    lo, hi = directions_away((10, 10), (10, 10))
    assert hi - lo == pytest.approx(tau)


def test_moving_past_the_centre_is_still_toward() -> None:
    assert moves_toward((10, 10), (17, 10), (12, 10))
    assert not moves_away((10, 10), (17, 10), (12, 10))


def test_staying_is_both() -> None:
    assert moves_toward((10, 10), (10, 10), (12, 10))
    assert moves_away((10, 10), (10, 10), (12, 10))
