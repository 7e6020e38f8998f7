"""Conditions: how they come and when they end."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.conditions import activation_ends, countering_ends, gain, page_ends, tire
from longbox.titles.tactics.rules.damage import knock_out

from ..scene import Scene


@pytest.mark.rule("FT-184", "FT-122")
def test_specials_of_once_a_page_come_back() -> None:
    s = Scene("Q", b="Q quicksilver")
    for _ in range(2):
        tire(s.t, s["Q"])
        assert s.t.ready[s["Q"]] == READY
        tire(s.t, s["Q"])
        assert s.t.ready[s["Q"]] == TIRED
        page_ends(s.t)


@pytest.mark.rule("FT-300", "FT-301", "FT-302")
def test_conditions_end_after_the_next_activation() -> None:
    s = Scene("W", a="W wolverine")
    gain(s.t, s["W"], HELD)
    gain(s.t, s["W"], STAGGERED)
    gain(s.t, s["W"], HELD)
    assert s.condition("W") == HELD | STAGGERED
    assert len(s.told("ConditionGained")) == 2
    s.activate("W")
    gain(s.t, s["W"], CONFUSED)
    s.end()
    assert s.condition("W") == CONFUSED
    s.t.ready[s["W"]] = READY
    s.activate("W").end()
    assert s.condition("W") == 0
    for bit in CONDITION_BITS.values():
        s.t.ready[s["W"]] = READY
        s.t.conditions[s["W"]] = bit
        activation_ends(s.t, s["W"])
        assert s.condition("W") == 0, "nothing is left over from what came in an earlier activation"


@pytest.mark.rule("FT-128", "FT-129")
def test_countering_that_ends_is_told_only_where_the_special_works_again() -> None:
    for twice, out, told in ((False, False, 1), (True, False, 0), (False, True, 0)):
        s = Scene("X Y . S", a="X professor-x, Y beast", b="S storm")
        s.t.countered = [(s["S"], 0, s["X"]), *([(s["S"], 0, s["Y"])] if twice else [])]
        if out:
            s.t.ready[s["S"]] = KO
        countering_ends(s.t, s["X"])
        assert len(s.told("CounteringEnded")) == told


@pytest.mark.rule("FT-291")
def test_what_a_knocked_out_figure_left_behind_ends_with_the_page() -> None:
    s = Scene("W K D", a="W wolverine, D daredevil", b="K kraven")
    gain(s.t, s["W"], HELD, s["K"])
    gain(s.t, s["D"], HELD)
    knock_out(s.t, s["K"])
    assert s.condition("W") == HELD
    page_ends(s.t)
    assert (s.condition("W"), s.condition("D")) == (0, HELD)


@pytest.mark.rule("FT-127", "FT-128", "FT-129", "FT-131")
def test_countered_specials_are_gone_for_a_while() -> None:
    s = Scene("X . . A", a="X professor-x", b="A angel").activate("X").answer(("special", 0)).answer(s0 := 1)
    assert s0 == s["A"]
    assert not s.t.flies(s["A"])
    s.end()
    s.t.ready[s["X"]] = READY
    s.activate("X")
    assert s.t.flies(s["A"])
    s.answer(("special", 0)).answer(s["A"])
    knock_out(s.t, s["X"])
    assert s.t.flies(s["A"])
    hidden = Scene("X . # A", a="X professor-x", b="A angel").activate("X")
    assert not hidden.choices("special")
