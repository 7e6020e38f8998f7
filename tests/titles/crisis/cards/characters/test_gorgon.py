"""Gorgon (Gorgon Petragon)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "gorgon"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 13).put(SKULL, 12.5, 10).set(ME, power=power)


def test_mace_strike_brings_power_and_stuns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "mace-strike", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_hoof_quake_is_a_beam_that_shocks_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "hoof-quake", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (0, {"shock"})


def test_god_crusher_may_throw_away_and_staggers_with_a_wild() -> None:
    duel = take(fire(scene(4), ME, "god-crusher", SKULL, "wild"), "'throw'")
    settle(duel)
    assert duel.at(SKULL)[0] > 14
    assert duel.conditions(SKULL) == {"stagger"}


def test_charge_moves_then_attacks_once_per_turn() -> None:
    duel = scene(4).put(ME, 6, 10).activate(ME).answer(("power", "charge"))
    duel.answer(("move",)).answer([10.0, 10.0])
    assert ("attack", "mace-strike") in duel.offered
    assert not usable(duel, ME, "charge")


def test_youre_going_to_have_to_deal_with_me_first_he_becomes_the_target() -> None:
    duel = take(fire(scene(2), SKULL, "cosmic-burst", CAP, "hit"), "deal-with-me-first")
    assert (settle(duel).damage(ME), duel.damage(CAP)) == (1, 0)
    assert not offers(fire(scene(2).put(SKULL, 15, 13), SKULL, "cosmic-burst", CAP), "deal-with-me-first")


def test_inhuman_rerolls_one_die() -> None:
    assert offers(fire(scene(), ME, "mace-strike", SKULL), "inhuman")
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME), "inhuman")
