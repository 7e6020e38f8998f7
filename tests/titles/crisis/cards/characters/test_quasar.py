"""Quasar (Phylla-Vell)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME = "quasar"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).set(ME, power=power)


def test_quantum_sword_brings_power_and_pierces() -> None:
    duel = settle(fire(scene(), ME, "quantum-sword", SKULL, "wild", guard="block"))
    assert (duel.damage(SKULL), duel.power(ME)) == (1, 1)


def test_nega_quantum_blast_wave_incinerates_and_pierces() -> None:
    duel = settle(fire(scene(5), ME, "nega-quantum-blast-wave", SKULL, "wild", guard="block"))
    assert (duel.damage(SKULL), duel.conditions(SKULL)) == (1, {"incinerate"})


def test_charge_moves_then_attacks() -> None:
    duel = scene(2).activate(ME).answer(("power", "charge"))
    duel.answer(next(one for one in duel.offered if one != "pass"))
    duel.answer(duel.offered[0])
    assert ("attack", "quantum-sword") in duel.offered or duel.ask.kind == "action"
    assert duel.power(ME) == 0


def test_quantum_bands_take_power_and_hurt_for_what_is_missing() -> None:
    duel = scene(2).set(SKULL, power=1).roll("crit wild hit blank").use(ME, "quantum-bands")
    assert (settle(duel).power(SKULL), duel.damage(SKULL)) == (0, 2)
    assert not usable(duel.set(ME, power=2), ME, "quantum-bands")


def test_force_field_has_two_more_dice() -> None:
    duel = fire(scene(2), SKULL, "cosmic-burst", ME, "hit", "hit", defense=2, guard="block block")
    assert settle(take(duel, "force-field")).damage(ME) == 0


def test_kree_titan_hybrid_physiology_mends_once_per_turn() -> None:
    duel = take(fire(scene(1), SKULL, "cosmic-burst", ME, "hit", "hit"), "kree-titan-hybrid-physiology")
    assert settle(duel.answer("heal")).damage(ME) == 1
    assert not offers(fire(duel.set(ME, power=1), SKULL, "cosmic-burst", ME, "hit"), "kree-titan-hybrid-physiology")
    duel = take(fire(scene(1).set(ME, conditions=("slow",)), SKULL, "cosmic-burst", ME, "hit"), "kree-titan-hybrid-physiology")
    assert not settle(duel.answer("remove_condition")).conditions(ME)
