"""Triggers: a role nobody has passes no filter."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import CONDITION, Suffer
from longbox.titles.crisis.vocabulary import NOBODY

from ..scene import Duel


@pytest.mark.rule("CP-413")
def test_damage_of_nobody_is_no_enemys() -> None:
    duel = Duel("invincible-iron-man", "captain-america-first-avenger").set(0, power=3).push(Suffer(0, 1, NOBODY, CONDITION))
    assert duel.still  # nothing may be reduced
    assert (duel.damage(0), duel.power(0)) == (1, 3)
