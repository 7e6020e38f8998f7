"""Team Tactic cards of the affiliation Hydra."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import LOCATION

from ..scenes.tactics import stage, token

pytestmark = pytest.mark.usefixtures("extras")


def test_world_domination() -> None:
    duel = stage("world-domination", us=["test-hydra", "test-plain"])
    bombs = [token(duel, ON_BOARD, LOCATION, "deadly-meteors/origin-bomb") for _ in range(3)]
    token(duel, 2)  # a token of the other Crisis card does not matter
    duel.t.token_at = [(10.0, 10.0), (10.0, 13.0), (30.0, 30.0), (0.0, 0.0)]
    assert not playable(duel.t, 0)  # one of three is nobody's
    duel.t.token_at[bombs[2]] = (10.0, 11.0)
    duel.play("world-domination")
    assert duel.t.vp == [1, 0]
    assert [duel.power(who) for who in range(3)] == [7, 7, 6]
    assert not playable(stage("world-domination", us=["test-hydra"]).t, 0)  # nothing to secure
