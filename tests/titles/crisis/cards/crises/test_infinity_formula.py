"""Infinity Formula Goes Missing!"""

from __future__ import annotations

from ...mission import BONES, CAP, IRON, Duel, cleanup, mission, on_token, power_phase


def test_infinity_formula_gives_power_to_whoever_contests() -> None:
    duel = mission(Duel((CAP, IRON), (BONES, CAP)), "infinity-formula")
    on_token(duel, CAP, 0)
    on_token(duel, BONES, 0, 1.5)
    on_token(duel, 3, 1).set(3, dazed=True)
    power_phase(duel)
    assert duel.t.power == [2, 1, 2, 0]


def test_infinity_formula_gives_one_power_for_two_canisters() -> None:
    duel = mission(Duel(CAP, BONES), "infinity-formula")
    duel.t.token_at[1] = (8.0, 15.0)
    duel.put(CAP, 8.0, 14.0)
    power_phase(duel)
    assert duel.power(CAP) == 2


def test_infinity_formula_scores_one_for_each_canister_secured() -> None:
    duel = mission(Duel((CAP, IRON), BONES), "infinity-formula")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
