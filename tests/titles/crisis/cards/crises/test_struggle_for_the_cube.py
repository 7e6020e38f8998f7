"""Struggle for the Cube Continues."""

from __future__ import annotations

from ...mission import BONES, CAP, cleanup, give, interact
from ..scenes.crises import cube


def test_cube_fragments_can_be_held_in_any_number() -> None:
    duel = cube()
    duel.t.token_at[1] = (10.0, 14.5)
    interact(duel, CAP, 0, power=2).answer(("interact", 1))
    assert duel.t.token_holder[:2] == [0, 0]


def test_cube_fragments_hurt_and_empower_in_cleanup() -> None:
    duel = give(give(cube(), CAP, 0, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
    assert duel.t.damage == [2, 0, 1]
    assert duel.t.power == [2, 0, 1]


def test_cube_power_is_for_damage_really_suffered_and_not_for_the_dazed() -> None:
    duel = give(cube(), CAP, 0, 1).set(CAP, damage=5).set(BONES, power=9)
    give(duel, BONES, 2, 3)
    cleanup(duel)
    assert duel.ask.kind == "drop"
    duel.answer([3.0, 4.0]).answer([3.0, 6.0])
    assert duel.t.power == [0, 0, 10]
    assert duel.damage(BONES) == 2
