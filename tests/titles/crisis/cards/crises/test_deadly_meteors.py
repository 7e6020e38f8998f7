"""Deadly Meteors Mutate Civilians."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.events import DiceRolled

from ...mission import BONES, CAP, IRON, Duel, cleanup, interact, mission, on_token


def meteors(**options: int) -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP), **options), "deadly-meteors")


@pytest.mark.rule("CP-589")
def test_meteors_a_roll_of_energy_defense_dice_takes_control() -> None:
    duel = meteors().roll("hit blank blank blank")
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == 0
    assert duel.t.token_side[1:] == [NOBODY, NOBODY]
    assert duel.heard(DiceRolled)[-1].who == duel.who(CAP)
    assert duel.t.script == []  # four dice, and none for anything else


@pytest.mark.rule("CP-589")
def test_meteors_the_dice_are_the_energy_defense_of_whoever_interacts() -> None:
    duel = meteors().roll("wild crit")
    interact(duel, BONES, 1)
    assert duel.t.token_side[1] == 1
    assert duel.t.script == []  # Energy defense 2, and the Critical adds no die


@pytest.mark.rule("CP-589")
@pytest.mark.parametrize(("faces", "side"), [("hit wild blank blank", 0), ("crit block blank blank", NOBODY)])
def test_meteors_successes_must_exceed_the_healthy_enemies_there(faces: str, side: int) -> None:
    duel = meteors().roll(faces)
    on_token(duel, BONES, 0, 1.5)
    on_token(duel, 3, 0, -1.5).set(3, injured=1)  # an Injured one does not count
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side


@pytest.mark.rule("CP-590")
def test_meteors_a_failure_hurts_even_where_control_is_won_and_gives_no_power() -> None:
    duel = meteors().roll("hit fail fail blank")
    interact(duel, CAP, 0, power=1)
    assert duel.t.token_side[0] == 0
    assert duel.damage(CAP) == 1
    assert duel.power(CAP) == 0


@pytest.mark.rule("CP-590")
def test_meteors_without_a_failure_nobody_is_hurt() -> None:
    duel = meteors().roll("blank blank blank blank")
    interact(duel, CAP, 0)
    assert duel.damage(CAP) == 0


@pytest.mark.rule("CP-591")
def test_meteors_score_one_for_each_bomb_controlled() -> None:
    duel = meteors()
    duel.t.token_side = [0, 1, 0]
    cleanup(duel)
    assert duel.t.vp == [2, 1]
