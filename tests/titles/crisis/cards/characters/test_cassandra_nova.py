"""Cassandra Nova."""

from __future__ import annotations

from longbox.titles.crisis.words import M, S

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, settle, take, usable

ME = "cassandra-nova"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).set(ME, power=power)


def test_psionic_bolt_brings_power_and_saps_with_wilds() -> None:
    duel = settle(fire(scene().set(SKULL, power=3), ME, "psionic-bolt", SKULL, "wild", guard="block"))
    assert (duel.power(ME), duel.power(SKULL)) == (1, 2)
    assert settle(fire(scene(), ME, "psionic-bolt", SKULL, "hit", "hit")).power(ME) == 2


def test_mind_possession_makes_its_target_walk() -> None:
    duel = fire(scene(1), ME, "mind-possession", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert (duel.t.stack[-1].who, duel.t.stack[-1].tool) == (1, M)


def test_flesh_manipulation_pushes_all_away_with_a_wild() -> None:
    duel = settle(fire(scene(4), ME, "flesh-manipulation", SKULL, "wild"))
    assert (duel.damage(SKULL), duel.at(SKULL)[0] > 14) == (2, True)


def test_biokinesis_roots_and_slows() -> None:
    assert scene(3).use(ME, "biokinesis").conditions(SKULL) == {"root", "slow"}
    assert not usable(scene(3).put(SKULL, 30, 10), ME, "biokinesis")


def test_psychic_distraction_hurts_who_moves_near_and_steps_aside() -> None:
    for shown, hurt in (("crit wild blank blank", 2), ("hit blank blank blank", 0)):
        duel = scene(2).put(SKULL, 16, 10).roll(shown).advance(SKULL, S).answer([13.0, 10.0])
        take(duel, "psychic-distraction")
        assert (duel.damage(SKULL), duel.ask.kind == "advance") == (hurt, bool(hurt))


def test_telekinetic_deflection_spares_her_a_collision() -> None:
    duel = Duel(("hulk", ME), SKULL).put(SKULL, 14, 13).put(ME, 10, 13).set(ME, power=2)
    settle(take(duel.slide(SKULL, M, "throw", "hulk", 180.0), "telekinetic-deflection"))
    assert duel.damage(ME) == 0


def test_telepathic_cloak_keeps_attacks_from_afar_off() -> None:
    for far, seen in ((17.8, False), (16.0, True)):
        duel = Duel(ME, "black-bolt").put(ME, 10, 10).put("black-bolt", far, 10).activate("black-bolt")
        assert (("attack", "energy-bolt") in duel.offered) is seen
