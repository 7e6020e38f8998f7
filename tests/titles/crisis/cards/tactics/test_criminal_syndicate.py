"""Team Tactic cards of the affiliation Criminal Syndicate."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted

from ...scene import Duel
from ..players_of_cards import ANYBODY, MIGHTY, scene, who
from ..scenes.tactics import dice_of, field, phase, reply, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


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


def test_cruelty_has_only_its_own_dice() -> None:
    duel = field("cruelty", "test-crook").hand("cruelty", "recalibration-matrix")
    duel.t.lasting.append(("attack_dice", 0, 0, "game", 2))
    duel.activate(0).answer(("attack", "jab")).roll("hit " + "blank " * 5, "blank blank blank").answer(1)
    duel.answer("pass").answer("tactic/cruelty")  # whose dice nothing adds to and nothing changes
    duel.roll("hit hit blank blank blank", "blank blank blank").answer(1)
    assert (dice_of(duel), duel.ask.kind) == ([6, 5], "action")


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


def marked_by(hunter: str = "Taskmaster") -> Duel:
    duel = scene("bounty-hunters", (who(hunter), ANYBODY), (ANYBODY, MIGHTY))
    duel.push(duel.t.window("deployed"))  # type: ignore[arg-type]
    duel.answer("tactic/bounty-hunters")
    assert duel.still
    return duel


@pytest.mark.parametrize("injured", [0, 1])
def test_bounty_hunters_act_once_more_for_the_biggest(injured: int) -> None:
    duel = marked_by().set(3, injured=injured, damage=4 + (not injured)).put(3, 13, 10).activate(0)
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab").answer(3)
    assert {one[0] for one in duel.offered} >= {"move", "climb"}
    assert "pass" in duel.offered
    actions = duel.t.frame(Activation).actions
    duel.answer("move").answer([10.0, 11.0])
    assert duel.t.frame(Activation).actions == actions == 1  # besides its two
    assert not [row for row in duel.t.lasting if row[0] == "bounty"]


def test_there_is_no_bounty_for_others_and_at_other_times() -> None:
    duel = marked_by("Elektra").set(2, damage=5).put(2, 13, 10).activate(0)
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab").answer(2)
    assert "pass" not in duel.offered  # that was not the one
    assert [row[2] for row in duel.t.lasting if row[0] == "bounty"] == [3]
    duel = marked_by().set(3, damage=5)
    duel.roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 3)
    assert duel.still  # not in its activation
    duel = scene("bounty-hunters", ANYBODY)
    assert duel.t.window("deployed") is None
