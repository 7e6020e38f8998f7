"""Viper (Ophelia Sarkissian)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME = "viper"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).set(ME, power=power)


def test_poisoned_blade_brings_power_and_poisons() -> None:
    duel = settle(fire(scene(), ME, "poisoned-blade", SKULL, "wild", "hit"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (2, {"poison"})


def test_assassins_pistol_brings_one_power_and_stuns() -> None:
    duel = settle(fire(scene(), ME, "assassins-pistol", SKULL, "wild", "hit"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_viper_strike_lands_beside_the_target() -> None:
    duel = fire(scene(3).put(SKULL, 14, 10), ME, "viper-strike", SKULL)
    duel.answer(duel.offered[0])
    assert duel.still
    assert duel.t.within(duel.who(ME), duel.who(SKULL), 1)


def test_viper_strike_venom() -> None:
    assert settle(fire(scene(3), ME, "viper-strike", SKULL, "wild")).conditions(SKULL) == {"slow", "stun"}


def test_displacement_ring_places_her() -> None:
    duel = scene(4).use(ME, "displacement-ring")
    duel.answer([10.0, 12.0])
    assert duel.at(ME) == (10, 12)
    assert not usable(duel, ME, "displacement-ring")


def test_coiled_serpent_rolls_five_dice_and_bites_who_missed() -> None:
    duel = scene(2).roll("hit blank blank blank blank", "block blank blank blank blank").attack(SKULL, "cosmic-burst")
    if duel.ask.kind == "type":
        duel.answer(1)
    duel = settle(take(duel, "coiled-serpent"))
    assert not duel.t.script
    assert (duel.damage(ME), duel.damage(SKULL), duel.power(ME)) == (0, 2, 0)


def test_coiled_serpent_lets_go_whoever_hurt_her_or_stands_far() -> None:
    duel = scene(2).roll("hit hit blank blank blank", "block blank blank blank blank").attack(SKULL, "cosmic-burst")
    if duel.ask.kind == "type":
        duel.answer(1)
    assert settle(take(duel, "coiled-serpent")).damage(SKULL) == 0
    assert not offers(fire(scene(2).put(SKULL, 16.5, 10), SKULL, "cosmic-burst", ME), "coiled-serpent")
