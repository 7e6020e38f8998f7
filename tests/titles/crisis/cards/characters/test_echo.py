"""Echo (Maya Lopez)."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CRATE, SKULL, SPIDER
from ..playing import asks, fire, offers, settle, take, usable

ME = "echo"


def scene(power: int = 0, other: str = SKULL) -> Duel:
    return Duel(ME, other, terrain=[CRATE]).put(ME, 12, 10).put(other, 15, 10).set(ME, power=power)


def test_studied_strike_brings_power_and_adds_dice_the_second_time() -> None:
    duel = settle(fire(scene(), ME, "studied-strike", SKULL))
    assert duel.power(ME) == 1
    settle(fire(duel, ME, "studied-strike", SKULL, more=3))
    assert (duel.power(ME), duel.t.script) == (2, [])


def test_bullseye_brings_power_against_a_target_that_keeps_its_dice() -> None:
    assert offers(fire(scene(other=SPIDER), ME, "studied-strike", SPIDER, "hit"), "spider-sense")
    duel = fire(scene(other=SPIDER), ME, "bullseye", SPIDER, "hit")
    assert not offers(duel, "spider-sense")
    assert duel.power(ME) == 1


def test_i_know_your_moves_criticals_of_the_target_help_it_not() -> None:
    duel = fire(scene(3), ME, "i-know-your-moves-better-than-you", SKULL, "hit", guard="crit")
    assert asks(duel, "advance")
    assert (settle(duel).damage(SKULL), duel.t.script) == (1, [])


@pytest.mark.parametrize(("theirs", "blocked"), [("wild", 1), ("hit", 0)])
def test_death_dancer_defends_better_for_each_wild_of_the_attacker(theirs: str, blocked: int) -> None:
    duel = fire(scene(), SKULL, "cosmic-burst", ME, theirs)
    if blocked:
        take(duel, "death-dancer").answer([0])
    else:
        assert not offers(duel, "death-dancer")
    assert settle(duel).damage(ME) == 1 - blocked


def test_death_dancer_hits_better_for_each_wild_of_the_target() -> None:
    duel = take(fire(scene(), ME, "studied-strike", SKULL, "hit", guard="wild"), "death-dancer").answer([1])
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(scene(), ME, "studied-strike", SKULL, "wild"), "death-dancer")


def test_on_the_prowl_near_terrain_she_has_stealth() -> None:
    for x, targets in ((14.5, False), (10, True)):
        duel = scene().put(ME, x, 15).put(SKULL, x + 8, 15)
        assert asks(duel.attack(SKULL, "cosmic-burst"), "target") is targets


def test_charge_moves_and_attacks() -> None:
    duel = scene(2).put(ME, 6, 10).use(ME, "charge").answer(("move",)).answer([10.0, 10.0])
    assert duel.ask.kind != "wait"
    settle(duel)
    assert not usable(duel.set(ME, power=2), ME, "charge")
