"""Beams against rectangles of shapely, and the choices of aim against trying many directions."""

from __future__ import annotations

import random
from math import cos, pi, sin, tau

import numpy as np
import pytest
import shapely

from longbox.geometry.arcs import contains
from longbox.geometry.beam import arcs_on, options, touched
from longbox.geometry.shapes import Base
from longbox.geometry.tools import Tools

from .oracle import RADII, count

TOOLS = Tools()


def crowd(rng: random.Random, attacker: Base, reach: float, number: int) -> list[Base]:
    found: list[Base] = []
    while len(found) < number:
        a, r = rng.uniform(0, tau), rng.choice(RADII)
        d = rng.choice((rng.uniform(0.5, reach + 3), attacker[2] + r, reach + attacker[2] + r + rng.uniform(-0.1, 0.1)))
        if d >= attacker[2] + r - 0.005:
            found.append((attacker[0] + d * cos(a), attacker[1] + d * sin(a), r))
    return found


def test_touched_against_rectangles() -> None:
    rng = random.Random(71)
    answers = [0, 0]
    for _ in range(count(1000)):
        attacker = (10.0, 10.0, rng.choice(RADII))
        length, theta = rng.choice(TOOLS.ranges[1:]), rng.uniform(-pi, pi)
        (target,) = crowd(rng, attacker, length, 1)
        c, s, r = cos(theta), sin(theta), attacker[2]
        corners = ((r, -0.5), (r + length, -0.5), (r + length, 0.5), (r, 0.5))
        strip = shapely.Polygon([(10 + x * c - y * s, 10 + x * s + y * c) for x, y in corners])
        gap = strip.distance(shapely.Point(target[:2])) - target[2] - TOOLS.eps
        if abs(gap) > 1e-7:
            found = touched(attacker, theta, length, target)
            assert found is (gap < 0)
            answers[found] += 1
    assert min(answers) > 50


def test_arcs_and_options_against_many_directions() -> None:
    rng = random.Random(72)
    two = 0
    directions = np.linspace(-pi, pi, 360, endpoint=False) + 0.00123
    for _ in range(count(120, 3000)):
        attacker = (10.0, 10.0, rng.choice(RADII))
        length = rng.choice(TOOLS.ranges[1:])
        bases = crowd(rng, attacker, length, rng.randint(1, 9))
        arcs = [arcs_on(attacker, length, b) for b in bases]
        two += any(len(arc) == 2 for arc in arcs)
        for b, arc in zip(bases, arcs, strict=True):
            for lo, hi in arc:
                assert not touched(attacker, lo - 1e-6, length, b)
                assert not touched(attacker, hi + 1e-6, length, b)
                if hi - lo > 4e-6:
                    assert touched(attacker, lo + 1e-6, length, b)
                    assert touched(attacker, hi - 1e-6, length, b)
        aims = options(attacker, length, bases)
        sets = {aim.touched for aim in aims}
        assert len(sets) == len(aims)
        assert () not in sets
        for aim in aims:
            hit = tuple(i for i, b in enumerate(bases) if touched(attacker, aim.theta, length, b))
            if aim.room > 1e-6:
                assert hit == aim.touched
        for theta in directions:
            hit = tuple(i for i, b in enumerate(bases) if touched(attacker, float(theta), length, b))
            near_end = any(abs((theta - end + pi) % tau - pi) < 1e-6 for arc in arcs for piece in arc for end in piece)
            if not near_end:
                assert hit == tuple(i for i, arc in enumerate(arcs) if contains(list(arc), float(theta)))
                assert hit == () or hit in sets
    assert two > 3


def test_nobody_in_reach_leaves_no_choice() -> None:
    assert options((10, 10, 0.689), 3.0, [(20, 10, 0.689)]) == []
    assert options((10, 10, 0.689), 3.0, []) == []


def test_the_aim_at_one_base_is_straight() -> None:
    (aim,) = options((10, 10, 0.689), 6.0, [(10, 14, 0.689)])
    assert aim.theta == pytest.approx(pi / 2)
    assert aim.touched == (0,)
    (aim,) = options((10, 10, 0.689), 6.0, [(6, 10, 0.689)])
    assert abs(aim.theta) == pytest.approx(pi)


def test_the_flat_end_reaches_exactly_its_range() -> None:
    reach = 6.0 + 2 * 0.689
    assert touched((10, 10, 0.689), 0.0, 6.0, (10 + reach + 0.0099, 10, 0.689))
    assert not touched((10, 10, 0.689), 0.0, 6.0, (10 + reach + 0.0101, 10, 0.689))
