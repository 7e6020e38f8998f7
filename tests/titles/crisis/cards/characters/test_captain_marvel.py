"""Captain Marvel (Carol Danvers)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.words import SELF, gain_condition

from ...scene import Duel
from ..scenes.first_core_box import BLANKS, near, options_of

MARVEL = "captain-marvel"
SKULL = "red-skull"
ULTRON = "ultron"


def test_energy_blast_may_reroll_any_attack_dice() -> None:
    duel = Duel(MARVEL, SKULL)
    duel.roll("blank blank hit fail", "blank blank blank").attack(MARVEL, "energy-blast", SKULL)
    duel.roll("hit crit").answer(f"{MARVEL}/energy-blast").answer([0, 1])
    assert duel.damage(SKULL) == 3
    assert duel.still


def test_binary_form_lasts_until_her_next_activation() -> None:
    duel = near(MARVEL, SKULL).set(MARVEL, power=5)
    assert "binary-form" in options_of(duel, MARVEL)
    duel.use(MARVEL, "binary-form")
    assert duel.power(MARVEL) == 1
    duel.roll(BLANKS).attack(MARVEL, "strike", SKULL)
    duel.roll(BLANKS).attack(SKULL, "strike", MARVEL)
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [7, 4, 5, 5]
    duel.activate(MARVEL).answer("done")
    duel.events.clear()
    duel.roll(BLANKS).attack(MARVEL, "strike", SKULL)
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [5, 4]


def test_energy_absorption() -> None:
    duel = near(SKULL, MARVEL).set(SKULL, power=1)
    duel.roll("crit hit hit blank blank", "wild wild blank blank", "blank").attack(SKULL, "cosmic-blast", MARVEL)
    assert (duel.ask.kind, duel.ask.seat) == ("dice", 1)
    assert () in duel.offered
    duel.answer([0, 1])
    assert duel.damage(MARVEL) == 0  # one hit left, two wilds against it
    assert duel.power(MARVEL) == 2
    duel = near(SKULL, MARVEL)
    duel.roll("hit hit hit blank blank", "wild wild blank").attack(SKULL, "strike", MARVEL)
    assert duel.still  # no Energy attack
    assert duel.power(MARVEL) == 1
    duel = near(SKULL, [MARVEL, ULTRON]).set(SKULL, power=1)
    assert duel.roll("hit hit hit blank blank", "wild wild blank").attack(SKULL, "cosmic-blast", ULTRON).still  # not against her


@pytest.mark.parametrize(("card", "free"), [(MARVEL, ("incinerate", "poison")), (ULTRON, ("bleed", "poison"))])
def test_immunity(card: str, free: tuple[str, ...]) -> None:
    duel = Duel(card, SKULL)
    duel.script(gain_condition(SELF, "bleed", "incinerate", "poison", "stun"), card)
    assert duel.conditions(card) == {"bleed", "incinerate", "poison", "stun"} - set(free)
    duel.script(gain_condition(SELF, *free), SKULL)
    assert duel.conditions(SKULL) == set(free)
