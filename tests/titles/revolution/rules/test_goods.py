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
