"""Kang the Conqueror (Nathaniel Richards)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL, hold
from ..playing import fire, moment, offers, settle, take, usable

ME = "kang-the-conqueror"
DYNASTY = "the-kang-dynasty"


def scene(power: int = 0) -> Duel:
    duel = Duel((ME, CAP), SKULL, terrain=[CRATE]).put(ME, 12, 10).put(CAP, 12, 13)
    return duel.put(SKULL, 15, 10).set(ME, power=power)


def test_30th_century_arsenal_brings_power_and_a_condition_with_a_wild() -> None:
    duel = settle(take(fire(scene().put(SKULL, 18, 10), ME, "30th-century-arsenal", SKULL, "wild"), "'hex'"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"hex"})


def test_30th_century_arsenal_rerolls_a_die_within_range_2() -> None:
    duel = take(fire(scene(), ME, "30th-century-arsenal", SKULL), ME).roll("hit").answer([0])
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(scene().put(SKULL, 18, 10), ME, "30th-century-arsenal", SKULL), "(0, 'kang")


def test_neuroshock_field_shocks_and_stuns_whom_it_hurts() -> None:
    for shown, conditions in (("hit", {"shock", "stun"}), ("blank", set())):
        duel = scene(3).put(CAP, 12, 20)
        settle(fire(duel, ME, "neuroshock-field", SKULL, shown))
        assert duel.conditions(SKULL) == conditions


def test_the_once_and_future_kang_rerolls_any_number_of_dice() -> None:
    duel = take(fire(scene(6).put(SKULL, 18, 10), ME, "the-once-and-future-kang", SKULL), ME)
    duel.roll("hit hit hit").answer([0, 1, 2])
    assert settle(duel).damage(SKULL) == 3


def test_the_kang_dynasty_each_ally_rerolls_a_die_once_per_turn() -> None:
    duel = take(fire(scene().lead(ME), CAP, "shield-bounce", SKULL), DYNASTY).roll("hit").answer([0])
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(duel, CAP, "shield-bounce", SKULL), DYNASTY)
    assert offers(fire(duel, ME, "30th-century-arsenal", SKULL), DYNASTY)


def test_the_kang_dynasty_holders_reroll_failures() -> None:
    for holds in (True, False):
        duel = scene().lead(ME)
        duel = hold(duel, CAP) if holds else duel
        take(fire(duel, CAP, "shield-bounce", SKULL, "fail"), DYNASTY)
        assert ((0,) in duel.offered) is holds


def test_anti_gravity_device_throws_terrain() -> None:
    duel = scene(4).put(SKULL, 25, 25).put(CAP, 5, 25)
    settle(duel.use(ME, "anti-gravity-device").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel, ME, "anti-gravity-device")


def test_temporal_rewind_rerolls_all_dice_as_often_as_it_is_paid_for() -> None:
    duel = take(fire(scene(8), SKULL, "cosmic-burst", ME, "hit", "hit", "fail").roll("hit hit blank blank", "blank " * 4), "rewind")
    duel.roll("hit blank blank blank", "blank " * 4)
    assert settle(take(duel, "rewind")).damage(ME) == 1
    assert (duel.power(ME), duel.t.script) == (2, [])  # one for the damage, one for the first reroll
    assert not offers(fire(scene(8), SKULL, "cosmic-burst", CAP), "rewind")


def test_neurokinetic_chronal_armor_mends_him_as_his_activation_begins() -> None:
    duel = scene().set(ME, damage=2, conditions=("hex",))
    take(moment(duel, "activation_start", ME), "neurokinetic").answer("heal")
    assert (settle(duel).damage(ME), duel.conditions(ME)) == (1, {"hex"})
    take(moment(duel, "activation_start", ME), "neurokinetic").answer("remove_condition")
    assert settle(duel).conditions(ME) == set()
    take(moment(duel, "activation_start", ME), "neurokinetic").answer("place").answer([11.0, 10.0])
    assert duel.at(ME) == (11.0, 10.0)


def test_neurokinetic_chronal_armor_the_first_reroll_of_a_turn_brings_power() -> None:
    duel = scene()
    for power in (1, 1):
        take(fire(duel, ME, "30th-century-arsenal", SKULL), ME).roll("blank").answer([0])
        assert settle(duel).power(ME) == power
