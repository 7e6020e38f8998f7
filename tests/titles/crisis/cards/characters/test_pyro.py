"""Pyro (St. John Allerdyce)."""

from __future__ import annotations

from longbox.titles.crisis.words import SELF, gain_condition

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import fire, settle, take, usable

ME = "pyro"
FIRST, OTHER = f"{SKULL}@1", f"{SKULL}@2"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, SKULL)).put(ME, 10, 10).put(FIRST, 12.5, 10).put(OTHER, 14, 13).set(ME, power=power)


def test_fire_blast_brings_power_and_incinerates_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "fire-blast", FIRST, "wild"))
    assert (duel.power(ME), duel.conditions(FIRST)) == (1, {"incinerate"})


def test_flame_jet_is_a_beam_that_incinerates_with_a_wild() -> None:
    duel = settle(fire(Duel(ME, SKULL).put(SKULL, 12.5, 10), ME, "flame-jet", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"incinerate"})


def test_inferno_incinerates_and_burns_those_around() -> None:
    duel = settle(fire(scene(3), ME, "inferno", FIRST))
    assert duel.conditions(FIRST) == {"incinerate"}
    assert (duel.damage(FIRST), duel.damage(OTHER)) == (0, 1)


def test_firewall_roots_and_slows_once_per_turn() -> None:
    duel = scene(4).use(ME, "firewall").answer(OTHER)
    assert duel.conditions(OTHER) == {"root", "slow"}
    assert not usable(duel, ME, "firewall")
    assert not usable(scene(4).put(FIRST, 30, 30).put(OTHER, 30, 25), ME, "firewall")


def test_stoke_the_flames_adds_two_dice_to_the_next_attack_action() -> None:
    duel = scene(3).use(ME, "stoke-the-flames").activate(ME)
    duel.roll("hit hit hit hit hit hit hit", "blank blank blank blank")
    duel.answer(("attack", "fire-blast")).answer(FIRST)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage(FIRST) + 10 * duel.is_dazed(FIRST) >= 7


def test_fire_manipulation_spreads_from_a_burning_target() -> None:
    duel = scene().script(gain_condition(SELF, "incinerate"), FIRST)
    settle(take(fire(duel, ME, "fire-blast", FIRST, defense=-1), "('character', 2)"))
    assert duel.conditions(OTHER) == {"incinerate"}
    assert settle(fire(scene(), ME, "fire-blast", FIRST)).conditions(OTHER) == set()
