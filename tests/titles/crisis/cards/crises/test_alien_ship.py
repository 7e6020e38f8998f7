"""Alien Ship Crashes in Downtown!"""

from __future__ import annotations

from longbox.titles.crisis.events import DiceRolled
from titles.crisis.shelf import the_cards

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, offered_tokens
from ..scenes.crises import both


def ship() -> Duel:
    return both("alien-ship")


def test_ship_cores_burst_on_failures_and_wilds() -> None:
    duel = give(ship(), CAP, 0).set(CAP, power=3).roll("fail wild crit")
    duel.put(CAP, 10, 10).put(IRON, 14.3, 10).put(BONES, 10, 14.3).put(3, 10, 5.5)
    cleanup(duel)
    assert duel.t.damage == [2, 2, 2, 0]  # itself and everybody within Range 2
    assert duel.t.power == [3, 0, 0, 0]
    assert duel.t.script == []


def test_ship_nothing_bursts_on_other_faces() -> None:
    duel = give(ship(), CAP, 0).set(CAP, power=3).roll("hit block blank")
    cleanup(duel)
    assert duel.t.damage == [0, 0, 0, 0]


def test_ship_with_less_than_three_power_nobody_rolls() -> None:
    duel = give(ship(), CAP, 0).set(CAP, power=2).set(BONES, power=9)
    cleanup(duel)
    assert duel.heard(DiceRolled) == []


def test_ship_holders_roll_one_after_another_and_the_priority_player_orders_them() -> None:
    duel = give(give(ship(), CAP, 0), BONES, 1).set(CAP, power=3).set(BONES, power=4, damage=5).roll("fail blank blank")
    duel.put(CAP, 10, 10).put(BONES, 12, 10)
    duel.t.priority = 1
    cleanup(duel)
    assert (duel.ask.seat, set(duel.offered)) == (1, {("character", 0), ("character", 2)})
    duel.answer(("character", 0))
    assert duel.ask.kind == "drop"  # the other holder is Dazed by the first core: it drops its own and rolls no more
    duel.answer([14.0, 10.0])
    assert duel.still
    assert len(duel.heard(DiceRolled)) == 1


def test_ship_one_each_to_hold_and_one_point_per_holder() -> None:
    duel = ship()
    duel.t.token_at[1] = (6.0, 19.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []
    give(duel, BONES, 1, 2)
    assert the_cards().crises["alien-ship"].scoring(duel.t, "alien-ship") == (1, 1)
