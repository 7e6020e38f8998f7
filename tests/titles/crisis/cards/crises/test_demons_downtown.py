"""Demons Downtown! Has Our Comeuppance Come Due?"""

from __future__ import annotations

from ...mission import BONES, CAP, IRON, cleanup, on_token, power_phase
from ..scenes.crises import both


def test_demons_set_fire_to_everybody_near_a_portal() -> None:
    duel = both("demons-downtown").set(3, dazed=True)
    on_token(duel, CAP, 0, 2.1)
    on_token(duel, IRON, 1, 2.3)
    on_token(on_token(duel, BONES, 2), 3, 2, 1.5)
    power_phase(duel)
    assert [duel.conditions(who) for who in range(4)] == [{"incinerate"}, set(), {"incinerate"}, set()]


def test_demons_score_one_for_each_portal_secured() -> None:
    duel = both("demons-downtown")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
