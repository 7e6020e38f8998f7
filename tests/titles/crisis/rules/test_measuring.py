"""Tools and measuring."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from longbox.geometry import beam
from longbox.titles.crisis.rules.movement import others

from ..fighters import BIG, FIGHTER, L, M, R, S, box, reaches
from ..scene import Duel


def apart(gap: float, **more: object) -> Duel:
    """Two fighters whose bases are this far from each other, edge to edge."""
    return Duel(FIGHTER, FIGHTER, **more).put(0, 10, 10).put(1, 10 + 2 * R + gap, 10)


@pytest.mark.rule("CP-088", "CP-093", "CP-094")
def test_there_are_range_tools_and_movement_tools() -> None:
    tools = Duel().t.the_tools()
    assert [tools.range(n) for n in (1, 2, 3, 4, 5)] == [1.0, 3.0, 6.0, 8.0, 10.0]
    assert tools.range(1) == tools.beam_width  # Range 1 is the width of any range tool
    assert tools.speeds()[S] < tools.speeds()[M] < tools.speeds()[L]
    assert len(tools.speeds()) == 3
    with pytest.raises(ValueError, match="no Range 6"):
        tools.range(6)


@pytest.mark.rule("CP-099", "CP-096")
def test_within_is_measured_from_edge_to_edge_and_touching_counts() -> None:
    for number, inches in enumerate((1.0, 3.0, 6.0, 8.0, 10.0), 1):
        assert apart(inches).t.within(0, 1, number)
        assert not apart(inches + 0.05).t.within(0, 1, number)
    duel = Duel(BIG, FIGHTER).put(0, 10, 10)
    assert duel.put(1, 10 + 0.984 + R + 3.0, 10).t.within(0, 1, 2)  # the bigger base is measured from its own edge
    assert not duel.put(1, 10 + 0.984 + R + 3.05, 10).t.within(0, 1, 2)


@pytest.mark.rule("CP-100")
def test_everybody_is_within_every_range_of_itself() -> None:
    t = apart(9).t
    assert all(t.within(0, 0, number) for number in (1, 2, 3, 4, 5))


@pytest.mark.rule("CP-089")
def test_measuring_is_always_allowed_and_changes_nothing() -> None:
    duel = apart(2)
    duel.attack(0, "jab")
    before = duel.t.text()
    for a in (0, 1):
        for b in (0, 1):
            assert duel.t.within(a, b, 3)
            assert duel.t.sees(a, b)
    assert duel.t.text() == before
    assert duel.ask.kind == "target"


@pytest.mark.rule("CP-090", "CP-095")
def test_tools_are_not_laid_end_to_end() -> None:
    assert not apart(10.05).t.within(0, 1, 5)  # 10 in is the longest range
    duel = Duel(FIGHTER).put(0, 10, 10)
    duel.advance(0, M)
    assert reaches(duel, 10 + 5 + 2 * R, 10)
    assert not reaches(duel, 10 + 5 + 2 * R + 0.05, 10)  # no second tool behind the first


@pytest.mark.rule("CP-091", "CP-092")
def test_heights_never_count() -> None:
    tower = box(13, 8, 6, 4, size=5)
    for gap in (2.99, 3.05):
        flat, high = apart(gap), apart(gap, terrain=[tower])
        assert high.t.standing_on(1) == [0]
        assert flat.t.within(0, 1, 2) == high.t.within(0, 1, 2) == (gap < 3)


@pytest.mark.rule("CP-097")
def test_the_narrow_end_is_centred_on_the_base() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10)
    tools = duel.t.the_tools()
    for side in (-1, 1):  # half a width plus a base to either side of the tool's middle line, and no further
        assert beam.touched(duel.t.base[0], 0.0, 6.0, (13.0, 10 + side * (0.5 + R), R), tools)
        assert not beam.touched(duel.t.base[0], 0.0, 6.0, (13.0, 10 + side * (0.5 + R + 0.05), R), tools)
    for degrees in range(0, 360, 15):  # so a range is the same in every direction
        x, y = 10 + (6 + 2 * R) * cos(radians(degrees)), 10 + (6 + 2 * R) * sin(radians(degrees))
        assert duel.put(1, x, y).t.within(0, 1, 3)


@pytest.mark.rule("CP-098")
def test_terrain_never_blocks_a_measurement() -> None:
    duel = apart(5.9, terrain=[box(12, 2, 2, 16, size=6)])
    assert not duel.t.sees(0, 1)
    assert duel.t.within(0, 1, 3)


@pytest.mark.rule("CP-101")
def test_red_skull_is_in_range_of_spider_man() -> None:
    """The book's picture: a base within the length of the Range 3 tool may be attacked with a Range 3 attack."""
    duel = apart(5.5, ruleset=2022)
    duel.attack(0, "jab")
    assert duel.offered == (1,)
    assert others(duel.t, 0) == [duel.t.base[1]]
