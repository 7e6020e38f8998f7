"""S.H.I.E.L.D. Agents."""

from __future__ import annotations

from longbox.titles.crisis.rules.objectives import dropper_of

from ...scene import Duel
from ..cast import SKULL

FURY = "nick-fury"
AGENTS = "shield-agents"


def test_agents_decide_where_their_token_drops() -> None:
    duel = Duel([FURY, AGENTS], SKULL)
    assert dropper_of(duel.t, 1) == 0
    assert dropper_of(duel.t, 0) == 1
