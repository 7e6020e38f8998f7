"""Team Tactic cards of the affiliation Midnight Sons."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable

from ...extras import plain
from ...scene import PASS
from ..scenes.tactics import stage, with_cards

characters = with_cards(plain("son-one", "", "Midnight Sons"), plain("son-two", "", "Midnight Sons"))
pytestmark = pytest.mark.usefixtures("extras")


def test_siege_of_darkness_everybody_who_paid_attacks_at_no_price() -> None:
    assert not playable(stage("siege-of-darkness").t, 0)
    duel = stage("siege-of-darkness", us=["son-one", "son-two", "test-plain"]).put(3, 12, 12).play("siege-of-darkness")
    assert duel.offered == (0, 1)
    duel.answer(0).answer(1)
    assert duel.offered == (PASS, ("attack", "jab"))
    duel.answer(PASS)
    assert duel.offered == (PASS, ("attack", "jab"))
    assert duel.answer(PASS).still
    assert (duel.power(0), duel.power(1), duel.power(2)) == (4, 4, 6)
