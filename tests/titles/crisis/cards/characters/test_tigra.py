"""Tigra (Greer Nelson)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.targets import targets_of

from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "tigra"


def scene(power: int = 0, *terrain: tuple[object, ...]) -> Duel:
    duel = Duel((ME, CAP), SKULL, terrain=terrain).put(ME, 10, 10).put(CAP, 10, 20).put(SKULL, 12.5, 10)
    return duel.set(ME, power=power)


def test_feline_slash_brings_power_pierces_and_hexes() -> None:
    duel = settle(fire(scene(), ME, "feline-slash", SKULL, "wild", "hit", guard="block"))
    assert (duel.damage(SKULL), duel.power(ME), duel.conditions(SKULL)) == (2, 2, {"hex"})
    assert not settle(fire(scene(), ME, "feline-slash", SKULL, "wild")).conditions(SKULL)


def test_sorry_no_autographs_and_she_is_gone() -> None:
    duel = fire(scene(3), ME, "sorry-no-autographs", SKULL, "wild")
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 14.0])
    assert settle(duel).at(ME) == (10, 14)
    assert duel.conditions(SKULL) == {"stagger"}


ROOF = box("roof", 3, 8, 9, 3, 2)
LONG_ROOF = box("roof", 3, 8, 9, 9, 2)
STEP = box("step", 2, 8, 9, 3, 2)


@pytest.mark.parametrize(("terrain", "hurt"), [((), 3), ((ROOF,), 4), ((LONG_ROOF,), 3), ((STEP,), 3)])
def test_ambush_predator_hits_harder_from_above(terrain: tuple[tuple[object, ...], ...], hurt: int) -> None:
    duel = scene(6, *terrain).put(SKULL, 15, 10).roll("blank blank blank blank").use(ME, "ambush-predator")
    settle(duel.answer([0.0]))
    assert (duel.damage(SKULL), duel.damage(ME)) == (hurt, 0)
    assert not usable(duel, ME, "ambush-predator")


def test_ambush_predator_leaves_nothing_behind() -> None:
    duel = settle(scene(3, ROOF).put(SKULL, 30, 30).use(ME, "ambush-predator").answer([0.0]))
    assert not any("perched" in what for what, _, _ in duel.t.facts)


def test_mess_with_the_cat_and_you_get_the_claws() -> None:
    duel = fire(scene(2), SKULL, "cosmic-burst", ME).roll("crit wild hit blank")
    assert settle(take(duel, "mess-with-the-cat")).damage(SKULL) == 2
    assert not offers(fire(scene(2).put(SKULL, 18, 10), SKULL, "cosmic-burst", ME), "mess-with-the-cat")


def test_empathetic_aura_rerolls_a_defense_die_of_others_nearby() -> None:
    duel = take(fire(scene().put(CAP, 10, 13).put(SKULL, 13, 13), SKULL, "cosmic-burst", CAP, "hit"), "empathetic-aura")
    assert settle(duel.roll("block").answer([0])).damage(CAP) == 0
    assert not offers(fire(scene().put(CAP, 10, 13), SKULL, "cosmic-burst", ME, "hit"), "empathetic-aura")
    assert not offers(fire(scene().put(SKULL, 13, 20), SKULL, "cosmic-burst", CAP, "hit"), "empathetic-aura")
    assert not offers(fire(scene().put(CAP, 10, 12), CAP, "shield-bounce", SKULL), "empathetic-aura")


@pytest.mark.parametrize(("size", "hidden"), [(2, True), (1, False)])
def test_on_the_prowl_hides_beside_large_terrain(size: int, hidden: bool) -> None:
    duel = scene(0, box("crate", size, 10, 11.2, 1, 1)).put(SKULL, 17.7, 10)
    strike = next(one for one in duel.t.strikes(2) if one.id == "cosmic-burst")
    assert (0 in targets_of(duel.t, 2, strike)) is not hidden


def test_superior_agility_lets_no_enemy_touch_its_dice() -> None:
    duel = Duel(ME, "shang-chi").put(ME, 10, 10).put("shang-chi", 12.5, 10)
    assert duel.t.has("no_modify", 1, attacker=1, target=0)
    assert not duel.t.has("no_modify", 0, attacker=0, target=1)
