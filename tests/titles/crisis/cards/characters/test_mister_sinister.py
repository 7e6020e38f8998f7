"""Mister Sinister (Nathaniel Essex)."""

from __future__ import annotations

from longbox.titles.crisis.bot.value import place_worth
from longbox.titles.crisis.page.closed import no_attack
from longbox.titles.crisis.page.voice import Voice
from longbox.titles.crisis.rules.targets import usable as attacks_of
from longbox.titles.crisis.words import SELF, gain_counter

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "mister-sinister"
SAMPLE = "genetic-sample"


def scene(power: int = 0, samples: int = 0) -> Duel:
    duel = Duel(ME, (SKULL, BONES)).put(ME, 12, 10).put(SKULL, 15, 10).put(BONES, 12, 14).set(ME, power=power)
    return duel.script(gain_counter(SAMPLE, SELF, samples)) if samples else duel


def samples(duel: Duel) -> int:
    return duel.t.total(SAMPLE, 0)


def test_strike_brings_power() -> None:
    assert settle(fire(scene(), ME, "strike", SKULL, "hit", "hit")).power(ME) == 2


def test_genetic_splicing_takes_a_sample_with_each_attack() -> None:
    duel = scene(1).put(BONES, 17, 10).roll("blank " * 5, "blank " * 3, "blank " * 5, "blank " * 3)
    duel.attack(ME, "genetic-splicing").answer([0.0])
    assert samples(settle(duel)) == 2


def test_dna_database_holds_three_samples() -> None:
    duel = scene(1, samples=3)
    assert samples(settle(fire(duel, ME, "genetic-splicing", SKULL))) == 3


def test_recombinant_disintegration_reaches_as_far_as_there_are_samples() -> None:
    for n, can in ((0, False), (1, False), (2, True)):
        duel = scene(6, samples=n).put(BONES, 30, 30)
        assert ("recombinant-disintegration" in [one.id for one in attacks_of(duel.t, 0)]) is can


def test_recombinant_disintegration_without_samples_is_told_and_weighed() -> None:
    duel = scene(6)
    assert no_attack(Voice("en", duel.t), duel.t, 0, duel.t.strikes(0)[2]) == "No enemy is within Range 0."
    assert place_worth(duel.t, 0) is not None


def test_recombinant_disintegration_bursts_with_three_faces() -> None:
    duel = scene(6, samples=2).put(BONES, 12, 20)
    settle(fire(duel, ME, "recombinant-disintegration", SKULL, "crit", "wild", "hit", then="blank", guard="block block block"))
    assert (duel.damage(SKULL), duel.damage(BONES)) == (1, 0)


def test_engineered_perfection_loses_a_condition_for_each_sample() -> None:
    duel = scene(samples=2).set(ME, conditions=("bleed", "hex"))
    settle(duel.use(ME, "engineered-perfection").answer(("number", 2)).answer("bleed"))
    assert (duel.conditions(ME), samples(duel)) == (set(), 0)
    assert not usable(duel.set(ME, conditions=("hex",)), ME, "engineered-perfection")


def test_genetic_negation_roots_for_a_sample() -> None:
    duel = scene(2, samples=2).use(ME, "genetic-negation").answer(SKULL)
    assert (duel.conditions(SKULL), samples(duel)) == ({"root"}, 1)
    assert usable(duel, ME, "genetic-negation")
    assert not usable(scene(2), ME, "genetic-negation")


def test_such_fun_little_playthings_move_once_per_turn() -> None:
    duel = scene(4).use(ME, "such-fun-little-playthings").answer(SKULL).answer([15.0, 12.0])
    assert duel.at(SKULL) == (15.0, 12.0)
    assert not usable(duel, ME, "such-fun-little-playthings")


def test_molecular_regeneration_takes_less_for_each_sample() -> None:
    duel = take(fire(scene(samples=2), SKULL, "cosmic-burst", ME, "hit", "hit", "hit"), "molecular-regeneration")
    assert (settle(duel.answer(("number", 2))).damage(ME), samples(duel)) == (1, 0)
    assert not offers(fire(scene(), SKULL, "cosmic-burst", ME, "hit"), "molecular-regeneration")
