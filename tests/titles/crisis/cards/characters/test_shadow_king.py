"""Shadow King (Amahl Farouk)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import M

from ...mission import mission
from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import asks, blanks, fire, moment, offers, settle, take, usable

ME = "shadow-king"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, CAP)).put(SKULL, 13, 10).put(CAP, 30, 30).set(ME, power=power)


@pytest.mark.parametrize(("faces", "advances"), [("hit", True), ("blank", False)])
def test_mental_shackle_brings_power_and_advances_who_is_hurt(faces: str, advances: bool) -> None:
    duel = fire(scene(), ME, "mental-shackle", SKULL, faces)
    assert asks(duel, "advance") == advances
    if advances:
        assert duel.ask.seat == 0
        assert settle(duel.answer([13.0, 12.0])).at(SKULL) == (13, 12)
    assert duel.power(ME) == int(advances)
    assert duel.conditions(SKULL) == set()
    assert settle(fire(scene(), ME, "mental-shackle", SKULL, "wild")).conditions(SKULL) == {"root"}


@pytest.mark.parametrize(("power", "more"), [(0, 0), (3, 3), (8, 5)])
def test_astral_disintegration_feeds_on_power(power: int, more: int) -> None:
    duel = settle(fire(scene(4).set(SKULL, power=power), ME, "astral-disintegration", SKULL, "hit", more=more))
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled == [5 + more]
    assert duel.power(ME) == 0


@pytest.mark.parametrize(("strike", "free"), [("mental-shackle", True), ("astral-disintegration", False)])
def test_the_target_of_astral_disintegration_modifies_nothing(strike: str, free: bool) -> None:
    duel = Duel(ME, "ant-man").put("ant-man", 13, 10).set(ME, power=4).set("ant-man", form=1)
    assert offers(fire(duel, ME, strike, "ant-man", "hit"), "tiny-superhero") == free


def projecting(x: float, y: float) -> Duel:
    duel = scene(10).use(ME, "astral-fiend")
    assert duel.ask.kind == "put_marker"
    return duel.answer([x, y])


def test_astral_fiend_measures_attacks_from_the_projection() -> None:
    duel = projecting(10, 17).put(SKULL, 10, 23).put(CAP, 13, 10)
    assert targets_of(duel.t, 0, duel.t.strike(0, "mental-shackle")) == [1]
    assert duel.power(ME) == 7
    settle(fire(duel, ME, "mental-shackle", SKULL, "hit"))
    assert duel.damage(SKULL) == 1
    assert not usable(duel.set(ME, power=9), ME, "astral-fiend")


@pytest.mark.parametrize(("strike", "reached"), [("mental-shackle", True), ("strike", False)])
def test_enemies_reach_the_projection_with_mystic_attacks(strike: str, reached: bool) -> None:
    who = ME if reached else CAP
    duel = Duel(ME, (SKULL, who)).put(SKULL, 30, 30).put(2, 10, 24).set(ME, power=3)
    profile = next(one for one in duel.t.strikes(2) if (one.type == 2) == reached)
    assert targets_of(duel.t, 2, profile) == []
    duel.use(ME, "astral-fiend").answer([10.0, 17.0])
    assert (0 in targets_of(duel.t, 2, profile)) == reached


def test_the_projection_goes_with_mystic_damage_and_in_the_cleanup_phase() -> None:
    duel = Duel(ME, ME).put(0, 10, 10).put(1, 13, 10).set(0, power=3)
    duel.use(0, "astral-fiend").answer([10.0, 14.0])
    duel.roll(blanks(6), blanks(5)).attack(1, "mental-shackle", 0)
    settle(duel)
    assert len(duel.t.markers) == 1  # no damage
    duel.roll("hit", blanks(5), blanks(5)).attack(1, "mental-shackle", 0)
    settle(duel)
    assert duel.t.markers == ()
    duel = projecting(10, 14)
    settle(fire(duel, SKULL, "cosmic-burst", ME, "hit"))
    assert duel.damage(ME) == 1
    assert len(duel.t.markers) == 1  # no Mystic attack
    mission(duel, "gamma-wave", "skrulls-infiltrate")
    settle(duel.push(CleanupPhase()))
    assert duel.t.markers == ()


def test_a_second_projection_takes_the_place_of_the_first() -> None:
    duel = projecting(10, 14)
    duel.t.uses = []
    duel.use(ME, "astral-fiend").answer([10.0, 7.0])
    assert [row[2:] for row in duel.t.markers] == [(10, 7)]


def test_immortal_essence() -> None:
    duel = scene(6).set(ME, damage=4).use(ME, "immortal-essence").answer(("number", 3))
    assert (duel.damage(ME), duel.power(ME)) == (1, 3)
    assert not usable(duel, ME, "immortal-essence")


@pytest.mark.parametrize(("faces", "damage"), [("crit wild hit", 2), ("hit hit blank", 0)])
def test_nightmare_visions(faces: str, damage: int) -> None:
    duel = scene(4).put(SKULL, 17, 10).advance(SKULL, M).answer([14.0, 10.0])
    take(duel.roll(faces), "nightmare-visions")
    assert (duel.damage(SKULL), duel.power(ME)) == (damage, 0)
    assert asks(duel, "advance") == bool(damage)
    if damage:
        assert settle(duel.answer([15.0, 11.0])).at(SKULL) == (15, 11)


def test_nightmare_visions_are_measured_from_the_projection() -> None:
    for far, near in (((10, 17), True), ((10, 14), False)):
        duel = projecting(*far).put(SKULL, 10, 26)
        assert offers(duel.advance(SKULL, M).answer([10.0, 24.0]), "nightmare-visions") == near
    duel = scene(4).put(SKULL, 30, 10)
    assert not offers(duel.advance(SKULL, M).answer([28.0, 10.0]), "nightmare-visions")


def test_omega_level_multi_versal_entity() -> None:
    assert settle(moment(scene(), "power_phase")).power(ME) == 1
