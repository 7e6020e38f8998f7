"""Portals Overrun City With Spider-People!"""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import NOBODY

from ...mission import BONES, CAP, cleanup, interact, on_token
from ..scenes.crises import both


@pytest.mark.parametrize(("faces", "side"), [("hit wild blank blank", 0), ("crit block blank blank", NOBODY)])
def test_portals_successes_with_energy_dice_must_exceed_the_healthy_enemies_there(faces: str, side: int) -> None:
    duel = both("portals-overrun").roll(faces)
    on_token(duel, BONES, 0, 1.5)
    on_token(duel, 3, 0, -1.5).set(3, injured=1)  # an Injured one does not count
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side
    assert duel.t.script == []
    assert duel.ask.kind == "action"  # nobody is placed without a Failure


def test_portals_the_dice_are_the_energy_defense() -> None:
    duel = both("portals-overrun").roll("wild blank")
    interact(duel, BONES, 0)  # Physical 4, Energy 2
    assert duel.t.token_side[0] == 1
    assert duel.t.script == []


@pytest.mark.parametrize(("faces", "side"), [("hit fail blank blank", 0), ("fail fail blank blank", NOBODY)])
def test_portals_on_a_failure_the_opponent_places_the_character(faces: str, side: int) -> None:
    duel = both("portals-overrun").roll(faces)
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side
    assert (duel.ask.kind, duel.ask.seat) == ("place", 1)
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([6.0, 22.5])
    duel.answer([6.0, 22.3])  # Range 2 from edge to edge
    assert duel.at(CAP) == (6.0, 22.3)
    assert (duel.ask.kind, duel.ask.seat) == ("action", 0)


def test_portals_score_one_for_each_portal_controlled() -> None:
    duel = both("portals-overrun")
    duel.t.token_side = [1, 1, 0, NOBODY]
    cleanup(duel)
    assert duel.t.vp == [1, 2]
