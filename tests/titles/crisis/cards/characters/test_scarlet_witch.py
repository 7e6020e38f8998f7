"""Scarlet Witch (Wanda Maximoff)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import BONES, CRATE, SKULL
from ..playing import fire, settle, take, usable

ME = "scarlet-witch"


def scene(power: int = 0) -> Duel:
    """Both within Range 2."""
    return Duel(ME, SKULL, terrain=[CRATE]).put(SKULL, 13, 10).set(ME, power=power)


def test_hex_bolt_gives_conditions_for_failures_and_power_for_damage() -> None:
    duel = fire(scene(), ME, "hex-bolt", SKULL, "fail", "fail", "hit")
    for _ in range(2):
        while duel.ask.kind == "forced":
            duel.answer(duel.offered[0])
        assert {one[-1] for one in duel.offered} <= {"bleed", "hex", "incinerate", "poison"}
        duel.answer(duel.offered[0])
    settle(duel)
    assert len(duel.conditions(SKULL)) == 2
    assert duel.damage(SKULL) == 3
    assert duel.power(ME) == 3


def test_cruel_twist_makes_criticals_of_the_defense_worthless_and_failures_blank_a_block() -> None:
    duel = settle(fire(scene(6), ME, "cruel-twist", SKULL, "hit", "hit", guard="crit crit"))
    assert not duel.t.script
    assert duel.damage(SKULL) == 2
    duel = settle(fire(scene(6), ME, "cruel-twist", SKULL, "fail", guard="block"))
    assert duel.damage(SKULL) == 1
    duel = settle(fire(scene(6), ME, "cruel-twist", SKULL, "hit", guard="block"))
    assert duel.damage(SKULL) == 0


def test_telekinesis_throws_terrain() -> None:
    duel = scene(3)
    assert usable(duel, ME, "telekinesis")
    settle(duel.use(ME, "telekinesis").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "telekinesis")


def test_curse_judges_whoever_has_hurt_her() -> None:
    duel = fire(scene(2), SKULL, "cosmic-burst", ME, "hit", guard="blank")
    settle(take(duel, "curse"))
    assert "judgment" in duel.conditions(SKULL)
    assert duel.power(ME) == 1


def test_chosen_of_chthon_her_failures_are_successes_when_attacking_defending_and_dodging() -> None:
    duel = settle(fire(scene(), ME, "hex-bolt", SKULL, "fail"))
    assert duel.damage(SKULL) == 1
    duel = settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", guard="fail"))
    assert duel.damage(ME) == 0
    for shown, hurt in (("fail", 2), ("blank", 3)):
        duel = Duel((ME, BONES), SKULL).put(SKULL, 13, 10).put(BONES, 20, 20).roll(f"{shown} blank blank")
        settle(duel.push(Slide(duel.who(SKULL), S, "throw", duel.who(BONES), 0)).answer([180.0]))
        assert duel.damage(ME) == hurt


@pytest.mark.parametrize(("name", "kept"), [("hex", True), ("judgment", True), ("poison", True), ("bleed", False)])
def test_hex_field_enemies_near_her_do_not_shake_off_curses(name: str, kept: bool) -> None:
    for x, near in ((13.0, True), (20.0, False)):
        duel = scene().put(SKULL, x, 10).set(SKULL, conditions=(name,)).activate(SKULL)
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        assert (("shake", name) not in duel.offered) is (kept and near)
