"""Team Tactic cards of the affiliation Criminal Syndicate."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted

from ..scenes.tactics import dice_of, field, phase, reply, stage

pytestmark = pytest.mark.usefixtures("extras")


@pytest.mark.parametrize(("second", "priority"), [(4, 0), (3, 1)])
def test_all_according_to_plan(second: int, priority: int) -> None:
    duel = stage("all-according-to-plan", us=["test-crook", "test-crook", "test-plain"])
    duel.t.priority = 1
    phase(duel, "all-according-to-plan").answer(0).answer(6)
    assert duel.offered == (1, "enough")
    duel.answer(1).answer(second)
    assert duel.still
    assert duel.t.priority == priority
    assert (duel.power(0), duel.power(1)) == (1, 7 - second)


def test_no_mercy() -> None:
    duel = stage("no-mercy").set(2, damage=5).push(Suffer(2, 2, 0, EFFECT))
    reply(duel, "no-mercy")
    assert duel.is_dazed(2)
    assert duel.power(0) == 9
    assert stage("no-mercy").set(2, damage=4, injured=1).push(Suffer(2, 2, 0, EFFECT)).t.over  # a KO is no Daze
    assert stage("no-mercy").set(2, damage=5).push(Suffer(2, 2, 2, EFFECT)).still


def test_shadow_organization() -> None:
    duel = phase(stage("shadow-organization", us=["test-crook", "test-crook", "test-crook"]), "shadow-organization")
    duel.answer(0).answer(1).answer("enough")
    assert [duel.power(who) for who in range(3)] == [5, 5, 7]
    assert not may_be_targeted(duel.t, 3, 0)
    assert may_be_targeted(duel.t, 3, 2)
    assert may_be_targeted(duel.put(3, 12, 8).t, 3, 0)


def test_shadow_organization_is_no_stealth() -> None:
    duel = phase(stage("shadow-organization", us=["test-crook"] * 3), "shadow-organization")
    duel.answer(0).answer(1).answer("enough")
    assert list(duel.t.changes("stealth", 0)) == []
    assert list(duel.t.changes("target_within", 0)) == [2]


@pytest.mark.parametrize("card", ["shadow-organization", "all-according-to-plan"])
def test_only_the_syndicate_in_the_power_phase(card: str) -> None:
    assert stage(card).push(PowerPhase()).still


def test_all_according_to_plan_takes_any_amount() -> None:
    duel = phase(stage("all-according-to-plan", us=["test-crook"]), "all-according-to-plan")
    assert duel.offered == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.rule("CP-001")
def test_cruelty() -> None:
    duel = field("cruelty", "test-crook").activate(0).answer(("attack", "jab"))
    duel.roll("hit blank blank blank", "blank blank blank").answer(1)
    assert duel.damage(1) == 1
    duel.answer("tactic/cruelty")
    assert (duel.ask.kind, duel.offered) == ("target", (1,))  # nobody else, though another one is in range
    duel.roll("hit hit blank blank blank", "blank blank blank").answer(1)
    assert (duel.damage(1), duel.power(0), dice_of(duel)) == (3, 4, [4, 5])
    assert duel.ask.kind == "action"


def test_cruelty_needs_damage_and_somebody_left_to_attack() -> None:
    missed = field("cruelty", "test-crook").activate(0).answer(("attack", "jab"))
    missed.roll("blank blank blank blank", "blank blank blank").answer(1)
    assert missed.ask.kind == "action"
    dazed = field("cruelty", "test-crook").set(1, damage=5).activate(0).answer(("attack", "jab"))
    dazed.roll("hit blank blank blank", "blank blank blank").answer(1)
    assert dazed.ask.kind == "action"
    between = field("cruelty", "test-crook").roll("hit blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert between.still  # not its activation


@pytest.mark.parametrize(("roll", "staggers"), [("blank", False), ("fail", True)])
def test_cruel_tutelage_adds_dice_once_and_punishes_failures(roll: str, staggers: bool) -> None:
    duel = field("cruel-tutelage", "test-crook").put(1, 12.5, 10).activate(0).answer("cruel-tutelage")
    assert duel.power(0) == 5
    duel.roll("blank " * 6, roll, "blank blank blank", "fail blank blank blank", "blank blank blank")
    duel.answer("jab").answer(1).answer("jab").answer(1)
    assert dice_of(duel) == [7, 4]
    assert duel.conditions(0) == set()
    while not duel.still:
        duel.answer("done" if "done" in duel.offered else duel.offered[0])
    assert duel.conditions(0) == ({"stagger"} if staggers else set())


def test_cruel_tutelage_is_for_the_active_crook() -> None:
    assert ("tactic", "cruel-tutelage") not in field("cruel-tutelage").activate(0).offered
    assert not playable(field("cruel-tutelage", "test-crook").t, 0)
