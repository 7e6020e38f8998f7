"""Adam Warlock."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable
from ..scenes.gem_bearers import powers

ME = "adam-warlock"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_karmic_blast_brings_power_and_saps_with_hits() -> None:
    duel = settle(fire(scene().set(SKULL, power=3), ME, "karmic-blast", SKULL, "hit", "hit", guard="block"))
    assert (duel.power(ME), duel.power(SKULL)) == (3, 2)  # two sapped, one for the damage; the target gains one


def test_quantum_bolt_may_throw_and_relieves_allies_with_hits() -> None:
    duel = scene(5).set(CAP, damage=1, conditions=("bleed",))
    take(fire(duel, ME, "quantum-bolt", SKULL, "hit"), "'do', 'throw'").answer([0.0])
    settle(take(take(duel, "character"), "'remove_condition'"))
    assert (duel.conditions(CAP), duel.damage(CAP), duel.at(SKULL)[0] > 18) == (set(), 1, True)
    assert not offers(fire(scene(5).set(CAP, damage=1), ME, "quantum-bolt", SKULL, "wild"), "character")


def test_universal_translation_places_him_once_per_turn() -> None:
    duel = scene(4).use(ME, "universal-translation").answer([10.0, 8.0])
    assert duel.at(ME) == (10.0, 8.0)
    assert not usable(duel, ME, "universal-translation")


def test_cosmic_energy_construct_adds_two_defense_dice_for_an_ally() -> None:
    duel = take(fire(scene(2), SKULL, "cosmic-burst", CAP, defense=2), "cosmic-energy-construct")
    assert (settle(duel).power(ME), duel.t.script) == (0, [])
    far = scene(2).put(CAP, 12, 25).put(SKULL, 12, 22)
    assert not offers(fire(far, SKULL, "cosmic-burst", CAP), "cosmic-energy-construct")


def test_chronokinesis_rerolls_all_dice_of_both_but_failures() -> None:
    duel = fire(scene(4), SKULL, "cosmic-burst", CAP, "hit", "hit", "fail", guard="fail")
    duel.roll("hit blank blank blank", "block blank blank")
    while not any("chronokinesis" in str(one) for one in duel.offered):
        duel.answer("pass")
    assert (settle(take(duel, "chronokinesis")).damage(CAP), duel.t.script) == (0, [])
    duel = fire(scene(4), CAP, "shield-bounce", SKULL).roll("hit " * 5, "blank " * 4)
    assert settle(take(duel, "chronokinesis")).damage(SKULL) == 5


def test_being_of_immeasurable_power_takes_one_less() -> None:
    for hits, suffered in ((2, 1), (1, 0)):
        assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * hits)).damage(ME) == suffered


def test_he_bears_two_gems() -> None:
    duel = Duel(ME, SKULL).put(SKULL, 13, 10).set(ME, gems="mind,space", power=5)
    assert {"mind-gem", "space-gem"} <= powers(duel)
    assert duel.t.library.characters[ME].gem_slots == 2
