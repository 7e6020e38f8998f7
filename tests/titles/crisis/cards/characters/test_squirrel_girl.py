"""Squirrel Girl (Doreen Greene)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import KO

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME, TIPPY = "squirrel-girl", "squirrel-girl/tippy-toe"


def scene(power: int = 0, on: str = "") -> Duel:
    duel = Duel((ME, CAP), (SKULL, "viper")).put(ME, 10, 10).put(CAP, 10, 20).put(SKULL, 12.5, 10).put("viper", 30, 30)
    if on:
        duel.t.lasting.append((TIPPY, 0, duel.who(on), "standing", 1))
    return duel.set(ME, power=power)


def bearer(duel: Duel) -> list[int]:
    return [row[2] for row in duel.t.lasting if row[0] == TIPPY]


def test_knuckle_spike_strike_brings_power_and_ambushes() -> None:
    duel = fire(scene().put(SKULL, 14, 10), ME, "knuckle-spike-strike", SKULL, "wild")
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer(duel.offered[0])
    assert settle(duel).t.within(0, 2, 1)
    assert duel.power(ME) == 1


def test_army_of_squirrels_bites_whom_it_hurts_and_pushes_with_a_wild() -> None:
    duel = fire(scene(2), ME, "army-of-squirrels", SKULL, "wild")
    while duel.ask.kind != "direction":
        duel.answer("pass")
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    assert duel.conditions(SKULL) == {"bleed", "stun"}


def test_tippy_toe_takedown_goes_to_somebody_of_so_much_threat() -> None:
    duel = scene(7)
    threat = duel.t.card(2).threat
    duel.use(ME, "tippy-toe-takedown").answer(threat)
    assert (bearer(settle(duel)), duel.power(ME)) == ([2], 7 - threat)
    assert not usable(scene(threat - 1), ME, "tippy-toe-takedown")
    assert not usable(scene(7).put(SKULL, 18, 10), ME, "tippy-toe-takedown")


def test_criticals_of_the_bearer_are_worth_nothing() -> None:
    assert settle(fire(scene(on=SKULL), SKULL, "cosmic-burst", ME, "crit", "crit", "hit")).damage(ME) == 1
    assert settle(fire(scene(on=SKULL), ME, "knuckle-spike-strike", SKULL, "hit", guard="crit")).damage(SKULL) == 1


def test_tippy_come_back_from_anywhere_when_she_is_attacked() -> None:
    duel = take(fire(scene(on=SKULL), SKULL, "cosmic-burst", ME), "tippy-come-back")
    assert not bearer(settle(duel))
    assert not offers(fire(scene(), SKULL, "cosmic-burst", ME), "tippy-come-back")
    assert not offers(fire(scene(on=SKULL).set(ME, injured=1), SKULL, "cosmic-burst", ME), "tippy-come-back")


def test_squirrelese_rerolls_two_while_tippy_is_with_her() -> None:
    duel = take(fire(scene(), ME, "knuckle-spike-strike", SKULL), "squirrelese").roll("hit hit").answer([0, 1])
    assert settle(duel).damage(SKULL) == 2
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME, "hit"), "squirrelese")
    assert not offers(fire(scene(on=SKULL), ME, "knuckle-spike-strike", SKULL), "squirrelese")


def test_squirrelese_calls_tippy_back_in_the_power_phase() -> None:
    duel = scene(on=SKULL)
    window = duel.t.window("power_phase")
    assert window is not None
    assert not bearer(take(duel.push(window), "squirrelese"))
    assert duel.t.window("power_phase") is None or not offers(duel.push(duel.t.window("power_phase")), "squirrelese")


@pytest.mark.parametrize("who", [SKULL, ME])
def test_tippy_comes_back_when_either_is_dazed(who: str) -> None:
    duel = scene(on=SKULL).set(who, damage=5)
    attacker, strike, target = (ME, "knuckle-spike-strike", SKULL) if who == SKULL else (SKULL, "cosmic-burst", ME)
    settle(fire(duel, attacker, strike, target, "hit", "hit"))
    assert duel.is_dazed(who)
    assert not bearer(duel)


def test_guardian_squirrel_saves_her_once_for_tippy() -> None:
    duel = scene().set(ME, injured=1, damage=4)
    fire(duel, SKULL, "cosmic-burst", ME, "hit")
    while duel.ask.kind != "place":
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    duel.answer([10.0, 8.0])
    assert settle(duel).at(ME) == (10, 8)
    assert (duel.damage(ME), duel.t.status[0] & KO) == (4, 0)
    assert not usable(duel.set(ME, power=9), ME, "tippy-toe-takedown")
    assert not offers(fire(duel.put(ME, 10, 10), ME, "knuckle-spike-strike", SKULL), "squirrelese")
    settle(fire(duel, SKULL, "cosmic-burst", ME, "hit"))
    assert duel.t.status[0] & KO


def test_guardian_squirrel_does_nothing_while_tippy_is_away() -> None:
    duel = scene(on=SKULL).set(ME, injured=1, damage=4)
    assert settle(fire(duel, SKULL, "cosmic-burst", ME, "hit")).t.status[0] & KO
    assert not bearer(duel)
