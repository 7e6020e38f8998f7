"""N'Kantu, the Living Mummy."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "nkantu-the-living-mummy"


def scene(power: int = 0, souls: int = 0) -> Duel:
    duel = Duel((ME, CAP), (SKULL, SKULL)).put(ME, 10, 10).put(CAP, 10, 14).put(SKULL, 12.5, 10).put(SKULL + "@2", 30, 30)
    duel.t.lasting += [("captured-soul", 0, 0, "game", 1)] * souls
    return duel.set(ME, power=power)


def souls(duel: Duel) -> int:
    return sum(row[0] == "captured-soul" for row in duel.t.lasting)


def test_swarili_strike_brings_power_pushes_and_curses() -> None:
    duel = fire(scene(), ME, "swarili-strike", SKULL, "wild", "hit")
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert (duel.power(ME), duel.conditions(SKULL)) == (2, {"hex"})
    assert duel.at(SKULL)[0] > 13


def test_sever_soul_captures_one_if_it_hurts() -> None:
    assert souls(settle(fire(scene(2), ME, "sever-soul", SKULL, "hit"))) == 1
    assert souls(settle(fire(scene(2), ME, "sever-soul", SKULL))) == 0
    assert souls(settle(fire(scene(2, souls=3), ME, "sever-soul", SKULL, "hit"))) == 3


def test_living_death_does_one_thing_for_each_soul() -> None:
    duel = scene(souls=3).set(ME, damage=2, conditions=("stun",)).use(ME, "living-death").answer(3)
    duel.answer("heal").answer("remove_condition").answer("gain_power")
    assert (duel.damage(ME), duel.conditions(ME), duel.power(ME), souls(duel)) == (1, set(), 1, 0)
    assert not usable(duel, ME, "living-death")


def test_undead_empowerment_makes_wilds_of_failures() -> None:
    duel = take(fire(scene(souls=2), ME, "swarili-strike", SKULL, "fail", "fail", "hit"), "undead-empowerment").answer(1)
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert (duel.damage(SKULL), souls(duel)) == (2, 1)
    assert duel.conditions(SKULL) == {"hex"}
    assert not offers(fire(scene(souls=1), ME, "swarili-strike", SKULL), "undead-empowerment")
    assert not offers(fire(scene(), ME, "swarili-strike", SKULL, "fail"), "undead-empowerment")


@pytest.mark.parametrize(("hits", "hurt"), [(1, 1), (2, 1), (3, 2)])
def test_alchemical_curse_of_nephrus_takes_one_off(hits: int, hurt: int) -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * hits)).damage(ME) == hurt


@pytest.mark.parametrize("injured", [0, 1])
@pytest.mark.parametrize("mine", [True, False])
def test_anubiss_soul_harvester_takes_the_soul_of_anybody_who_falls(injured: int, mine: bool) -> None:
    duel = scene()
    if mine:
        duel = fire(duel.put(SKULL, 12.5, 13).set(CAP, damage=4, injured=injured), SKULL, "cosmic-burst", CAP, *["hit"] * 5)
    else:
        duel = fire(duel.set(SKULL, damage=5, injured=injured), ME, "swarili-strike", SKULL, "hit", "hit")
    assert souls(settle(duel)) == 1
