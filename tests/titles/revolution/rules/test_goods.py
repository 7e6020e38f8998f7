"""What Schools gain and lose."""

from __future__ import annotations

from longbox.titles.revolution.cards.decks import IS_STUDENT, RECRUITS
from longbox.titles.revolution.rules.goods import next_student

from ..scene import NOBODY, Scene, n


def test_the_next_student_may_come_from_the_discard_pile() -> None:
    s = Scene()
    students = [card for card in range(RECRUITS) if IS_STUDENT[card]]
    s.t.recruit_deck = (n("rogue"), n("beast"))
    s.t.recruit_discard = 1 << students[3] | 1 << n("cable")
    s.t.known_recruits = [(n("beast"),), (), (), ()]
    assert next_student(s.t) == students[3]
    assert set(s.t.recruit_deck) == {n("rogue"), n("beast"), n("cable")}
    assert s.t.known_recruits == [()] * 4
    assert next_student(s.t) == NOBODY


def test_the_cards_above_the_next_student_are_shuffled_back() -> None:
    s = Scene()
    heroes = [card for card in range(RECRUITS) if not IS_STUDENT[card]]
    student = next(card for card in range(RECRUITS) if IS_STUDENT[card])
    s.t.recruit_deck = (student, *heroes)
    assert next_student(s.t) == student
    assert sorted(s.t.recruit_deck) == heroes
    assert s.t.recruit_deck != tuple(heroes)
