"""S.W.O.R.D. Establishes Base On Moon's Blue Area."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.bot.value import rate
from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.events import DiceRolled

from ...mission import BONES, CAP, IRON, cleanup, interact, on_token, power_phase
from ..scenes.crises import both


def test_sword_an_uncontested_console_is_taken_without_a_roll() -> None:
    duel = both("sword-base")
    interact(duel, CAP, 0)
    assert duel.t.token_side == [0, NOBODY, NOBODY, NOBODY]
    assert duel.heard(DiceRolled) == []


@pytest.mark.parametrize("injured", [0, 1])
@pytest.mark.parametrize(
    ("face", "side"), [("crit", 0), ("wild", 0), ("hit", 0), ("block", NOBODY), ("blank", NOBODY), ("fail", NOBODY)]
)
def test_sword_against_any_enemy_there_a_die_decides(face: str, side: int, injured: int) -> None:
    duel = both("sword-base").set(BONES, injured=injured).roll(face)
    on_token(duel, BONES, 0, 1.5)
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side
    assert duel.t.script == []


def test_sword_dazed_enemies_and_own_characters_guard_nothing() -> None:
    duel = both("sword-base").set(BONES, dazed=True)
    on_token(on_token(duel, BONES, 0, 1.5), IRON, 0, -1.5)
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == 0


@pytest.mark.parametrize("priority", [0, 1])
def test_sword_whoever_controls_more_may_push_an_enemy(priority: int) -> None:
    duel = both("sword-base")
    duel.t.priority = priority
    duel.t.token_side = [1, 1, 0, NOBODY]
    power_phase(duel)
    assert (duel.ask.seat, duel.offered) == (1, ("pass", ("character", 0), ("character", 1)))
    duel.put(IRON, 18, 18).answer(("character", 1))
    assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
    duel.answer([0])
    assert duel.at(IRON) == (pytest.approx(18 + 3.375), 18)
    assert duel.still


def test_sword_the_push_may_be_left() -> None:
    duel = both("sword-base")
    duel.t.token_side = [0, NOBODY, NOBODY, NOBODY]
    before = power_phase(duel).t.base[:]
    duel.answer("pass")
    assert duel.still
    assert duel.t.base == before


@pytest.mark.parametrize("sides", [[NOBODY] * 4, [0, 1, NOBODY, NOBODY], [1, 0, 0, 1]])
def test_sword_nobody_pushes_when_they_are_level(sides: list[int]) -> None:
    duel = both("sword-base")
    duel.t.token_side = sides
    assert power_phase(duel).still


def test_sword_scores_one_for_each_console_controlled() -> None:
    duel = both("sword-base")
    duel.t.token_side = [0, 1, 1, NOBODY]
    cleanup(duel)
    assert duel.t.vp == [1, 2]


def test_bots_do_not_win_a_console_twice() -> None:
    for side, sign in ((NOBODY, 1), (1, 1), (0, -1)):
        duel = on_token(both("sword-base"), CAP, 0).set(CAP, power=1)
        duel.t.token_side[0] = side
        duel.activate(CAP)
        assert rate(duel.t)[duel.offered.index(("interact", 0))] * sign > 0
