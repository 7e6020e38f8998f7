"""Baron Zemo (Helmut Zemo)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, NOBODY, PHYSICAL
from longbox.titles.crisis.events import DiceChanged
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.dice import Dodge

from ...scene import PASS, Duel
from ..scenes.first_core_box import BLANKS, near, offered_power

CAP = "captain-america-steve-rogers"
IRON = "iron-man"
ZEMO = "baron-zemo"
SKULL = "red-skull"
ULTRON = "ultron"


def test_steel_rush_may_advance() -> None:
    duel = near(ZEMO, SKULL).set(ZEMO, power=2)
    duel.roll("blank " * 6, BLANKS).attack(ZEMO, "steel-rush", SKULL)
    duel.answer(PASS).answer(PASS)  # Master Swordsman, Strategic Genius
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    duel.answer([4.5, 10.0])
    assert duel.at(ZEMO) == (4.5, 10.0)


@pytest.mark.rule("CP-224", "CP-554")
def test_charge() -> None:
    duel = Duel(ZEMO, SKULL).set(ZEMO, power=4)
    duel.activate(ZEMO).answer("charge")
    assert duel.power(ZEMO) == 2
    assert set(duel.offered) == {PASS, ("move",), ("climb",)}
    duel.answer(("move",)).answer([13.0, 10.0])
    assert {option[1] for option in duel.offered if option != PASS} == {"sword-strike", "steel-rush"}
    duel.roll("hit blank blank blank blank", BLANKS).answer("sword-strike").answer(SKULL).decline()
    assert duel.damage(SKULL) == 1
    assert duel.t.stack[-1].actions == 1  # type: ignore[attr-defined]
    assert not offered_power(duel, "charge")  # once per turn
    assert ("move",) in duel.offered


@pytest.mark.rule("CP-034", "CP-033")
def test_charge_gives_no_move_that_is_forbidden() -> None:
    duel = near(ZEMO, SKULL).set(ZEMO, power=2)
    duel.t.lasting.append(("move_actions", NOBODY, 0, "round", 1))
    duel.activate(ZEMO).answer(("move",)).answer([10.0, 10.0]).answer("charge")
    assert ("move",) not in duel.offered
    assert ("attack", "sword-strike") in duel.offered


def test_master_swordsman_attacking() -> None:
    duel = near(ZEMO, SKULL).set(ZEMO, power=2)
    duel.attack(ZEMO, "sword-strike", SKULL)
    duel.roll("blank blank hit fail blank", "blank blank blank blank").answer(f"{ZEMO}/master-swordsman")
    assert duel.power(ZEMO) == 0
    duel.answer(f"{ZEMO}/master-swordsman")
    assert duel.ask.region.describe() == {"dice": [0, 1, 2, 4], "most": 4, "least": 0}  # type: ignore[union-attr]
    duel.roll("hit hit hit").answer([0, 1, 4]).decline()
    assert duel.damage(SKULL) == 4


def test_master_swordsman_defending() -> None:
    duel = near(SKULL, ZEMO).set(ZEMO, power=2)
    duel.attack(SKULL, "strike", ZEMO)
    assert duel.ask.seat == 1
    duel.roll("hit hit hit blank blank", "blank blank blank").answer(f"{ZEMO}/master-swordsman")
    duel.roll("block block block").answer(f"{ZEMO}/master-swordsman").answer([0, 1, 2]).decline()
    assert duel.damage(ZEMO) == 0


def test_master_swordsman_needs_a_physical_attack_within_range_2() -> None:
    for kind, x, offered in ((PHYSICAL, 13.0, True), (ENERGY, 13.0, False), (PHYSICAL, 16.0, False)):
        for attacker in (0, 1):
            duel = Duel(ZEMO, SKULL).put(SKULL, x, 10.0).set(ZEMO, power=2)
            duel.t.script = None
            weapon = f"{SKULL}/strike" if attacker else f"{ZEMO}/steel-rush"
            duel.push(Attack(attacker, weapon, 1 - attacker, kind=kind, free=True))
            assert (duel.t.attacking() is not None and duel.t.attack().now == "pay_power") == offered


def test_master_swordsman_is_not_paid_twice_after_a_change_of_target() -> None:
    duel = near(ZEMO, [CAP, IRON]).set(ZEMO, power=4).set(CAP, power=2)
    duel.attack(ZEMO, "sword-strike", IRON).answer(f"{ZEMO}/master-swordsman").roll(BLANKS).answer(f"{CAP}/bodyguard")
    assert duel.t.attack().now == "compare"  # on to the dice: he is not asked again
    assert duel.power(ZEMO) == 2


def test_master_swordsman_is_for_his_own_dice() -> None:
    duel = near(SKULL, [ZEMO, CAP]).set(ZEMO, power=2).set(CAP, power=2)
    duel.attack(SKULL, "strike", ZEMO).answer(f"{ZEMO}/master-swordsman").roll(BLANKS).answer(f"{CAP}/bodyguard")
    assert offered_power(duel, f"{ZEMO}/strategic-genius")
    assert not offered_power(duel, f"{ZEMO}/master-swordsman")


@pytest.mark.rule("CP-342", "CP-343", "CP-037", "CP-038")
def test_strategic_genius_of_two_counts_once() -> None:
    duel = near([ZEMO, ZEMO], SKULL)
    duel.roll("blank blank blank blank blank", "blank blank blank blank").attack(0, "sword-strike", SKULL)
    assert len(duel.offered) == 3
    duel.roll("hit").answer(duel.offered[1]).answer([0])
    duel.decline()
    assert duel.damage(SKULL) == 1
    assert len(duel.heard(DiceChanged)) == 1


def test_strategic_genius_of_two_rerolls_another_die() -> None:
    duel = near([ZEMO, ZEMO], SKULL)
    duel.roll("blank blank blank blank blank", "blank blank blank blank").attack(0, "sword-strike", SKULL)
    duel.roll("hit").answer(duel.offered[1]).answer([0])
    duel.answer(duel.offered[1])
    assert duel.ask.region.allowed == (1, 2, 3, 4)  # type: ignore[union-attr]
    duel.roll("hit").answer([1])
    assert duel.still
    assert duel.damage(SKULL) == 2


def test_strategic_genius_is_an_aura() -> None:
    for card, x, offered in ((ULTRON, 10.0, True), (ULTRON, 17.0, False)):
        duel = Duel([ZEMO, card], SKULL).put(card, x, 13.0).put(SKULL, x + 3.4, 13.0)
        duel.roll("blank " * 6, "blank " * 4).attack(card, "strike", SKULL)
        assert offered_power(duel, f"{ZEMO}/strategic-genius") == offered
        duel = Duel([ZEMO, card], SKULL).put(card, x, 13.0).put(SKULL, x + 3.4, 13.0)
        duel.roll("blank " * 5, "blank " * 4).attack(SKULL, "strike", card)
        assert offered_power(duel, f"{ZEMO}/strategic-genius") == offered
    duel = Duel(ZEMO, SKULL).roll("blank blank blank").push(Dodge(0, 1, 1))
    assert duel.still  # no dodge
