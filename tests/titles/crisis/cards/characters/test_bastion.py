"""Bastion (Sebastian Gilberti)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.script.running import Effect
from longbox.titles.crisis.words import SELF, heal

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME, PRIME = "bastion", "prime-sentinel"


def scene(power: int = 0) -> Duel:
    return Duel((ME, PRIME), SKULL).put(ME, 10, 10).put(PRIME, 10, 13).put(SKULL, 13, 10).set(ME, power=power)


def mends() -> Effect:
    return heal(SELF, 1)


def test_disintegration_blast_brings_power_and_degenerates() -> None:
    duel = settle(fire(scene(), ME, "disintegration-blast", SKULL, "wild"))
    assert duel.power(ME) == 1
    assert settle(duel.script(mends(), SKULL)).damage(SKULL) == 1


def test_tolerance_is_extinction_degenerates_suppresses_and_roots() -> None:
    duel = scene(5).set(SKULL, power=4).attack(ME, "tolerance-is-extinction")
    duel.roll("crit wild hit blank blank blank blank blank", "block block block", "blank").answer([0.0])
    settle(duel)
    assert duel.conditions(SKULL) == {"root"}
    hurt = duel.damage(SKULL)
    assert duel.power(SKULL) == 4 + hurt - 1
    assert settle(duel.script(mends(), SKULL)).damage(SKULL) == hurt


@pytest.mark.parametrize(("attacker", "strike", "left"), [(ME, "disintegration-blast", 2), (PRIME, "nano-bio-weapons", 1)])
def test_operation_zero_tolerance_leaves_the_target_less_power(attacker: str, strike: str, left: int) -> None:
    duel = scene().lead(ME).put(PRIME, 10, 11.6)
    settle(fire(duel, attacker, strike, SKULL, "hit", "hit", "hit"))
    assert (duel.damage(SKULL), duel.power(SKULL)) == (3, left)


def test_advanced_teleportation_matrix_places_each_once() -> None:
    duel = scene(6).use(ME, "advanced-teleportation-matrix").answer(("character", 1)).answer([10.0, 14.0])
    assert duel.at(PRIME) == (10, 14)
    duel.use(ME, "advanced-teleportation-matrix").answer([10.0, 9.0])
    assert duel.at(ME) == (10, 9)
    assert not usable(duel, ME, "advanced-teleportation-matrix")


@pytest.mark.parametrize("injured", [0, 1])
def test_prime_nano_virus_answers_whoever_felled_an_ally(injured: int) -> None:
    duel = scene(1).put(SKULL, 13, 13).set(PRIME, damage=5, injured=injured)
    duel = take(fire(duel, SKULL, "cosmic-burst", PRIME, "hit"), "prime-nano-virus")
    assert (settle(duel).damage(SKULL), duel.conditions(SKULL)) == (1, {"root"})
    far = scene(1).put(PRIME, 10, 30).put(SKULL, 13, 30).set(PRIME, damage=5, injured=injured)
    assert not offers(fire(far, SKULL, "cosmic-burst", PRIME, "hit"), "prime-nano-virus")


def test_enhanced_sentinel_cybernetics() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit", "hit")).damage(ME) == 2
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit")).damage(ME) == 1
