"""Placing, and moving toward or away."""

from __future__ import annotations

from math import sqrt

import pytest

from longbox.titles.crisis.rules.movement import Advance, Place
from longbox.titles.crisis.rules.throws import Slide

from ..fighters import *
from ..scene import Duel


@pytest.mark.rule("CP-292", "CP-295")
@pytest.mark.parametrize(("range", "inches"), [(1, 1.0), (2, 3.0), (3, 6.0)])
def test_measured_from_where_it_stood_to_any_part_of_the_base(range: int, inches: float) -> None:
    duel = Duel(FIGHTER).put(0, 10, 10).place(0, range)
    assert reaches(duel, 10 + 2 * R + inches, 10)
    assert not reaches(duel, 10 + 2 * R + inches + 0.05, 10)


@pytest.mark.rule("CP-292")
def test_or_from_what_the_effect_names() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 25, 25).script(place(SELF, 1, of=TARGET), 0, target=1)
    assert reaches(duel, 25 + 2 * R + 1.0, 25)
    assert not reaches(duel, 11, 10)


@pytest.mark.rule("CP-293")
def test_nothing_in_between_matters() -> None:
    wall = box(11, 0, 1, 36, size=6)
    duel = Duel([FIGHTER, FIGHTER], FIGHTER, [wall]).put(0, 10, 10).put(1, 12.8, 10).put(2, 10, 12).place(0, 3)
    for x, y in ((14.5, 10), (10, 4), (5, 10), (10, 15.5)):
        assert reaches(duel, x, y)


@pytest.mark.rule("CP-294")
def test_the_end_of_a_place_obeys_the_overlap_rules() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box(12, 8, 4, 4, size=6)]).put(0, 10, 10).put(1, 10, 13).place(0, 3)
    assert not reaches(duel, 10, 12)  # on a base
    assert not reaches(duel, 12, 10)  # across an edge
    assert reaches(duel, 14, 10)  # on top, whatever the Size
    assert not reaches(Duel(FIGHTER).put(0, 1, 10).place(0, 1), 0.5, 10)


@pytest.mark.rule("CP-294")
def test_without_room_the_character_stays() -> None:
    pillar = [box(24 - 0.6 * i, 24 - 0.6 * i, 2 + 1.2 * i, 2 + 1.2 * i, size=1) for i in range(6)]
    walled = Duel(FIGHTER, FIGHTER, pillar).put(0, 10, 10).put(1, 25, 25)
    walled.push(Place(0, 1, 0, 0, (25.0, 25.0, R)))
    assert walled.still  # Q49: every place within Range 1 cuts an edge
    assert walled.at(0) == (10.0, 10.0)


@pytest.mark.rule("CP-294")
def test_a_single_gap_is_found() -> None:
    guards = [(25 + 2 * R * x, 25 + 2 * R * y) for x, y in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87))]
    duel = Duel([FIGHTER, *[FIGHTER] * 5], FIGHTER).put(0, 10, 10).put(6, 25, 25)
    for who, at in enumerate(guards, 1):
        duel.put(who, *at)
    duel.t.options = {**duel.t.options, "range_1": 0.25}
    duel.push(Place(0, 1, 0, 0, (25.0, 25.0, R)))
    assert duel.ask.kind == "place"
    assert all(reaches(duel, *end) for end in duel.offered)


def push_of(side: str, x: float = 16, y: float = 10) -> Duel:
    """Number 0 at (10, 10) is about to be pushed toward or away from number 1."""
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, x, y)
    return duel.push(Slide(0, S, "push", 1, 1, side, duel.at(1)))


@pytest.mark.rule("CP-296", "CP-297", "CP-299", "CP-300", "CP-302", "CP-303", "CP-306", "CP-308")
def test_pushed_toward_in_any_direction_between_the_arms() -> None:
    """Spider-Man and Red Skull, Ultron and Captain Marvel: at most 45 degrees off the line of centres."""
    duel = push_of(TOWARD)
    assert duel.ask.seat == 1
    assert all(takes(duel, [angle]) for angle in (0, 20, 45, 315, 359))
    assert not any(takes(duel, [angle]) for angle in (46, 90, 180, 270, 314))
    assert all(takes(duel, list(sample)) for sample in duel.offered)
    duel = push_of(TOWARD, 10, 16)  # the line of centres turns, the wedge with it
    assert takes(duel, [135])
    assert not takes(duel, [40])


@pytest.mark.rule("CP-301", "CP-302", "CP-303", "CP-305", "CP-307")
def test_pushed_away_in_any_direction_between_the_arms() -> None:
    """Iron Man and Baron Zemo, Captain America and Crossbones."""
    duel = push_of(AWAY)
    assert all(takes(duel, [angle]) for angle in (180, 135, 225))
    assert not any(takes(duel, [angle]) for angle in (0, 90, 134, 226, 300))
    duel.answer([225])
    assert close(duel.at(0), (10 - 3.375 / sqrt(2), 10 - 3.375 / sqrt(2)))


@pytest.mark.rule("CP-298", "CP-304")
def test_the_wedge_does_not_shorten_the_tool_of_the_movement() -> None:
    """The wedge is made with another tool: the movement is measured as usual."""
    for tool, length in ((S, 3.375), (M, 5.0), (L, 7.25)):
        duel = Duel(FIGHTER, FIGHTER).put(0, 20, 10).put(1, 26, 10)
        duel.push(Slide(0, tool, "push", 1, 1, AWAY, duel.at(1))).answer([180])
        assert close(duel.at(0), (20 - length, 10))


@pytest.mark.rule("CP-299", "CP-302", "CP-304")
def test_an_advance_toward_stays_between_the_arms() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 20, 10)
    duel.push(Advance(0, M, side=TOWARD, about=duel.at(1)))
    assert reaches(duel, 14, 10)
    assert reaches(duel, 14, 13.9)
    assert not reaches(duel, 13, 13.2)
    assert not reaches(duel, 9, 10)
    assert all(x - 10 >= abs(y - 10) - 0.02 for x, y in duel.offered)
    assert reaches(duel, 10, 10)


@pytest.mark.rule("CP-296")
def test_on_the_same_spot_every_direction_is_toward() -> None:
    duel = push_of(TOWARD, 10, 10)  # Q53
    assert all(takes(duel, [angle]) for angle in (0, 90, 180, 270))
