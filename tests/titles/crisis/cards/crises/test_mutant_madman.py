"""Mutant Madman Turns City Into Lethal Amusement Park."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import NOBODY

from ...mission import BONES, CAP, IRON, Duel, cleanup, interact, mission, on_token


def madman() -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP)), "mutant-madman")


@pytest.mark.parametrize(("faces", "side"), [("crit hit blank fail", 1), ("wild block blank blank", NOBODY)])
def test_madman_a_roll_of_physical_defense_dice_must_beat_the_healthy_enemies(faces: str, side: int) -> None:
    duel = madman().roll(faces)
    on_token(duel, CAP, 0, 1.5)
    interact(duel, BONES, 0)  # Physical 4, Energy 2
    assert duel.t.token_side[0] == side
    assert duel.t.script == []
    assert duel.damage(BONES) == 0


def test_madman_traps_hurt_an_enemy_near_them_and_give_it_power() -> None:
    duel = madman()
    duel.t.token_side = [0, NOBODY, NOBODY, NOBODY]
    on_token(on_token(on_token(duel, BONES, 0, 4.1), 3, 0, -4.1), CAP, 0)
    cleanup(duel)
    assert duel.ask.seat == 0
    assert set(duel.offered) == {("character", 2), ("character", 3)}
    duel.answer(("character", 3))
    assert duel.t.damage == [0, 0, 0, 1]
    assert duel.t.power == [0, 0, 0, 1]


def test_madman_priority_goes_first_and_each_trap_is_finished_before_the_next() -> None:
    duel = madman().set(BONES, damage=4)  # two more and it is Dazed
    duel.t.token_side = [0, 0, 1, NOBODY]
    duel.t.token_at[1] = (8.0, 16.0)
    duel.put(BONES, 8.0, 14.5)
    on_token(duel, CAP, 2)
    duel.t.priority = 1
    cleanup(duel)
    assert duel.ask.seat == 0  # the other player's only trap and victim needed no choice
    assert duel.damage(CAP) == 1
    duel.answer(("token", 1))
    assert duel.power(BONES) == 1  # from the first trap; Dazed by the second it gains nothing
    assert duel.t.injured[2] == 1


def test_madman_an_uncontrolled_or_lonely_trap_does_nothing() -> None:
    duel = madman()
    duel.t.token_side = [0, NOBODY, NOBODY, NOBODY]
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.damage == [0, 0, 0, 0]


def test_madman_scores_one_for_each_trap_controlled() -> None:
    duel = madman()
    duel.t.token_side = [1, 1, NOBODY, 1]
    cleanup(duel)
    assert duel.t.vp == [0, 3]
