"""Ultron."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.attacks import Attack

from ...scene import Duel
from ..scenes.first_core_box import near, options_of

MARVEL = "captain-marvel"
IRON = "iron-man"
SKULL = "red-skull"
ULTRON = "ultron"
CRATE = ("crate", 2, 1, ((12.0, 6.0), (13.0, 6.0), (13.0, 7.0), (12.0, 7.0)))
"""Small, interactive terrain south of where the characters stand."""


@pytest.mark.rule("CP-555")
def test_metallic_fury() -> None:
    for kind, defense in ((PHYSICAL, 3), (ENERGY, 4)):
        duel = near(ULTRON, MARVEL).set(ULTRON, power=3).attack(ULTRON, "metallic-fury")
        assert (duel.ask.kind, duel.offered) == ("type", (PHYSICAL, ENERGY))  # before a target is chosen
        duel.answer(kind)
        assert duel.ask.kind == "target"
        duel.roll("wild " + "blank " * 6, "block " * defense).answer(MARVEL)
        assert [len(event.faces) for event in duel.heard(DiceRolled)] == [7, defense]
        assert duel.conditions(MARVEL) == {"bleed"}
        duel = near(ULTRON, MARVEL).set(ULTRON, power=3).attack(ULTRON, "metallic-fury").answer(kind)
        duel.roll("hit " + "blank " * 6, "block " * defense).answer(MARVEL)
        assert duel.conditions(MARVEL) == set()


def test_kinetic_field_generator() -> None:
    house = ("house", 5, 1, ((4.0, 9.0), (6.0, 9.0), (6.0, 11.0)))
    trucks = [("truck", 4, 1, tuple((x + 3.0 * i, y) for x, y in CRATE[3])) for i in range(2)]
    duel = Duel(ULTRON, SKULL, terrain=(*trucks, house)).set(ULTRON, power=6).put(SKULL, 15.9, 10.0)
    assert "kinetic-field-generator" in options_of(duel, ULTRON)
    duel.use(ULTRON, "kinetic-field-generator")
    assert duel.offered == (("terrain", 0), ("terrain", 1))
    duel.roll("blank " * 4).answer(("terrain", 0)).answer([0])
    assert (duel.damage(SKULL), duel.power(ULTRON)) == (5, 3)
    assert "kinetic-field-generator" not in options_of(duel, ULTRON)  # once per turn
    duel.t.end_scope("turn")
    assert "kinetic-field-generator" in options_of(duel, ULTRON)
    duel.t.rubble = 3
    assert "kinetic-field-generator" not in options_of(duel, ULTRON)  # the house is too large


def test_all_will_be_metal() -> None:
    for kind, damage in ((MYSTIC, 1), (ENERGY, 3)):
        duel = near(SKULL, ULTRON).roll("hit " * 5, "wild wild fail fail"[: 19 if kind == MYSTIC else 14])
        duel.push(Attack(0, f"{SKULL}/strike", 1, kind=kind))
        assert duel.damage(ULTRON) == damage
    duel = near(SKULL, [ULTRON, IRON]).roll("hit " * 5, "wild wild fail").push(Attack(0, f"{SKULL}/strike", 2, kind=MYSTIC))
    assert duel.damage(IRON) == 2  # three, less his own reduction: only Ultron is metal


@pytest.mark.rule("CP-057", "CP-553")
def test_analyze_and_annihilate() -> None:
    duel = near(ULTRON, SKULL)
    for _ in range(2):  # every time, without Power
        duel.t.power[0] = 0
        duel.t.damage[1] = 0
        duel.roll("blank blank blank blank hit fail", "crit crit blank blank", "blank fail").attack(ULTRON, "strike", SKULL)
        duel.answer(f"{ULTRON}/analyze-and-annihilate")
        assert duel.ask.region.describe() == {"dice": [0, 1, 2, 3, 4], "most": 2, "least": 0}  # type: ignore[union-attr]
        duel.roll("hit hit").answer([0, 1])
        assert duel.damage(SKULL) == 1
    duel.roll("blank " * 6, "block block blank blank").attack(ULTRON, "strike", SKULL)
    assert duel.still  # no Critical against him
    duel.roll("crit " + "blank " * 4, "crit blank blank blank", "blank blank").attack(SKULL, "strike", ULTRON)
    assert duel.still  # only while attacking
