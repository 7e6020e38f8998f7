"""Blade (Eric Brooks)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import asks, fire, moment, offers, settle, take, usable

ME = "blade"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 16).put(SKULL, 15, 10).set(ME, power=power)


def test_katana_brings_power_bleeds_and_pierces_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "katana", SKULL, "wild", guard="block"))
    assert (duel.power(ME), duel.damage(SKULL), duel.conditions(SKULL)) == (1, 1, {"bleed"})


def test_throwing_glaives_bring_power_pursue_with_a_hit_and_bleed_with_a_wild() -> None:
    duel = fire(scene().put(SKULL, 18, 10), ME, "throwing-glaives", SKULL, "hit", "wild")
    assert asks(duel, "advance")
    assert duel.damage(SKULL) == 0
    assert (settle(duel).power(ME), duel.conditions(SKULL)) == (1, {"bleed"})
    assert not asks(fire(scene().put(SKULL, 18, 10), ME, "throwing-glaives", SKULL, "wild"), "advance")


def test_night_of_the_dhampir_rerolls_against_who_bleeds_bleeds_and_lets_him_advance() -> None:
    duel = take(fire(scene(4).set(SKULL, conditions=("bleed",)), ME, "night-of-the-dhampir", SKULL), ME)
    duel.roll("hit", "hit").answer([0, 1])
    assert asks(duel, "advance")
    assert settle(duel).damage(SKULL) == 2
    duel = fire(scene(4), ME, "night-of-the-dhampir", SKULL)
    assert not offers(duel, "(0, 'blade/night")
    assert duel.conditions(SKULL) == {"bleed"}


def test_bump_in_the_night_an_active_ally_pays_to_be_placed_once_per_turn() -> None:
    duel = scene().lead(ME).set(CAP, power=3).activate(CAP)
    take(duel, "bump-in-the-night").answer([12.0, 17.0])
    assert (duel.at(CAP), duel.power(CAP)) == ((12.0, 17.0), 2)
    assert not any("bump-in-the-night" in str(one) for one in duel.offered)


def test_half_blood_physiology_shakes_a_condition_off() -> None:
    duel = settle(scene(1).set(ME, conditions=("hex",)).use(ME, "half-blood-physiology").answer(("shake", "hex")))
    assert duel.conditions(ME) == set()
    assert not usable(scene(1), ME, "half-blood-physiology")


def test_supernatural_senses_reroll_any_defense_dice_even_failures() -> None:
    duel = scene(2).set(SKULL, power=4)
    take(fire(duel, SKULL, "reality-bows-to-me", ME, "hit", guard="fail"), "supernatural-senses").roll("block").answer([0])
    assert settle(duel).damage(ME) == 0
    assert not offers(fire(scene(2), SKULL, "cosmic-burst", ME, "hit"), "supernatural-senses")


def test_vampiric_immortality_feeds_on_who_bleeds_within_range_2() -> None:
    duel = scene().set(ME, damage=3).set(SKULL, conditions=("bleed",)).set(CAP, conditions=("bleed",))
    settle(moment(duel, "activation_end", ME))
    assert (duel.power(ME), duel.damage(ME)) == (1, 2)
