"""Mayor Fisk Vows to Find Missing Witnesses."""

from __future__ import annotations

import pytest

from ...mission import BONES, CAP, IRON, cleanup, on_token
from ..scenes.crises import both


def test_mayor_fisk_witnesses_score_two_and_flee_from_whoever_secures_them() -> None:
    duel = both("mayor-fisk")
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [2, 2]
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].token) == ("move_token", 0, 1)
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([24.0, 22.2])
    duel.answer([24.0, 22.0])
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].token) == ("move_token", 1, 0)
    duel.answer([12.0, 18.5])
    assert duel.still
    assert duel.t.token_at == [(12.0, 18.5), (24.0, 22.0)]
    assert duel.t.damage == [1, 0, 0, 0]  # only near where the Witness is now
    assert [duel.conditions(who) for who in range(4)] == [{"stun"}, set(), set(), set()]


def test_mayor_fisk_only_a_witness_that_fled_lashes_out() -> None:
    duel = both("mayor-fisk")
    on_token(on_token(duel, CAP, 0, 1.0), BONES, 0, -1.0)  # a tie: it stays
    on_token(duel, IRON, 1)
    cleanup(duel).answer([24.0, 22.0])
    assert duel.t.damage == [0, 0, 0, 0]
    assert duel.t.token_at[0] == (12.0, 18.0)


def test_mayor_fisk_a_witness_flees_once_a_round() -> None:
    duel = both("mayor-fisk")
    on_token(duel, BONES, 0)
    duel.put(CAP, 12.0, 22.0)
    cleanup(duel).answer([12.0, 22.0])  # now the first player secures it
    assert duel.still
    duel.t.vp = [0, 0]
    cleanup(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 1)
