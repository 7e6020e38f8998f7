"""Attacks of Opportunity."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *

from ..helpers import reach
from ..scene import Scene


@pytest.mark.rule("FT-526", "FT-528", "FT-529")
def test_leaving_a_ready_opponent_gives_it_an_attack() -> None:
    s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven").move("W", (0, 1), (0, 2))
    assert s.kind == "opportunity"
    assert s.t.at[s["W"]] == s.xy(0, 1)
    s.decline()
    assert s.where("W") == (0, 2)
    s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven").move("W", (0, 1), (0, 2))
    s.roll(50).answer((s["K"], 0)).answer("pass")
    assert s.lost("W") == 3
    assert s.where("W") == (0, 2)
    assert s.t.ready[s["K"]] == READY


@pytest.mark.rule("FT-527")
def test_without_a_printed_attack_the_default_serves() -> None:
    s = Scene("W B .\n. . .\n. . .", a="W wolverine", b="B blob").move("W", (0, 1), (0, 2))
    assert s.options[1:] == ((s["B"], 0),)
    assert s.t.attacks(s["B"])[0].id == "brawling"


@pytest.mark.rule("FT-286", "FT-304", "FT-309", "FT-315", "FT-319", "FT-326", "FT-323")
def test_who_makes_no_attack_of_opportunity() -> None:
    for condition in (STUNNED, HELD, STUCK, STAGGERED):
        s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven")
        s.t.conditions[s["K"]] = condition
        assert s.move("W", (0, 1), (0, 2)).where("W") == (0, 2)
    s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven")
    s.t.ready[s["K"]] = TIRED
    assert s.move("W", (0, 1), (0, 2)).where("W") == (0, 2)
    s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["K"]] = ["crate"], [OFF], [1], 0
    assert s.move("W", (0, 1), (0, 2)).where("W") == (0, 2)
    s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven")
    s.t.conditions[s["K"]] = CONFUSED
    assert s.move("W", (0, 1), (0, 2)).kind == "opportunity"


@pytest.mark.rule("FT-530")
def test_an_attack_of_opportunity_can_slam() -> None:
    s = Scene(". B .\n. W .\n. . .\n. . .\n. . .\n. . .", a="W wolverine", b="B blob").move("W", (2, 2), (2, 3))
    s.roll(70, 30).answer((s["B"], 0))
    s.die(6).decline().answer("slam")
    assert s.t.conditions[s["W"]] & STAGGERED
    assert s.where("W") == (1, 4)


def test_who_is_stuck_on_the_way_stops() -> None:
    s = Scene("W K .\n. . .\n. . .", a="W wolverine", b="K kraven").move("W", (0, 1), (0, 2))
    s.t.conditions[s["W"]] |= STUCK
    s.decline()
    assert s.where("W") == (0, 1)


@pytest.mark.rule("FT-531", "FT-532", "FT-534", "FT-536")
def test_fliers() -> None:
    s = Scene("A d w # .", a="A angel")
    assert reach(s, "A", 4) == {(1, 0), (2, 0), (3, 0), (4, 0)}
    s = Scene("A B . .\n# # # #", a="A angel", b="B blob", indoor=[[0, 1, 3, 1]])
    assert reach(s, "A", 2) == {(2, 0)}
    s = Scene("A . B . .", a="A angel", b="B blob").move("A", (1, 0), (2, 0), (3, 0), (4, 0))
    assert s.where("A") == (4, 0)
    s = Scene("A B . . .", a="A angel", b="B blob").move("A", (1, 0), (2, 0), (3, 0), (4, 0))
    assert s.kind == "opportunity"


@pytest.mark.rule("FT-535")
def test_fliers_block_fliers() -> None:
    s = Scene("A V . .\n# # # #", a="A angel", b="V vulture", indoor=[[0, 1, 3, 1]])
    assert reach(s, "A", 3) == set()


@pytest.mark.rule("FT-307", "FT-308", "FT-313", "FT-314", "FT-537")
def test_held_and_stuck_figures_do_not_fly() -> None:
    s = Scene("A d . .", a="A angel")
    s.t.conditions[s["A"]] = HELD
    assert not s.t.flies(s["A"])
    assert s.t.speed(s["A"]) == 4
    assert reach(s, "A", 1) == set()
    s.t.conditions[s["A"]] = STUCK
    assert not s.t.flies(s["A"])
    assert s.t.speed(s["A"]) == 0
    s.activate("A")
    assert s.still or not s.choices("move")


@pytest.mark.rule("FT-339", "FT-344", "FT-345")
def test_the_phased_walk_through_everything_but_end_nowhere_solid() -> None:
    s = Scene("S|# B . .", a="S shadowcat", b="B blob", indoor=[[0, 0, 4, 0]])
    assert reach(s, "S", 4) == set()
    s.t.conditions[s["S"]] = PHASED
    assert reach(s, "S", 4) == {(3, 0), (4, 0)}
