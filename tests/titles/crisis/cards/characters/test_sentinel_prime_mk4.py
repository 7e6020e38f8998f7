"""Sentinel Prime MK4."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import KO

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME, NOVA = "sentinel-prime-mk4", "cassandra-nova"


def scene(power: int = 0, foe: str = SKULL) -> Duel:
    return Duel((ME, CAP), foe).put(ME, 10, 10).put(CAP, 10, 14).put(foe, 13.5, 10).set(ME, power=power)


def test_plasma_blast_mk_2_brings_power_and_has_a_die_for_each_power_spent() -> None:
    duel = scene(3).roll("hit hit hit blank blank blank blank blank", "blank blank blank blank")
    take(duel.attack(ME, "plasma-blast-mk-2", SKULL), "'spend', 3")
    assert settle(duel).damage(SKULL) == 3
    assert duel.power(ME) == 3


@pytest.mark.parametrize("wilds", [1, 2])
def test_suppression_protocols_mk_2_bring_a_condition_for_each_wild(wilds: int) -> None:
    duel = settle(fire(scene(4), ME, "suppression-protocols-mk-2", SKULL, *["wild"] * wilds))
    assert len(duel.conditions(SKULL) & {"incinerate", "shock", "slow"}) == wilds == len(duel.conditions(SKULL))


def test_mutant_hunters_bring_power_to_as_many_as_the_dazed_one_has_threat() -> None:
    duel = Duel((ME, *["viper"] * 4), ("honey-badger", SKULL)).lead(ME).put(ME, 10, 10).put("honey-badger", 13.5, 10)
    duel = fire(
        duel.set("honey-badger", damage=duel.t.stamina(duel.who("honey-badger")) - 1),
        ME,
        "plasma-blast-mk-2",
        "honey-badger",
        "hit",
    )
    while not duel.still:
        duel.answer(next(one for one in duel.offered if one != "pass"))
    threat = duel.t.card(duel.who("honey-badger")).threat
    assert sum(duel.t.power[1:5]) + (duel.power(ME) - 1) == threat < 5


def test_mutant_hunters_bring_nobody_more_than_one_in_a_turn_and_nothing_for_a_ko() -> None:
    duel = Duel((ME, CAP), (SKULL, SKULL)).lead(ME).put(ME, 10, 10).put(CAP, 10, 14)
    for name, other in (("@1", "@2"), ("@2", "@1")):
        duel.put(SKULL + name, 13.5, 10).put(SKULL + other, 30, 30).set(SKULL + name, damage=5)
        fire(duel, ME, "plasma-blast-mk-2", SKULL + name, "hit")
        if name == "@1":
            settle(take(duel, "('character', 1)"))
        else:
            assert not offers(duel, "('character', 1)")
    assert duel.power(CAP) == 1
    duel = Duel((ME, CAP), (SKULL, "viper")).lead(ME).put(ME, 10, 10).put(SKULL, 13.5, 10).put("viper", 30, 30)
    duel = fire(duel.set(SKULL, injured=1, damage=5), ME, "plasma-blast-mk-2", SKULL, "hit")
    assert not offers(duel, "('character', 1)")
    assert duel.t.status[duel.who(SKULL)] & KO


def test_restraint_cables_pull_an_enemy() -> None:
    duel = settle(scene(4).put(SKULL, 15, 10).use(ME, "restraint-cables"))
    assert duel.at(SKULL)[0] < 15
    assert not usable(duel, ME, "restraint-cables")


def test_pattern_analysis_rerolls_for_allies_nearby() -> None:
    duel = take(fire(scene(3), SKULL, "cosmic-burst", CAP, "hit", "hit"), "pattern-analysis")
    duel.answer(2).roll("block block").answer([0, 1])
    assert settle(duel).damage(CAP) == 0
    assert offers(fire(scene(1), ME, "plasma-blast-mk-2", SKULL), "pattern-analysis")
    assert not offers(fire(scene(1).put(CAP, 10, 24).put(SKULL, 13, 24), SKULL, "cosmic-burst", CAP), "pattern-analysis")


def test_power_matrix_recharges() -> None:
    duel = scene()
    window = duel.t.window("activation_end", duel.who(ME))
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 2
    assert duel.set(ME, injured=1).t.window("activation_end", duel.who(ME)) is None


@pytest.mark.parametrize(("faces", "power", "hurt"), [("crit hit wild block blank", 2, 0), ("hit fail fail blank blank", 1, 1)])
def test_overloading_power_core(faces: str, power: int, hurt: int) -> None:
    duel = scene().set(ME, injured=1).roll(faces)
    window = duel.t.window("power_phase")
    assert window is not None
    settle(duel.push(window))
    assert (duel.power(ME), duel.damage(ME)) == (power, hurt)


def test_sentinel_programming() -> None:
    assert settle(fire(scene(foe=NOVA), NOVA, "psionic-bolt", ME, "hit", "hit", guard="wild")).damage(ME) == 0
    duel = fire(scene(foe=NOVA).set(NOVA, power=1), NOVA, "mind-possession", ME)
    while not duel.still:
        assert duel.ask.kind != "advance"
        duel.answer(duel.offered[0])
