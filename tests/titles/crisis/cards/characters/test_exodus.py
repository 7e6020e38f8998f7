"""Exodus (Bennet du Paris)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "exodus"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL, terrain=[CRATE]).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_psionic_vampirism_brings_power_heals_and_saps_with_wilds() -> None:
    duel = scene().set(ME, damage=2).set(SKULL, power=3)
    settle(fire(duel, ME, "psionic-vampirism", SKULL, "wild", guard="block"))
    assert (duel.power(ME), duel.power(SKULL), duel.damage(ME)) == (1, 2, 1)
    assert settle(fire(scene(), ME, "psionic-vampirism", SKULL, "hit", "hit")).power(ME) == 2


def test_psionic_concussion_brings_power_and_pulls_whom_it_hurts_with_a_wild() -> None:
    duel = take(fire(scene().put(SKULL, 19, 10), ME, "psionic-concussion", SKULL, "wild"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    assert (settle(duel).power(ME), duel.at(SKULL)[0] < 17) == (1, True)
    assert not offers(fire(scene(), ME, "psionic-concussion", SKULL, "wild", guard="block"), "'do', 'push'")


def test_you_can_do_nothing_but_fall_incinerates_all_around() -> None:
    assert settle(fire(scene(4), ME, "you-can-do-nothing-but-fall", SKULL)).conditions(SKULL) == {"incinerate"}


def test_my_faith_can_move_mountains_throws_as_much_as_is_paid() -> None:
    duel = scene(4).use(ME, "my-faith-can-move-mountains")
    assert duel.offered == (1, 2, 3, 4)
    settle(duel.answer(2).answer(("terrain", 0)).roll("blank blank blank").answer([135.0]))
    assert (duel.power(ME), bool(duel.t.rubble)) == (2, True)
    assert not usable(duel.set(ME, power=3), ME, "my-faith-can-move-mountains")


def test_teleportation_places_him() -> None:
    duel = scene(3).use(ME, "teleportation").answer([12.0, 7.0])
    assert duel.at(ME) == (12.0, 7.0)
    assert not usable(duel.set(ME, power=3), ME, "teleportation")


def test_telekinetic_shield_adds_two_defense_dice_near_him_once_per_turn() -> None:
    duel = take(fire(scene(4), SKULL, "cosmic-burst", CAP, defense=2), "telekinetic-shield")
    settle(duel)
    assert duel.power(ME) == 2
    assert not offers(fire(duel, SKULL, "cosmic-burst", ME), "telekinetic-shield")


def test_psionic_of_the_highest_order_brings_one_more_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
