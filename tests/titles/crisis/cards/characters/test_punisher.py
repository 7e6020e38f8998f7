"""Punisher (Frank Castle)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import S

from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..playing import accept, fire, settle, usable

ME = "punisher"


def scene(power: int = 0, tokens: int = 0) -> Duel:
    duel = Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 14).put(SKULL, 13, 10).set(ME, power=power)
    duel.t.lasting += [("punishment", 0, 0, "game", 1)] * tokens
    return duel


def tokens(duel: Duel) -> int:
    return sum(row[0] == "punishment" for row in duel.t.lasting)


def test_hip_fire_fires_twice_and_brings_one_power_each() -> None:
    duel = fire(scene(), ME, "hip-fire", SKULL, "hit").roll("hit blank blank blank", "blank blank blank blank")
    accept(duel)
    assert not duel.t.script
    assert (duel.damage(SKULL), duel.power(ME)) == (2, 2)


def test_aimed_shot_pierces_and_lays_low_whom_it_hurt() -> None:
    duel = settle(fire(scene(3), ME, "aimed-shot", SKULL, "wild", guard="block"))
    assert (duel.damage(SKULL), duel.conditions(SKULL)) == (1, {"stun", "slow"})
    assert not settle(fire(scene(3), ME, "aimed-shot", SKULL)).conditions(SKULL)


def test_no_more_second_chances_brings_a_die_for_each_token_to_the_next_attack() -> None:
    duel = scene(tokens=3).use(ME, "no-more-second-chances").answer(2)
    assert tokens(duel) == 1
    settle(fire(duel, ME, "hip-fire", SKULL, "hit", "hit", "hit", "hit", "hit", "hit", more=2))
    assert not duel.t.script
    assert duel.damage(SKULL) == 6 or duel.is_dazed(SKULL)
    assert not usable(duel, ME, "no-more-second-chances")
    assert not usable(scene(), ME, "no-more-second-chances")


def test_no_more_second_chances_is_for_one_attack() -> None:
    duel = settle(fire(scene(tokens=1).use(ME, "no-more-second-chances").answer(1), ME, "hip-fire", SKULL, more=1))
    settle(fire(duel, ME, "hip-fire", SKULL))
    assert not duel.t.script


def test_spec_ops_training_advances_short() -> None:
    duel = scene(4).use(ME, "spec-ops-training")
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("advance", S)
    assert not usable(settle(duel), ME, "spec-ops-training")


def test_war_zone_blows_terrain_up_under_enemies() -> None:
    near = [box("crate", 3, 13, 11, 1, 1), box("house", 4, 9, 12, 1, 1)]
    duel = Duel((ME, CAP), SKULL, terrain=near).put(ME, 10, 10).put(CAP, 13.5, 13).put(SKULL, 13, 10).set(ME, power=6)
    duel.use(ME, "war-zone").answer(("terrain", 0))
    assert (settle(duel).damage(SKULL), duel.damage(CAP)) == (2, 0)
    assert duel.t.rubble == 1
    assert not usable(duel, ME, "war-zone")  # once per turn, and only the house is left
    assert not usable(scene(3), ME, "war-zone")


@pytest.mark.parametrize("injured", [0, 1])
def test_the_fallen_are_counted_up_to_three(injured: int) -> None:
    duel = scene().put(SKULL, 13, 13).set(CAP, injured=injured, damage=4)
    settle(fire(duel, SKULL, "cosmic-burst", CAP, "hit", "hit", "hit", "hit", "hit"))
    assert tokens(duel) == 1
    duel = scene(tokens=3).put(SKULL, 13, 13).set(CAP, damage=4)
    assert tokens(settle(fire(duel, SKULL, "cosmic-burst", CAP, "hit", "hit", "hit", "hit", "hit"))) == 3


def test_he_is_none_of_the_fallen_himself() -> None:
    assert tokens(settle(fire(scene().set(ME, damage=5), SKULL, "cosmic-burst", ME, "hit"))) == 0
