"""Team Tactic cards on which an attack is printed, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.events import AttackBegan, DiceRolled
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.speech.cards import name
from longbox.titles.crisis.words import *

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import PASS, Duel

pytestmark = pytest.mark.usefixtures("extras")

CROSSBONES, MARVEL, STARK = "crossbones", "captain-marvel", "iron-man"


def scene(card: str, us: Any = "test-plain", them: Any = ("test-plain", "test-plain"), **options: Any) -> Duel:
    """Us at (10, 10), them 6 in to the right and one above the other, all with 6 Power."""
    duel = Duel(us, list(them), **options).hand(card)
    for who in range(len(duel.t.who)):
        duel.set(who, power=6)
    return duel


def dice(duel: Duel, roll: str = "attack") -> list[int]:
    return [len(event.faces) for event in duel.heard(DiceRolled) if event.roll == roll]


# -- Heavy Ordnance ----------------------------------------------------------------------------------------------------

BARRAGE = ("attack", "explosive-barrage")


@pytest.mark.rule("CP-001", "CP-219")
def test_heavy_ordnance() -> None:
    duel = scene("heavy-ordnance").activate(0)
    assert BARRAGE not in duel.offered
    duel.answer("heavy-ordnance")
    assert duel.power(0) == 4
    assert BARRAGE in duel.offered
    duel.answer(BARRAGE).roll("hit hit blank blank blank blank", "blank blank blank").answer(1)
    assert [name(event.weapon, "en") for event in duel.heard(AttackBegan)] == ["Explosive Barrage"]
    assert (duel.damage(1), duel.damage(2)) == (2, 1)  # the other one is within Range 2 of the target
    assert duel.power(0) == 4
    assert BARRAGE not in duel.offered  # once
    duel.answer(("attack", "jab"))
    assert not [one for one in duel.t.lasting if one[2] == 0]


def test_the_barrage_is_an_attack_action() -> None:
    duel = scene("heavy-ordnance").activate(0).answer("heavy-ordnance")
    for _ in range(2):
        duel.answer(("attack", "jab")).roll("blank blank blank blank", "blank blank blank").answer(1)
    assert BARRAGE not in duel.offered


def test_the_barrage_is_for_this_activation_and_for_the_one_who_paid() -> None:
    duel = scene("heavy-ordnance", ["test-plain", "test-avenger"]).activate(0).answer("heavy-ordnance").answer("done")
    duel.activate(1)
    assert BARRAGE not in duel.offered
    duel.answer("done").set(0, status=PLAYED).activate(0)
    assert BARRAGE not in duel.offered
    assert playable(scene("heavy-ordnance").t, 0) == []  # only during an activation


def test_only_criticals_add_dice_to_the_barrage_and_nobody_changes_them() -> None:
    duel = scene("heavy-ordnance").script(until("round", "attack_dice", SELF, 2), 0)
    duel.activate(0).answer("heavy-ordnance").answer(BARRAGE)
    duel.roll("crit blank blank blank blank blank", "blank blank blank", "wild").answer(1)
    assert dice(duel) == [6]
    assert duel.heard(DiceRolled)[0].extra == (WILD,)
    assert duel.damage(1) == 2


def test_the_attacker_of_the_barrage_rerolls_nothing() -> None:
    duel = scene("heavy-ordnance", "baron-zemo").put(1, 13, 10).activate(0).answer("heavy-ordnance").answer(BARRAGE)
    duel.roll("blank blank blank blank blank blank", "blank blank blank").answer(1)
    assert "strategic-genius" not in declined(duel)
    duel.answer(("attack", "sword-strike")).roll("blank " * 5, "blank blank blank").answer(1)
    assert "strategic-genius" in declined(duel)  # the limit was that attack's


def declined(duel: Duel) -> str:
    """Every reaction that is offered until the attack is over; none is used."""
    offered = ""
    while duel.ask.kind == "react":
        offered += str(duel.offered)
        duel.answer(PASS)
    return offered


# -- Illicit Tech ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-001", "CP-219")
def test_illicit_tech() -> None:
    duel = scene("illicit-tech", CROSSBONES, ("test-plain", "test-plain", "test-plain")).put(3, 30, 30)
    duel.activate(0).answer("illicit-tech")
    assert duel.power(0) == 5
    duel.answer(("attack", "x-bo-si-n-plasma-rifle"))
    duel.roll("hit hit hit blank blank blank", "blank blank blank").answer(1)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.damage(1), duel.power(0)) == (3, 5 + 3)
    assert [duel.conditions(who) for who in (1, 2, 3)] == [{"incinerate"}, {"incinerate"}, set()]
    assert dice(duel) == [6]


def test_illicit_tech_is_for_crossbones_and_sin() -> None:
    assert ("tactic", "illicit-tech") not in scene("illicit-tech").activate(0).offered


# -- Cruelty -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-001")
def test_cruelty() -> None:
    duel = scene("cruelty", "test-crook").activate(0).answer(("attack", "jab"))
    duel.roll("hit blank blank blank", "blank blank blank").answer(1)
    assert duel.damage(1) == 1
    duel.answer("tactic/cruelty")
    assert (duel.ask.kind, duel.offered) == ("target", (1,))  # nobody else, though another one is in range
    duel.roll("hit hit blank blank blank", "blank blank blank").answer(1)
    assert (duel.damage(1), duel.power(0), dice(duel)) == (3, 4, [4, 5])
    assert duel.ask.kind == "action"


def test_cruelty_needs_damage_and_somebody_left_to_attack() -> None:
    missed = scene("cruelty", "test-crook").activate(0).answer(("attack", "jab"))
    missed.roll("blank blank blank blank", "blank blank blank").answer(1)
    assert missed.ask.kind == "action"
    dazed = scene("cruelty", "test-crook").set(1, damage=5).activate(0).answer(("attack", "jab"))
    dazed.roll("hit blank blank blank", "blank blank blank").answer(1)
    assert dazed.ask.kind == "action"
    between = scene("cruelty", "test-crook").roll("hit blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert between.still  # not its activation


# -- Overcharge --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-001", "CP-382")
def test_overcharge() -> None:
    duel = scene("overcharge", [MARVEL, STARK]).put(1, 14, 11).set(1, power=0).activate(0).answer("overcharge")
    duel.roll("blank " * 6, "blank blank blank", "blank " * 6, "blank blank blank").answer(2)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert [(event.attacker, event.target) for event in duel.heard(AttackBegan)] == [(1, 2), (1, 3)]
    assert (duel.power(0), duel.power(1)) == (1, 2)
    assert [duel.conditions(who) for who in (2, 3)] == [{"shock"}, {"shock"}]
    assert duel.ask.kind == "action"


def test_overcharge_needs_the_two_of_them() -> None:
    assert ("tactic", "overcharge") not in scene("overcharge", [MARVEL, STARK]).put(1, 30, 30).activate(0).offered
    assert ("tactic", "overcharge") not in scene("overcharge", [MARVEL, "test-plain"]).activate(0).offered
    assert ("tactic", "overcharge") not in scene("overcharge", ["test-plain", STARK]).activate(0).offered
