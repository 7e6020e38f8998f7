"""Gladiator (Kallark)."""

from __future__ import annotations

from longbox.titles.crisis.words import SELF, gain_counter

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import fire, settle, take, usable

ME = "gladiator"


def scene(power: int = 0, confidence: int = 0) -> Duel:
    duel = Duel(ME, SKULL, terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)
    return duel.script(gain_counter("confidence", SELF, confidence)) if confidence else duel


def sure(duel: Duel) -> int:
    return duel.t.total("confidence", duel.who(ME))


def test_praetor_punch_brings_power_and_takes_some_with_criticals() -> None:
    duel = scene().set(SKULL, power=2).roll("crit hit blank blank blank blank", "block blank blank blank", "blank")
    assert settle(duel.attack(ME, "praetor-punch", SKULL)).power(ME) == 1
    assert duel.power(SKULL) == 2  # one gained for the damage, one lost


def test_eye_beam_incinerates_with_a_critical() -> None:
    duel = scene(2).roll("crit blank blank blank blank", "blank blank blank", "blank").attack(ME, "eye-beam")
    duel.answer(duel.offered[0])
    assert settle(duel).conditions(SKULL) == {"incinerate"}


def test_majestors_might_staggers_and_may_throw_with_a_critical() -> None:
    duel = scene(5).roll("crit " + " ".join(["blank"] * 9), "blank blank blank blank", "blank")
    duel.attack(ME, "majestors-might", SKULL)
    settle(take(duel, "'do', 'throw'"))
    assert duel.conditions(SKULL) == {"stagger"}
    assert duel.at(SKULL)[0] > 16


def test_for_the_empress_and_empire_moves_and_punches_for_two_tokens() -> None:
    duel = scene(3).put(ME, 8, 10).activate(ME).answer(("power", "for-the-empress-and-empire"))
    duel.answer(("move",)).roll("hit blank blank blank blank blank", "blank blank blank blank").answer([12.0, 10.0])
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert (duel.damage(SKULL), sure(duel)) == (1, 2)
    assert not usable(duel.set(ME, power=3), ME, "for-the-empress-and-empire")


def test_imperial_authority_throws_terrain() -> None:
    duel = scene(3)
    settle(duel.use(ME, "imperial-authority").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "imperial-authority")


def test_the_majestors_bravado_a_punch_that_hurts_makes_him_surer() -> None:
    assert sure(settle(fire(scene(), ME, "praetor-punch", SKULL, "hit"))) == 1
    assert sure(settle(fire(scene(), ME, "praetor-punch", SKULL))) == 0
    assert sure(settle(fire(scene(confidence=5), ME, "praetor-punch", SKULL, "hit", more=5))) == 5


def test_the_majestors_bravado_each_token_adds_a_die_and_damage_costs_one() -> None:
    duel = settle(fire(scene(2, confidence=2), ME, "eye-beam", SKULL, "hit", "hit", more=2))
    assert not duel.t.script
    assert sure(settle(fire(duel, SKULL, "cosmic-burst", ME, "hit"))) == 1
    assert sure(settle(fire(duel, SKULL, "cosmic-burst", ME))) == 1


def test_alpha_strontian_physiology_brings_one_more_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
