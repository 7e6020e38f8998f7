"""Riots Spark Over Extremis 3.0."""

from __future__ import annotations

from ...mission import BONES, CAP, IRON, Duel, cleanup, interact, mission, on_token


def riots() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "riots-spark")


def test_riots_interacting_heals_anybody_near_the_console() -> None:
    duel = riots().set(IRON, damage=3).set(BONES, damage=3)
    on_token(duel, IRON, 0, 4.1)  # within Range 2 of the console
    on_token(duel, BONES, 0, -4.1)
    interact(duel, CAP, 0).answer(BONES)
    assert (duel.damage(IRON), duel.damage(BONES)) == (3, 2)


def test_riots_heals_nobody_beyond_range_two_and_no_dazed_one() -> None:
    duel = riots().set(CAP, damage=2).set(IRON, damage=3).set(BONES, damage=3, dazed=True)
    on_token(duel, IRON, 0, 4.3)
    on_token(duel, BONES, 0, -1.5)
    interact(duel, CAP, 0)  # only one is left to choose
    assert (duel.damage(CAP), duel.damage(IRON), duel.damage(BONES)) == (1, 3, 3)


def test_riots_score_one_for_each_console_secured() -> None:
    duel = riots()
    on_token(duel, CAP, 0)
    on_token(duel, BONES, 1)
    duel.t.token_side[2] = 0  # control means nothing here
    cleanup(duel)
    assert duel.t.vp == [1, 1]
