"""Quicksilver (Pietro Maximoff)."""

from __future__ import annotations

from longbox.titles.crisis.words import L, M, S

from ...scene import Duel
from ..cast import SKULL, hold
from ..playing import fire, offers, settle, take, usable

ME = "quicksilver"
FIRST, OTHER = f"{SKULL}@1", f"{SKULL}@2"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, SKULL)).put(ME, 10, 10).put(FIRST, 12.5, 10).put(OTHER, 10, 13).set(ME, power=power)


def test_supersonic_strike_brings_power_for_the_damage() -> None:
    assert settle(fire(scene(), ME, "supersonic-strike", FIRST, "hit")).power(ME) == 1


def test_supersonic_strike_dash_may_advance() -> None:
    duel = scene().roll("crit block blank blank", "blank blank blank blank", "blank").attack(ME, "supersonic-strike", FIRST)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.t.stack[-1].tool == S


def test_supersonic_strike_velocity_attacks_another() -> None:
    duel = fire(scene(), ME, "supersonic-strike", FIRST, "wild", "hit")
    take(duel, "'do', 'supersonic-strike'").roll("hit blank blank blank", "blank blank blank blank")
    assert settle(duel).damage(OTHER) == 1
    assert duel.damage(FIRST) == 2


def test_cyclonic_vortex_may_advance() -> None:
    duel = fire(scene(2), ME, "cyclonic-vortex", FIRST)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.t.stack[-1].tool == M


def test_speedster_advances_long_without_tokens() -> None:
    assert not usable(hold(scene(2), ME), ME, "speedster")
    duel = scene(2).use(ME, "speedster")
    assert duel.t.stack[-1].tool == L
    settle(duel)
    assert not usable(duel.set(ME, power=2), ME, "speedster")


def test_cant_catch_me_ends_the_attack_out_of_range() -> None:
    duel = scene(3).put(ME, 18, 10).put(OTHER, 30, 30)
    take(duel.attack(FIRST, "cosmic-burst", ME), "cant-catch-me")
    assert duel.t.stack[-1].tool == S
    settle(duel.answer(max(duel.offered)))
    assert duel.power(ME) == 0
    assert duel.t.script == []


def test_supersonic_reflexes_rerolls_two_defense_or_dodge_dice() -> None:
    duel = fire(scene(), OTHER, "cosmic-burst", ME, "hit", "hit")
    take(duel, "supersonic-reflexes").roll("block", "block").answer([0, 1])
    assert settle(duel).damage(ME) == 0
    duel = Duel(("hulk", ME), SKULL).put(SKULL, 14, 13).put(ME, 10, 13).roll("blank blank blank")
    assert offers(duel.slide(SKULL, M, "throw", "hulk", 180.0), "supersonic-reflexes")
