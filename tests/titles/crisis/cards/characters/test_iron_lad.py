"""Iron Lad (Nathaniel Richards)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CRATE, SKULL, order
from ..playing import fire, offers, settle, take, usable

ME = "iron-lad"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)


def test_concussion_blasts_bring_power_and_give_a_condition_for_each_wild() -> None:
    duel = order(fire(scene(), ME, "concussion-blasts", SKULL, "wild", "wild")).answer("stun")
    assert (settle(duel).power(ME), duel.conditions(SKULL)) == (2, {"slow", "stun"})


def test_energy_blast_brings_power_and_pushes_up_to_size_3_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "energy-blast", SKULL, "wild"))
    assert (duel.power(ME), duel.at(SKULL)[0] > 17) == (1, True)
    large = Duel(ME, "hulk").put("hulk", 13, 10)
    assert settle(fire(large, ME, "energy-blast", "hulk", "wild")).at("hulk") == (13, 10)


def test_the_once_and_future_iron_lad_rerolls_any_number_of_dice() -> None:
    duel = take(fire(scene(3), ME, "the-once-and-future-iron-lad", SKULL), "'")
    assert duel.ask.kind == "dice"
    duel.roll("hit hit hit").answer([0, 1, 2])
    assert settle(duel).damage(SKULL) == 3


def test_neurokinetic_armor_removes_a_damage_or_a_condition() -> None:
    duel = scene(2).set(ME, damage=2, conditions=("bleed",)).use(ME, "neurokinetic-armor").answer("heal")
    assert (duel.damage(ME), duel.conditions(ME)) == (1, {"bleed"})
    assert not usable(duel, ME, "neurokinetic-armor")
    duel = scene(2).set(ME, damage=2, conditions=("bleed",)).use(ME, "neurokinetic-armor").answer("remove_condition")
    assert (duel.damage(ME), duel.conditions(ME)) == (2, set())


def test_strength_actuators_throw_terrain() -> None:
    duel = scene(4).put(ME, 14, 10).put(SKULL, 20, 20)
    settle(duel.use(ME, "strength-actuators").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "strength-actuators")


def test_temporal_divergence_rerolls_two_dice_of_the_attacker_once_per_turn() -> None:
    duel = take(fire(scene(4), SKULL, "cosmic-burst", ME, "hit", "hit", "hit"), "temporal-divergence")
    duel.roll("blank", "blank").answer([0, 1])
    assert settle(duel).damage(ME) == 1
    assert not offers(fire(duel, SKULL, "cosmic-burst", ME, "hit"), "temporal-divergence")
    assert not offers(fire(scene(4), ME, "energy-blast", SKULL, "hit"), "temporal-divergence")
