"""Team Tactic cards of the affiliation A-Force."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.movement import may_move
from longbox.titles.crisis.rules.tactics import playable

from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, dice, member, power_phase, scene

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("A-Force")


def test_a_force_assembles_around_whoever_is_attacked() -> None:
    duel = scene("a-force-assemble", (OURS, OURS, ANYBODY)).put(0, 10, 10).put(1, 10, 12).put(2, 11, 11)
    duel.play("a-force-assemble").answer(0)
    assert duel.power(0) == 3
    for target, rolls in ((0, 4), (1, 4), (2, 5)):  # each of the two has the other, the third has both
        duel.roll(BLANKS).attack(3, "jab", target)
        assert dice(duel, "defense")[-1] == rolls
    duel.put(1, 30, 30).roll(BLANKS).attack(3, "jab", 0)
    assert dice(duel, "defense")[-1] == 3
    duel.put(1, 10, 12).roll(BLANKS).attack(0, "jab", 3)
    assert dice(duel, "defense")[-1] == 3  # enemies get nothing
    duel.t.end_scope("round")
    duel.roll(BLANKS).attack(3, "jab", 0)
    assert dice(duel, "defense")[-1] == 3


def test_a_force_assemble_needs_one_of_them() -> None:
    assert not playable(scene("a-force-assemble", (ANYBODY, SOMEBODY)).t, 0)


def test_the_determined_stay_where_they_are() -> None:
    duel = power_phase(scene("stalwart-determination", (OURS, OURS, ANYBODY)))
    duel.answer("tactic/stalwart-determination")
    duel.answer(0)
    assert set(duel.offered) == {1, "enough"}  # only A-Force
    duel.answer("enough")
    assert duel.power(0) == 6  # 7 in this phase, less 1
    enemy = 3
    assert [[may_move(duel.t, one, how, enemy) for how in ("push", "throw", "place")] for one in (0, 1)] == [
        [False, False, True],
        [True, True, True],
    ]
    assert may_move(duel.t, 0, "push", 0)  # by friends
    duel.t.end_scope("round")
    assert may_move(duel.t, 0, "push", enemy)
