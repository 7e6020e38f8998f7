"""Team Tactic cards of the affiliation Winter Guard."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable

from ...scene import Duel
from ..cast import BONES, CAP, CRATE

DYNAMO = "crimson-dynamo"
STAR = "darkstar"
URSA = "ursa-major"


def test_sovereign_strike_hurts_everybody_near_terrain_and_destroys_it() -> None:
    duel = Duel([DYNAMO, STAR], [BONES, CAP], terrain=[CRATE]).set(DYNAMO, power=3).hand("sovereign-strike")
    duel.put(DYNAMO, 11, 13).put(STAR, 13.5, 13).put(BONES, 18, 13).put(CAP, 24, 13)
    duel.play("sovereign-strike")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert [duel.damage(who) for who in (DYNAMO, STAR, BONES, CAP)] == [0, 2, 1, 0]  # Crossbones takes one less
    assert duel.t.rubble == 1
    assert duel.power(DYNAMO) == 0


def test_sovereign_strike_needs_terrain_near_its_player() -> None:
    duel = Duel(DYNAMO, BONES, terrain=[CRATE]).set(DYNAMO, power=3).put(DYNAMO, 3, 13)
    assert "sovereign-strike" not in playable(duel.hand("sovereign-strike").t, 0)


@pytest.mark.parametrize(("paid", "comes"), [(6, True), (5, False)])
def test_winter_rush_brings_another_of_the_guard_closer(paid: int, comes: bool) -> None:
    duel = Duel([URSA, STAR], CAP).set(URSA, power=10).hand("winter-rush").put(STAR, 10, 16)
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    duel.answer("tactic/winter-rush").answer(paid)
    assert duel.still
    assert duel.power(URSA) == 10 - paid
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", URSA)
    found = False
    while not duel.still:
        if ("character", duel.who(STAR)) in duel.offered:
            found = True
            assert ("character", duel.who(URSA)) not in duel.offered
            duel.answer(("character", duel.who(STAR)))
        duel.answer(duel.offered[-1] if duel.ask.kind == "advance" else duel.offered[0])
    assert found is comes
    assert (duel.at(STAR) != (10.0, 16.0)) is comes
