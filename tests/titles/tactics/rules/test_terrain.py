"""Solid terrain breaks."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.maps import DIFFICULT, ELEVATED, SOLID
from longbox.titles.tactics.rules.terrain import demolitions, kept_clear

from ..helpers import reach
from ..scene import Scene


@pytest.mark.rule("FT-221", "FT-213")
def test_what_breaks_solid_terrain() -> None:
    s = Scene("C . # .", a="C cyclops")
    assert demolitions(s.t, s["C"], s.t.attacks(s["C"])[0]) == [(2, 2)]
    weak = Scene("C . # .", a="C iceman")
    assert demolitions(weak.t, weak["C"], weak.t.attacks(weak["C"])[0]) == []
    mind = Scene("C . # .", a="C professor-x")
    assert demolitions(mind.t, mind["C"], mind.t.attacks(mind["C"])[0]) == []
    inside = Scene("C . # .", a="C cyclops", indoor=[[0, 0, 3, 0]])
    assert demolitions(inside.t, inside["C"], inside.t.attacks(inside["C"])[0]) == [(2, 2)]


@pytest.mark.rule("FT-222", "FT-223", "FT-224")
def test_a_broken_roof_becomes_a_way_up() -> None:
    s = Scene("C # # .", a="C colossus").activate("C").answer(("demolish", 0)).answer((1, 1))
    assert s.t.ground().bits[1] & DIFFICULT
    assert not s.t.ground().bits[1] & (SOLID | ELEVATED)
    assert s.t.ground().bits[2] & ELEVATED
    assert reach(s, "C", 3) == {(1, 0), (2, 0)}
    assert not s.choices("strike")
    assert s.t.broken == ()
    assert not s.told("WallBroken"), "it was no wall"


def test_a_figure_on_a_broken_roof_falls() -> None:
    s = Scene("C B . .", a="C colossus", b="B kraven", under={"B": "#"}).activate("C").answer(("demolish", 0)).answer((1, 1))
    assert s.lost("B") == 2
    for figure in ("storm", "spider-man"):
        light = Scene("C B . D", a="C colossus", b=f"B {figure}, D kraven", under={"B": "#", "D": "#"})
        light.activate("C").answer(("demolish", 0)).answer((1, 1))
        assert (light.lost("B"), light.lost("D")) == (0, 0)


@pytest.mark.rule("FT-225", "FT-226")
def test_a_broken_wall_leaves_rubble_on_both_sides() -> None:
    s = Scene("C|. .", a="C colossus").activate("C").answer(("demolish", 0)).answer((0, 1))
    assert not s.t.ground().walls
    assert [(event.square, event.other) for event in s.told("WallBroken")] == [(0, 1)]  # type: ignore[attr-defined]
    assert [bool(s.t.ground().bits[square] & DIFFICULT) for square in range(3)] == [True, True, False]


@pytest.mark.rule("FT-229")
def test_smoke_does_not_slow() -> None:
    s = Scene("P ~ .", a="P punisher")
    assert reach(s, "P", 2) == {(1, 0), (2, 0)}


@pytest.mark.rule("FT-145")
def test_the_square_of_every_plot_token_stays_clear() -> None:
    s = Scene("C . .", a="C cyclops")
    s.t.plots[:2] = [0, 2]
    assert kept_clear(s.t) == [0, 2]
    s.t.plots[0] = OFF
    assert kept_clear(s.t) == [2]
