"""Beast (Henry McCoy)."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take, usable

BEAST = "beast"
URSA = "ursa-major"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("face", "jumps"), [("wild", True), ("hit", False)])
def test_beast_jumps_beside_his_target(face: str, jumps: bool) -> None:
    duel = Duel(BEAST, SKULL).put(SKULL, 14, 10).roll(f"{face} {blanks(4)}", MISS).attack(BEAST, "acrobatic-strike", SKULL)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.ask.kind == "place") is jumps


def test_freestyle_bleeds_pushes_on_a_wild_and_lets_him_go() -> None:
    duel = Duel(BEAST, SKULL).set(BEAST, power=4).put(SKULL, 12.8, 10)
    duel.roll(f"wild {blanks(5)}", MISS).attack(BEAST, "animalistic-freestyle", SKULL)
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    duel.answer([0.0])
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 13.0])
    settle(duel)
    assert (duel.at(BEAST), duel.conditions(SKULL), duel.damage(SKULL)) == ((10.0, 13.0), {"bleed"}, 1)


def test_baser_instincts_throw_small_things_once_per_turn() -> None:
    duel = Duel(BEAST, SKULL).set(BEAST, power=4).put(SKULL, 12.8, 10).use(BEAST, "baser-instincts").answer(SKULL)
    assert duel.ask.kind == "direction"
    settle(duel.answer([0.0]))
    assert (duel.power(BEAST), usable(duel.put(SKULL, 12.8, 10), BEAST, "baser-instincts")) == (2, False)
    assert not usable(Duel(BEAST, URSA).set(BEAST, power=4).put(URSA, 13, 10), BEAST, "baser-instincts")


def test_stars_and_garters_reroll_as_many_dice_as_were_paid_for() -> None:
    duel = Duel(BEAST, CAP).set(BEAST, power=5).roll("hit hit hit blank blank", "blank blank blank fail")
    take(duel.attack(CAP, "shield-bounce", BEAST), "stars-and-garters")
    assert duel.offered == (1, 2, 3)
    duel.answer(2).roll("block block").answer([0, 1])
    settle(duel)
    assert (duel.damage(BEAST), duel.power(BEAST)) == (1, 5 - 2 + 1 + 1)  # one for the damage, one for the fail


def test_stars_and_garters_do_not_help_him_attack() -> None:
    duel = Duel(BEAST, SKULL).set(BEAST, power=5).roll(blanks(5), MISS).attack(BEAST, "acrobatic-strike", SKULL)
    assert not offers(duel, "stars-and-garters")


@pytest.mark.parametrize(("face", "power"), [("fail", 1), ("blank", 0)])
def test_beast_gains_power_from_failures(face: str, power: int) -> None:
    duel = Duel(BEAST, SKULL).roll(f"{face} {blanks(4)}", MISS).attack(BEAST, "acrobatic-strike", SKULL)
    assert settle(duel).power(BEAST) == power
