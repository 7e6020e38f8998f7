"""Rocket Raccoon."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, S, throw

from ...scene import Duel
from ..cast import BONES, CAP, SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import take

GROOT = "groot"
ROCKET = "rocket-raccoon"


def test_the_hadron_enforcer_draws_others_into_a_vortex() -> None:
    duel = Duel(ROCKET, [SKULL, CAP, BONES]).set(ROCKET, power=4).put(SKULL, 18, 10).put(CAP, 21.5, 10).put(BONES, 30, 30)
    settle(duel.roll("wild" + " blank" * 6, "block blank blank").attack(ROCKET, "hadron-enforcer", SKULL))
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [0, 1, 0]
    assert duel.at(CAP)[0] < 21


def test_plasma_rifle_pays_for_damage() -> None:
    duel = settle(
        Duel(ROCKET, SKULL).put(SKULL, 20, 10).roll("hit hit blank blank blank", blanks(3)).attack(ROCKET, "plasma-rifle", SKULL)
    )
    assert duel.power(ROCKET) == duel.damage(SKULL) == 2


@pytest.mark.parametrize(("x", "trapped"), [(16.0, True), (24.0, False)])
def test_booby_traps_go_off_where_an_enemy_ends_a_movement(x: float, trapped: bool) -> None:
    duel = Duel(ROCKET, SKULL).set(ROCKET, power=3).put(SKULL, x, 10).advance(SKULL, S).answer([x, 10.0])
    assert duel.still is not trapped
    if trapped:
        duel.roll("crit wild hit block").answer(duel.offered[-1])
        assert settle(duel).damage(SKULL) == 2


def test_groot_stands_in_for_rocket() -> None:
    duel = Duel([ROCKET, GROOT], CAP).put(GROOT, 10, 12.5).put(CAP, 15, 10)
    duel.roll("hit blank blank blank blank", blanks(4)).attack(CAP, "shield-bounce", ROCKET)
    settle(take(duel, "personal-bodyguard"))
    assert (duel.damage(ROCKET), duel.damage(GROOT)) == (0, 1)
    duel.put(GROOT, 10, 20).roll(blanks(5), "block block").attack(CAP, "shield-bounce", ROCKET)
    assert not any("bodyguard" in str(one) for one in duel.offered)


def test_rocket_is_nimble_and_small() -> None:
    duel = Duel(ROCKET, [SKULL, CAP]).put(SKULL, 12.5, 10).roll(blanks(4)).script(throw(TARGET, S), CAP, target=0).answer([0.0])
    assert settle(duel).damage(ROCKET) == 0
    duel = Duel(ROCKET, CAP).put(CAP, 15, 10).roll("hit hit blank blank blank", blanks(2)).attack(CAP, "shield-bounce", ROCKET)
    settle(take(duel, "cover").answer((0,)))
    assert duel.damage(ROCKET) == 1
