"""Plots."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.damage import heal
from longbox.titles.tactics.rules.objects import droppable
from longbox.titles.tactics.rules.pages import Page
from longbox.titles.tactics.rules.plots import Advance, matches

from ..scene import Scene


@pytest.mark.rule("FT-132", "FT-135", "FT-138", "FT-139", "FT-140", "FT-141", "FT-142", "FT-147", "FT-618")
def test_danger_room() -> None:
    s = Scene("W . .\n. . .", a="W wolverine", b="")
    s.t.plots[:] = [OFF, s.xy(1, 1), s.xy(0, 0), OFF]
    s.t.health[s["W"]] -= 2
    s.activate("W").roll(31).answer(("plot",))
    assert s.t.vp == [1, 0]
    assert s.lost("W") == 2 - 1
    assert not s.choices("strike")
    failed = Scene("W . .\n. . .", a="W wolverine", b="")
    failed.t.plots[1] = failed.xy(1, 1)
    failed.t.health[failed["W"]] -= 2
    failed.activate("W").roll(30).answer(("plot",))
    assert failed.t.vp == [0, 0]
    assert failed.lost("W") == 2
    assert not failed.choices("plot")
    for phased, commander in ((PHASED, NOBODY), (0, 0)):
        able = Scene("W . .\n. . .", a="W wolverine", b="")
        able.t.plots[1] = able.xy(1, 1)
        able.t.conditions[able["W"]], able.t.commander[able["W"]] = phased, commander
        assert not able.activate("W").choices("plot")
    theirs = Scene("W . .\n. . .", a="W wolverine", b="")
    theirs.t.plots[2] = theirs.xy(1, 1)
    assert not theirs.activate("W").choices("plot")
    far = Scene("W . .\n. . .", a="W wolverine", b="")
    far.t.plots[0] = far.xy(2, 1)
    assert not far.activate("W").choices("plot")
    epic = Scene("W", a="W wolverine", b="", level="epic-event").roll(31).push(Advance(0))
    assert epic.t.vp == [2, 0]


@pytest.mark.rule("FT-133", "FT-134")
def test_the_benefit_is_for_the_plots_own() -> None:
    for figure, healed in (("wolverine", 1), ("daredevil", 0)):
        s = Scene("W", a=f"W {figure}", b="")
        s.t.health[s["W"]] -= 3
        s.roll(31).push(Advance(s["W"]))
        assert s.lost("W") == 3 - healed
    s = Scene("B W", a="B beast, W wolverine", b="")
    s.t.plot = ("breakthrough", "")
    assert matches(s.t, s["B"], s.t.the_plot(0))
    assert not matches(s.t, s["W"], s.t.the_plot(0))


@pytest.mark.rule("FT-143", "FT-146")
def test_a_plot_is_advanced_again_and_again_and_stays() -> None:
    s = Scene("W B", a="W wolverine, B beast", b="")
    s.t.plots[0] = s.xy(0, 0)
    for letter in "WB":
        s.t.health[s[letter]] -= 2
        s.activate(letter).roll(40).answer(("plot",))
        assert s.lost(letter) == 2 - 1
        assert not s.choices("plot")  # it took the Attack action
        s.end()
    assert s.t.vp == [2, 0]
    assert s.t.plots[0] == s.xy(0, 0)


@pytest.mark.rule("FT-110")
def test_a_plot_names_the_ability_it_tests() -> None:
    s = Scene("W", a="W wolverine", b="")
    s.t.plot = ("breakthrough", "")
    s.roll(51).push(Advance(s["W"]))
    assert s.told("FeatRolled")[0].rank == s.t.ability(s["W"], REASON) == TYPICAL
    assert s.t.vp == [1, 0]
    s.roll(50).push(Advance(s["W"]))
    assert s.t.vp == [1, 0]


@pytest.mark.rule("FT-134")
def test_a_plot_may_bring_karma() -> None:
    for figure, gained in (("daredevil", 1), ("wolverine", 0)):
        s = Scene("D", a=f"D {figure}", b="")
        s.t.plot = ("kitchen-cleaners", "")
        s.roll(90).push(Advance(s["D"]))
        assert s.t.karma[s["D"]] == gained


@pytest.mark.rule("FT-546", "FT-545")
def test_dropping_is_an_easy_action_and_nothing_more() -> None:
    s = Scene("T . . K", a="T thing", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["car"], [OFF], [0], 0
    s.activate("T").answer(("drop", s.xy(1, 0)))
    assert (s.t.carrying[s["T"]], s.t.thing_at) == (NOBODY, [s.xy(1, 0)])
    assert s.kind == "act"
    assert not s.choices("drop")
    assert s.choices("move")
    assert s.choices("dodge")


@pytest.mark.rule("FT-546", "FT-276")
def test_nothing_is_put_down_behind_a_wall_or_below_a_roof() -> None:
    s = Scene(". T|.\n. . .", a="T thing")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["car"], [OFF], [0], 0
    assert s.xy(2, 0) not in droppable(s.t, s["T"])
    assert set(droppable(s.t, s["T"])) >= {s.xy(0, 0), s.xy(0, 1), s.xy(1, 1)}
    roof = Scene("e T .", a="T thing", under={"T": "e"})
    roof.t.things, roof.t.thing_at, roof.t.thing_of, roof.t.carrying[roof["T"]] = ["car"], [OFF], [0], 0
    assert droppable(roof.t, roof["T"]) == [roof.xy(0, 0)]


@pytest.mark.rule("FT-112")
def test_healing_the_unhurt_tells_nothing() -> None:
    s = Scene("W .", a="W wolverine")
    heal(s.t, s["W"], 2)
    assert not s.told("Healed")
    s.t.health[s["W"]] -= 1
    heal(s.t, s["W"], 2)
    assert s.told("Healed")[0].amount == 1
    assert s.lost("W") == 0


@pytest.mark.rule("FT-191")
def test_the_end_of_a_page_is_told_with_its_points() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven")
    s.t.vp = [3, 1]
    Page().victory(s.t)
    assert (s.told("PageEnded")[0].page, s.told("PageEnded")[0].points) == (1, (3, 1))
