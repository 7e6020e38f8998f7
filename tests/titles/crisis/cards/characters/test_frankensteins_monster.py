"""Frankenstein's Monster (Adam)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "frankensteins-monster"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)


def test_franks_fists_bring_power_and_may_push_with_a_wild_and_a_hit() -> None:
    duel = take(fire(scene(), ME, "franks-fists", SKULL, "wild", "hit"), "'do', 'push'").answer([0.0])
    assert (settle(duel).power(ME), duel.at(SKULL)[0] > 17) == (1, True)
    assert not offers(fire(scene(), ME, "franks-fists", SKULL, "wild"), "'do', 'push'")


def test_thick_skull_staggers_whom_it_hurts() -> None:
    assert settle(fire(scene(1), ME, "thick-skull", SKULL, "hit")).conditions(SKULL) == {"stagger"}
    assert settle(fire(scene(1), ME, "thick-skull", SKULL)).conditions(SKULL) == set()


def test_the_monsters_fury_has_a_die_for_each_damage_and_hurls_with_a_critical_and_a_wild() -> None:
    duel = fire(scene(4).set(ME, damage=3), ME, "the-monsters-fury", SKULL, "crit", "wild", more=3, then="blank")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert (duel.t.script, duel.at(SKULL)[0] > 18) == ([], True)


def test_charge_moves_and_attacks() -> None:
    duel = scene(2).put(ME, 6, 10).use(ME, "charge").answer(("move",)).answer([11.0, 10.0])
    assert duel.ask.kind != "wait"
    settle(duel)
    assert not usable(duel.set(ME, power=2), ME, "charge")


def test_franks_rampage_throws_terrain() -> None:
    duel = scene(6)
    settle(duel.put(ME, 14, 10).put(SKULL, 20, 20).use(ME, "franks-rampage").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "franks-rampage")


def test_replacement_parts_remove_two_damage_once_per_turn() -> None:
    duel = settle(scene(4).set(ME, damage=3).use(ME, "replacement-parts"))
    assert duel.damage(ME) == 1
    assert not usable(duel, ME, "replacement-parts")
