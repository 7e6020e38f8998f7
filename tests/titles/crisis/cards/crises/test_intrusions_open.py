"""Intrusions Open Across City as Seals Collapse."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, on_token


def intrusions() -> Duel:
    duel = mission(Duel((CAP, IRON), (BONES,)), "intrusions-open", "struggle-for-the-cube")
    return give(duel, CAP, 3, 4)


@pytest.mark.parametrize(("face", "seat"), [("crit", 0), ("wild", 0), ("hit", 0), ("block", 0), ("blank", 1), ("fail", 1)])
def test_intrusions_drop_everything_then_roll_for_who_places_by_another_portal(face: str, seat: int) -> None:
    duel = intrusions().roll(face)
    interact(duel, CAP, 0)
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
    duel.answer([6.0, 16.0]).answer([6.0, 20.0])
    assert duel.t.token_holder[3:5] == [ON_BOARD, ON_BOARD]
    assert (duel.ask.seat, duel.offered) == (seat, (("token", 1), ("token", 2)))
    duel.answer(("token", 2))
    assert (duel.ask.kind, duel.ask.seat) == ("place", seat)
    x, y = duel.t.token_at[2]
    duel.answer([x, y - 2.1])
    assert duel.at(CAP) == (x, y - 2.1)
    assert duel.ask.kind == "action"


def test_intrusions_place_within_range_one_of_the_portal_only() -> None:
    duel = mission(Duel(CAP, BONES), "intrusions-open").roll("hit")
    interact(duel, CAP, 0).answer(("token", 1))
    x, y = duel.t.token_at[1]
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([x, y + 2.3])


def test_intrusions_score_one_for_each_portal_secured() -> None:
    duel = mission(Duel((CAP, IRON), BONES), "intrusions-open")
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [1, 1]
