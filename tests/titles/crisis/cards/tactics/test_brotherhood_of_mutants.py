"""Team Tactic cards of the affiliation Brotherhood of Mutants."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable

from ..players_of_cards import ANYBODY, SOMEBODY, member, scene
from ..playing import offers, settle, take
from ..scenes.tactics import token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Brotherhood of Mutants")


def test_asteroid_m_brings_one_to_the_other() -> None:
    duel = scene("asteroid-m", (OURS, OURS, ANYBODY)).put(1, 30, 30)
    token(duel, 0)
    duel.play("asteroid-m")
    settle(duel)
    assert [duel.power(one) for one in range(3)] == [4, 4, 6]
    assert duel.at(0) == (10, 10)  # it holds a token
    assert duel.t.within(0, 1, 1)
    assert not playable(scene("asteroid-m", (OURS, ANYBODY)).t, 0)


def test_the_books_of_truth_roll_the_attack_again() -> None:
    duel = scene("the-books-of-truth", OURS).put(1, 15, 10)
    duel.roll("fail blank blank blank", "block block blank").attack(0, "jab", 1).roll("hit hit hit hit")
    settle(take(duel, "books-of-truth"))
    assert (duel.power(0), duel.damage(1)) == (4, 2)


def test_the_books_of_truth_roll_the_defense_again() -> None:
    duel = scene("the-books-of-truth", OURS).put(1, 15, 10)
    duel.roll("hit hit blank blank", "fail blank blank").attack(1, "jab", 0).roll("block block block")
    take(duel, "books-of-truth")
    settle(duel)
    assert (duel.power(0), duel.damage(0)) == (4, 0)


def test_the_books_of_truth_are_for_the_brotherhood() -> None:
    duel = scene("the-books-of-truth", (ANYBODY, OURS, SOMEBODY)).put(3, 15, 10)
    assert not offers(duel.roll("hit hit blank blank", "fail blank blank").attack(3, "jab", 0), "books-of-truth")
