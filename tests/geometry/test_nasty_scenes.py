"""Hand-made scenes that have broken an algorithm or a ruling before. Most sit on both sides of a limit."""

from __future__ import annotations

from math import degrees, radians

import pytest

from longbox.geometry.advance import Mover, Start
from longbox.geometry.arcs import wrap
from longbox.geometry.beam import arcs_on, touched
from longbox.geometry.ends import end_legal
from longbox.geometry.shapes import Base, Polygon, seg_hits_poly
from longbox.geometry.sight import cover_line, sight
from longbox.geometry.straight import Slide, throw, throw_terrain
from longbox.geometry.tools import Tools

from .oracle import box

R = 0.689
S, M, L = Tools().speeds()


def reaches(blockers: list[Polygon], ex: float, ey: float, at: tuple[float, float] = (10, 10), tool: float = M) -> bool:
    """Find a placement, and have it checked by the separate test for given placements."""
    mover = Mover((at[0], at[1], R), tool, blockers)
    found = mover.find(ex, ey)
    if found is not None:
        assert mover.verify(found.theta, found.phi, ex, ey)
    return found is not None


# --- advances -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ex", "yes"), [(16.378, True), (16.3879, True), (16.398, False)])
def test_n1_the_last_hundredth_of_the_reach(ex: float, yes: bool) -> None:
    assert reaches([box(13, 14, 13, 14)], ex, 10) is yes


def test_n3_a_long_wall_cannot_be_passed() -> None:
    assert not reaches([box(12, 12.3, 4, 16)], 13.2, 10)


def test_n4_a_gap_as_wide_as_the_tool() -> None:
    def through(gap: float) -> bool:
        return reaches([box(12, 12.5, 4, 10 - gap / 2), box(12, 12.5, 10 + gap / 2, 16)], 15, 10)

    assert through(0.732)
    assert not through(0.728)


def test_n5_round_the_end_of_a_wall_with_a_sharp_bend() -> None:
    wall = box(12, 12.3, 9.5, 20)
    found = Mover((10, 10, R), M, [wall]).find(13.2, 10.5)
    assert found is not None
    assert 60 < degrees(abs(wrap(found.phi - found.theta))) <= 90
    assert reaches([wall], 13.2, 10.5)
    assert not reaches([wall], 13.1, 11.5)


@pytest.mark.parametrize("top", [9.311, 9.32])
def test_n7_flush_along_a_wall(top: float) -> None:
    assert reaches([box(0, 30, 8, top)], 16.378, 10)


def test_n8_in_a_corner_only_the_open_side_serves() -> None:
    corner = [box(0, 30, 8, 9.311), box(10.689, 12, 9.311, 11.5)]
    assert reaches(corner, 12.5, 13)
    assert not reaches(corner, 13, 11)


def test_n9_no_roof_without_a_climb() -> None:
    roof = box(12, 18, 0, 20)
    assert reaches([roof], 12.70, 9, at=(11.311, 5))
    assert not end_legal((12.70, 9, R), [], [], [roof])
    assert end_legal((12.70, 9, R), [], [roof])


def test_n10_a_gap_passed_backwards_and_off_the_axis() -> None:
    assert reaches([box(16, 17, 10.5, 12), box(16, 17, 8, 9.5)], 13.7, 10, at=(20, 10))
    assert not reaches([box(16, 17, 9.9, 12), box(16, 17, 8, 9.7)], 13.7, 10, at=(20, 10))


def test_n12_only_the_short_tool_fits_into_a_dead_end() -> None:
    pocket = [box(5.7, 9.7, 8.5, 9.5), box(5.7, 9.7, 10.5, 11.5), box(9.3, 9.7, 9.5, 10.5)]
    assert reaches(pocket, 7.5, 10, at=(5, 10), tool=S)
    assert not reaches(pocket, 7.5, 10, at=(5, 10), tool=M)
    assert not reaches(pocket, 7.5, 10, at=(5, 10), tool=L)
    found = Start((5, 10, R), (S, M, L), pocket).find(7.5, 10)
    assert found is not None
    assert found.length == S


def test_n18_two_walls_that_leave_no_room_for_the_bend() -> None:
    assert not reaches([box(0, 12.6, 10.75, 12), box(13.6, 20, 5, 20)], 11.4, 12.7)


# --- slides ---------------------------------------------------------------------------------------------


def slide(
    angle: float = 0.0,
    bases: tuple[tuple[float, float], ...] = (),
    features: tuple[Polygon, ...] = (),
    at: tuple[float, float] = (10, 10),
    tool: float = M,
    thrower: tuple[float, float] | None = None,
) -> Slide:
    others: list[Base] = [(x, y, R) for x, y in bases]
    by = (thrower[0], thrower[1], R) if thrower else None
    return throw((at[0], at[1], R), radians(angle), tool, others, features, by)


def test_s1_head_on() -> None:
    found = slide(bases=((14, 10),))
    assert found.distance == pytest.approx(2.622)
    assert found.hits == (("base", 0),)


@pytest.mark.parametrize(("gap", "hit"), [(0.0, True), (0.009, True), (0.011, False)])
def test_s2_a_graze_within_the_tolerance_is_contact(gap: float, hit: bool) -> None:
    found = slide(bases=((13, 10 + 2 * R + gap),))
    assert bool(found.hits) is hit
    assert found.distance == pytest.approx(3.0 if hit else 5.0, abs=1e-6)


@pytest.mark.parametrize(("angle", "hit"), [(0, False), (10, True), (80, True)])
def test_s3_contact_at_the_start_counts_only_if_pressed_into(angle: float, hit: bool) -> None:
    found = slide(angle, bases=((10, 11.378),))
    assert bool(found.hits) is hit
    assert found.distance == pytest.approx(0.0 if hit else 5.0)


@pytest.mark.parametrize(("angle", "hit"), [(0, False), (-0.1, False), (-1, True)])
def test_s4_along_a_wall_in_contact(angle: float, hit: bool) -> None:
    found = slide(angle, features=(box(0, 30, 8, 9.311),))
    assert bool(found.hits) is hit
    assert found.distance == pytest.approx(0.0 if hit else 5.0)


def test_s5_the_edge_stops_without_a_collision() -> None:
    found = slide(at=(34, 10))
    assert found.distance == pytest.approx(1.311)
    assert found.hits == ()


def test_s6_backing_up_onto_the_roof_it_came_from() -> None:
    roof = (box(8, 12.5, 8, 12),)
    assert slide(at=(9.5, 10), features=roof, tool=S).distance == pytest.approx(2.311)
    found = slide(at=(9.5, 10), features=roof, tool=L, bases=((14.1, 10),))
    assert found.struck == pytest.approx(3.222)
    assert found.hits == (("base", 0),)
    assert found.distance == pytest.approx(2.311)


def test_s7_backing_up_off_the_thrower_to_exact_contact() -> None:
    assert slide(thrower=(15.5, 10)).distance == pytest.approx(4.122)
    assert slide(thrower=(13, 10), tool=L).distance == pytest.approx(7.25)


def test_s8_a_tie_names_both() -> None:
    found = slide(bases=((14, 10.5), (14, 9.5)))
    assert found.distance == pytest.approx(2.716, abs=5e-4)
    assert found.hits == (("base", 0), ("base", 1))


def test_s10_thrown_terrain_strikes_at_the_width_of_the_tool() -> None:
    found = throw_terrain((10, 10, R), 0.0, M, [(14, 10.9, R)], [])
    assert found.distance == pytest.approx(2.368, abs=5e-4)
    touching = throw_terrain((10, 10, R), 0.0, M, [(11.378, 10, R)], [])
    assert touching.distance == 0.0
    assert touching.hits == (("base", 0),)


# --- sight ----------------------------------------------------------------------------------------------


def sees(blockers: list[Polygon], radius: float = 1.0) -> bool:
    line = sight((5, 10, radius), (15, 10, radius), blockers)
    if line is not None:
        assert not any(seg_hits_poly(*line, q) for q in blockers)
    return line is not None


def test_sight_flush_with_the_top_of_a_wall() -> None:
    assert sees([box(9, 10, 5, 11)])
    assert not sees([box(9, 10, 5, 11.019)])


def test_sight_touching_walls_stay_shut() -> None:
    assert not sees([box(9, 10, 5, 10), box(9, 10, 10, 15)])
    assert sees([box(9, 10, 5, 9.99), box(9, 10, 10.01, 15)])


def test_sight_what_stands_behind_does_not_matter() -> None:
    assert sees([box(2, 3.9, 0, 20)])


def test_sight_diagonally_between_two_walls() -> None:
    assert sees([box(8, 8.3, 5, 10.2), box(11.7, 12, 9.8, 15)], R)
    assert not sees([box(9, 9.3, 5, 10.1), box(10.7, 11, 9.9, 15)], R)


def test_sight_past_a_screen_pressed_against_the_base() -> None:
    assert sees([box(5.689, 5.8, 9.311, 10.689)], R)
    assert not sees([box(5.689, 5.8, 9.29, 10.71)], R)


def test_sight_through_a_sloping_slit_of_two_hundredths() -> None:
    below = Polygon([(8, 4), (12, 4), (12, 10.28), (8, 9.7)])
    above = Polygon([(8, 9.72), (12, 10.30), (12, 16), (8, 16)])
    assert sees([below, above], R)


@pytest.mark.parametrize(
    ("feature", "yes"),
    [
        (box(9, 10, 11, 13), False),
        (box(9, 10, 10.98, 13), True),
        (box(16.5, 17, 9, 11), False),
        (box(13.5, 16.5, 8.5, 11.5), True),
    ],
)
def test_cover_line_on_both_sides_of_its_limits(feature: Polygon, yes: bool) -> None:
    assert cover_line((5, 10, 1), (15, 10, 1), feature) is yes


# --- beams ----------------------------------------------------------------------------------------------


def test_b1_the_corners_reach_further_than_the_straight_aim() -> None:
    attacker, target = (10, 10, R), (17.40, 10, R)
    assert not touched(attacker, 0.0, 6.0, target)
    assert touched(attacker, 0.0726, 6.0, target)
    assert len(arcs_on(attacker, 6.0, target)) == 2


def test_b3_a_base_in_contact_is_not_hit_sideways() -> None:
    attacker, target = (10, 10, R), (8.622, 10, R)
    assert touched(attacker, radians(180 - 60.4), 6.0, target)
    assert not touched(attacker, radians(180 - 60.7), 6.0, target)
    assert not touched(attacker, radians(90), 6.0, target)
    assert degrees(arcs_on(attacker, 6.0, target)[0][1]) == pytest.approx(180 + 60.5, abs=0.1)
