"""Abomination (Emil Blonsky)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import accept, fire, settle, usable

ME = "abomination"
BONES = "crossbones"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, BONES), terrain=[CRATE]).put(SKULL, 13.2, 10).put(BONES, 30, 30).set(ME, power=power)


def test_strike_poisons_and_pushes_and_brings_power() -> None:
    duel = accept(fire(scene(), ME, "strike", SKULL, "wild", "hit"))
    assert duel.conditions(SKULL) == {"poison"}
    assert duel.at(SKULL)[0] > 14
    assert duel.power(ME) == 1
    duel = accept(fire(scene(), ME, "strike", SKULL, "hit"))
    assert duel.conditions(SKULL) == set()
    assert duel.at(SKULL) == (13.2, 10)


def test_hurl_debris_brings_power() -> None:
    assert settle(fire(scene(), ME, "hurl-debris", SKULL)).power(ME) == 1


def test_a_gamma_bomb_throws_poisons_and_brings_it_there() -> None:
    duel = accept(fire(scene(4), ME, "gamma-bomb", SKULL, "wild"))
    assert duel.at(SKULL)[0] != 13.2 or duel.at(SKULL)[1] != 10
    assert duel.conditions(SKULL) == {"poison"}
    assert duel.t.within(0, duel.who(SKULL), 1)
    duel = accept(fire(scene(4), ME, "gamma-bomb", SKULL))
    assert duel.conditions(SKULL) == set()


def test_the_strongest_throws_size_four_long() -> None:
    duel = scene(3).put(ME, 15, 10)
    duel.use(ME, "im-the-strongest-there-is")
    assert duel.offered == (("terrain", 0),)
    assert duel.answer(duel.offered[0]).answer([90.0]).t.rubble
    assert not usable(settle(duel).set(ME, power=3), ME, "im-the-strongest-there-is")


def test_the_radiation_zone_hurts_the_poisoned_and_poisons_the_others() -> None:
    duel = scene(3).put(BONES, 10, 13.2).set(SKULL, conditions=("poison",), power=2).set(BONES, power=2)
    settle(duel.use(ME, "radiation-zone"))
    assert (duel.damage(SKULL), duel.damage(BONES)) == (2, 0)
    assert duel.conditions(BONES) == {"poison"}
    assert (duel.power(SKULL), duel.power(BONES)) == (4, 1)  # damage brings Power
    assert not usable(duel.set(ME, power=3), ME, "radiation-zone")


def test_its_gamma_mutated_hide_softens_blows_and_feeds_on_them() -> None:
    duel = settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit"))
    assert duel.damage(ME) == 1
    assert duel.power(ME) == 2  # one for the damage, one more
    duel = settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit"))
    assert duel.damage(ME) == 1


def test_irradiated_strength_brings_power_each_round() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
