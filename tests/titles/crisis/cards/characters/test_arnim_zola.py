"""Arnim Zola."""

from __future__ import annotations

from longbox.titles.crisis.codes import MYSTIC

from ...scene import Duel
from ..cast import CAP, SKULL, order
from ..playing import asks, fire, offers, settle, take

ME = "arnim-zola"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_prototype_weapons_are_of_any_type_bring_power_and_give_a_condition_for_each_wild() -> None:
    duel = order(fire(scene(), ME, "prototype-weapons", SKULL, "wild", "wild"))
    assert duel.answer("bleed").offered == (("condition", "shock"), ("condition", "slow"), ("condition", "stun"))
    settle(duel.answer("slow"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"bleed", "slow"})
    assert MYSTIC in scene().attack(ME, "prototype-weapons").offered


def test_focused_esp_box_blast_moves_whom_it_hurts_and_slows_with_a_wild() -> None:
    duel = fire(scene(2), ME, "focused-esp-box-blast", SKULL, "wild")
    assert asks(duel, "advance")
    assert settle(duel).conditions(SKULL) == {"slow"}
    assert not asks(fire(scene(2), ME, "focused-esp-box-blast", SKULL, "wild", guard="block"), "advance")


def test_experimental_enhancements_add_two_dice_and_hurt_him_for_a_failure() -> None:
    for shown, suffered in (("fail", 1), ("hit", 0)):
        duel = scene(3).use(ME, "experimental-enhancements")
        settle(fire(duel, ME, "prototype-weapons", SKULL, shown, more=2))
        assert (duel.damage(ME), duel.t.script) == (suffered, [])


def test_hydra_engineering_rerolls_as_much_as_is_paid_and_a_failure_bleeds() -> None:
    duel = take(fire(scene(3), CAP, "shield-bounce", SKULL, "blank", "fail"), "hydra-engineering")
    assert duel.offered == (1, 2, 3)
    duel.answer(2).roll("hit", "hit").answer([0, 2])
    assert (settle(duel).damage(SKULL), duel.conditions(CAP), duel.power(ME)) == (2, {"bleed"}, 1)


def test_hydra_engineering_helps_an_ally_who_defends() -> None:
    for guard, conditions in (("fail", {"bleed"}), ("blank", set())):
        duel = take(fire(scene(3), SKULL, "cosmic-burst", CAP, "fail", guard=guard), "hydra-engineering").answer(1)
        duel.roll("block").answer([1])
        assert settle(duel).conditions(CAP) == conditions
    assert not offers(fire(scene(3).put(CAP, 12, 22).put(SKULL, 15, 22), SKULL, "cosmic-burst", CAP), "hydra-engineering")


def test_scientific_hubris_a_critical_brings_power() -> None:
    duel = settle(fire(scene(), SKULL, "cosmic-burst", ME, guard="crit", then="blank"))
    assert duel.power(ME) == 1
