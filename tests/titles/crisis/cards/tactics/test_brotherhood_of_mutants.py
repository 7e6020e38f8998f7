"""Team Tactic cards of the affiliation Brotherhood of Mutants."""

from __future__ import annotations

import pytest

from ...extras import plain
from ..scenes.tactics import offers_card, reply, stage, with_cards

characters = with_cards(plain("brother", "", "Brotherhood of Mutants"))
pytestmark = pytest.mark.usefixtures("extras")


def test_the_books_of_truth_every_die_again() -> None:
    duel = stage("the-books-of-truth", us=["brother", "test-plain"]).put(2, 14, 10)
    duel.roll("blank fail hit block", "block block blank", "hit hit hit hit").attack(0, "jab", 2)
    reply(duel, "the-books-of-truth")
    assert (duel.damage(2), duel.power(0)) == (2, 4)


def test_the_books_of_truth_in_defense() -> None:
    duel = stage("the-books-of-truth", us=["brother", "test-plain"]).put(2, 14, 10)
    duel.roll("hit hit hit hit", "fail blank blank", "block block block").attack(2, "jab", 0)
    reply(duel, "the-books-of-truth")
    assert (duel.damage(0), duel.power(0)) == (1, 5)  # 2 paid, 1 for the damage


def test_the_books_of_truth_are_for_members() -> None:
    duel = stage("the-books-of-truth", us=["brother", "test-plain"]).put(2, 14, 13)
    duel.roll("hit hit hit hit", "fail blank blank").attack(2, "jab", 1)
    assert not offers_card(duel, "the-books-of-truth")
