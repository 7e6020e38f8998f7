"""Terrigen Clouds Sweep Over City."""

from __future__ import annotations

import pytest

from ...mission import BONES, CAP, IRON, Duel, cleanup, mission, on_token


def clouds() -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP)), "terrigen-clouds")


def test_clouds_score_two_each_and_are_moved_by_the_other_player() -> None:
    duel = clouds()
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [2, 2]
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 0)  # priority first: the cloud the opponent secures
    duel.answer([30.0, 22.0])
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 1)
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([6.0, 22.2])
    duel.answer([6.0, 20.0])
    assert duel.t.token_at == [(6.0, 20.0), (30.0, 22.0)]
    assert duel.still


def test_clouds_hurt_and_poison_everybody_near_them_once_after_moving() -> None:
    duel = clouds()
    on_token(on_token(on_token(duel, CAP, 0), IRON, 0, 1.5), BONES, 1)
    duel.put(3, 30.0, 22.0).set(3, injured=1)
    cleanup(duel).answer([30.0, 22.0]).answer([6.0, 18.5])
    assert duel.t.damage == [1, 1, 0, 1]
    assert [duel.conditions(who) for who in range(4)] == [{"poison"}, {"poison"}, set(), {"poison"}]
    assert duel.t.power == [0, 0, 0, 0]


def test_clouds_are_moved_once_a_round_even_if_the_move_changes_who_secures_them() -> None:
    duel = clouds()
    on_token(duel, BONES, 0)
    duel.put(CAP, 6.0, 22.0)
    cleanup(duel).answer([6.0, 22.0])  # now the first player secures it; the second may not move it back
    assert duel.still
    assert duel.t.token_at[0] == (6.0, 22.0)
    duel.t.vp = [0, 0]
    cleanup(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 1)  # next round it may be moved again


def test_clouds_nobody_secures_stay() -> None:
    duel = clouds()
    on_token(on_token(duel, BONES, 0, 1.0), CAP, 0, -1.0)
    cleanup(duel)
    assert duel.t.vp == [0, 0]
    assert duel.t.token_at[0] == (6.0, 18.0)
    assert duel.t.damage == [1, 0, 1, 0]


def test_clouds_leave_the_dazed_alone() -> None:
    duel = clouds().set(CAP, damage=5)
    on_token(duel, CAP, 0)
    cleanup(duel).answer([6.0, 18.5])
    assert duel.t.injured[0] == 1  # Dazed by the cloud, recovered in the same phase (Q97)
    assert duel.conditions(CAP) == set()
