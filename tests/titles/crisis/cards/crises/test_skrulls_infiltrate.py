"""Skrulls Infiltrate World Leadership."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import NOBODY, ON_BOARD

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens


def skrulls() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "skrulls-infiltrate")


@pytest.mark.rule("CP-586")
def test_skrulls_four_agents_and_one_each_to_hold() -> None:
    duel = skrulls().roll("crit blank blank blank")
    assert duel.t.token_kind == ["civilian"] * 4
    duel.t.token_at[1] = (7.5, 18.0)
    interact(duel, CAP, 0, power=3)
    assert duel.t.token_holder == [0, ON_BOARD, ON_BOARD, ON_BOARD]
    assert offered_tokens(duel) == []  # the second one beside it is too much


@pytest.mark.rule("CP-587")
def test_skrulls_without_critical_or_wild_the_opponent_pushes_short() -> None:
    duel = skrulls().roll("hit hit block fail")
    interact(duel, CAP, 0)
    assert duel.t.token_holder[0] == 0
    assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
    assert duel.t.stack[-1].by == NOBODY  # an effect of the card, not of the character
    duel.answer([0])
    assert duel.at(CAP) == (pytest.approx(6.0 + 3.375), 18.0)
    assert duel.ask.seat == 0  # its own player goes on with the activation


@pytest.mark.rule("CP-587")
@pytest.mark.parametrize("face", ["crit", "wild"])
def test_skrulls_a_critical_or_wild_holds_it(face: str) -> None:
    duel = skrulls().roll(face, "blank blank blank")
    interact(duel, CAP, 0)
    assert duel.ask.kind == "action"
    assert duel.t.script == []


@pytest.mark.rule("CP-588")
def test_skrulls_score_one_for_each_agent_held() -> None:
    duel = give(give(give(skrulls(), CAP, 0), IRON, 2), BONES, 3)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
