"""Captain America (Sam Wilson)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import accept, fire, offers, settle, take, usable

ME = "captain-america"


def scene(power: int = 0) -> Duel:
    return Duel((ME, BONES), SKULL).put(SKULL, 14, 10).set(ME, power=power)


def test_a_shield_throw_brings_power_and_may_push_whoever_it_hurts() -> None:
    for shown, pushed in (("hit", True), ("blank", False)):
        duel = fire(scene(), ME, "shield-throw", SKULL, shown)
        assert offers(duel, "do") is pushed
        assert settle(duel).power(ME) == 1


def test_a_shield_throw_ricochets_without_sight_and_once() -> None:
    duel = fire(Duel(ME, (SKULL, BONES)).put(SKULL, 14, 10).put(BONES, 18, 10), ME, "shield-throw", SKULL, "wild", guard="block")
    accept(duel.roll("wild blank blank blank", "blank blank blank blank"))
    assert duel.damage(BONES) == 1
    assert not duel.t.script
    assert duel.power(ME) == 2


def test_redwing_throws_whoever_it_hurts_and_takes_him_elsewhere() -> None:
    duel = take(fire(scene(4), ME, "redwing-assault", SKULL, "hit"), "do")
    duel.answer([0.0])
    assert duel.at(SKULL)[0] > 16
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    assert duel.answer([10.0, 7.0]).at(ME) == (10.0, 7.0)


def test_all_new_all_different_lifts_another_up_once_per_round() -> None:
    duel = Duel((ME, BONES, "hydra-troopers"), SKULL).lead(ME).put(SKULL, 14, 10).set(BONES, damage=5, conditions=("slow",))
    duel.set(ME, damage=4)
    fire(duel, SKULL, "cosmic-burst", ME, "hit")
    while duel.ask.kind != "advance":
        duel.answer(BONES if duel.ask.kind == "choose" and duel.who(BONES) in duel.offered else duel.offered[0])
    assert PASS in duel.offered
    settle(duel)
    assert duel.is_dazed(ME)
    assert (duel.damage(BONES), duel.conditions(BONES)) == (4, set())
    duel.t.status[0] = 1
    duel.set(ME, damage=4)
    settle(fire(duel, SKULL, "cosmic-burst", ME, "hit"))
    assert duel.damage(BONES) == 4  # once per round


def test_charge_is_a_move_and_an_attack() -> None:
    duel = scene(2).activate(ME).answer("charge").answer("move")
    duel.answer(duel.offered[0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}


def test_air_lift_takes_a_small_ally_along() -> None:
    duel = scene(2).put(BONES, 10, 12).activate(ME)
    take(duel.answer("move"), "air-lift")
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    assert duel.t.stack[-1].who == duel.who(BONES)
    assert duel.power(ME) == 0


@pytest.mark.parametrize(("strike", "more"), [("cosmic-burst", 2)])
def test_the_vibranium_shield_adds_two_defense_dice(strike: str, more: int) -> None:
    duel = settle(take(fire(scene(2), SKULL, strike, ME, "hit", "hit", defense=more, guard="block block"), "vibranium-shield"))
    assert duel.damage(ME) == 0
    assert not duel.t.script
    assert not usable(duel, ME, "vibranium-shield")
