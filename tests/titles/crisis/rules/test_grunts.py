"""Grunts and their Parents (CP-525..CP-543)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.builder import judge
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.damage import Defeat
from longbox.titles.crisis.rules.entering import enlist
from longbox.titles.crisis.rules.grunts import ChangeController, PutIntoPlay
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase, Turn, counted
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.squads import affiliations_of
from longbox.titles.crisis.rules.tactics import players
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.words import (
    ACTIVATED,
    ACTIVE,
    CHOSEN,
    KO,
    ON_BOARD,
    PLAYED,
    Run,
    ally,
    anyone,
    choose,
    damage,
    enemy,
    gain_condition,
    gain_power,
)
from titles.crisis.shelf import the_cards

from ..helpers import lay
from ..scene import Duel

SKULL, TROOPERS = "red-skull-master-of-hydra", "hydra-troopers"


def squad() -> Duel:
    """Red Skull with his troopers, and a bystander, against Hood."""
    return Duel([SKULL, TROOPERS, "ant-man"], "hood")


def finish(duel: Duel) -> Duel:
    """End the activation that is going on."""
    return duel.answer("done")


@pytest.mark.rule("CP-525", "CP-527")
def test_grunts_are_never_on_a_roster() -> None:
    found = [fault for fault in judge(Roster("bad", "Bad", (SKULL, TROOPERS), (), (), ())) if fault.rule == "CP-527"]
    assert [fault.values["name"] for fault in found] == ["Hydra Troopers"]


def deploying(*cards: str) -> Duel:
    duel = Duel()
    for card in cards:
        enlist(duel.t, 0, card, "")
    enlist(duel.t, 1, "hood", "")
    frame = Setup()
    frame.back_to("deploy")
    return duel.push(frame)


@pytest.mark.rule("CP-525", "CP-526", "CP-528")
def test_a_grunt_is_deployed_with_its_parent() -> None:
    duel = deploying(SKULL, "ant-man")
    duel.answer(SKULL).answer(duel.offered[0])
    assert duel.ask.kind == "spot"  # its Grunt, at once
    assert duel.ask.seat == 0
    duel.answer(duel.offered[0])
    grunt = duel.who(TROOPERS)
    assert grunt in duel.t.team(0)
    assert duel.t.squad[grunt] == 0
    assert duel.ask.seat == 1  # and only then the opponent deploys


@pytest.mark.rule("CP-526", "CP-528")
def test_nobody_else_brings_a_grunt() -> None:
    duel = deploying("ant-man")
    duel.answer("ant-man").answer(duel.offered[0])
    assert duel.ask.seat == 1
    duel = Duel("ant-man").push(PutIntoPlay(TROOPERS, 0, 1))
    assert duel.still
    assert TROOPERS not in duel.t.who


@pytest.mark.rule("CP-529", "CP-532")
def test_the_parents_rule_brings_it_back() -> None:
    duel = Duel(SKULL, "hood").push(Turn(0)).answer(SKULL)
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    grunt = duel.who(TROOPERS)
    assert duel.t.within(0, grunt, 1)
    assert duel.conditions(grunt) == {"stagger"}
    assert duel.offered == (("shake", "stagger"), ("done",))  # the troopers activate in this turn, before their Parent


@pytest.mark.rule("CP-530", "CP-531")
def test_one_grunt_at_a_time() -> None:
    duel = squad().push(PutIntoPlay(TROOPERS, 0, 1))
    assert duel.still
    assert duel.t.who.count(TROOPERS) == 1
    duel = deploying(SKULL)
    enlist(duel.t, 0, TROOPERS, "")
    duel.t.status[2] |= PLAYED
    duel.answer(SKULL).answer(duel.offered[0])
    assert duel.ask.seat == 1  # nothing more is deployed


@pytest.mark.rule("CP-532", "CP-533", "CP-534")
def test_a_grunt_activates_in_the_turn_of_its_parent_and_before_it() -> None:
    duel = squad().push(Turn(0))
    assert ("activate", 1) not in duel.offered  # never chosen
    duel.answer(("activate", 0))
    assert ("move",) in duel.offered
    finish(duel)
    assert duel.t.status[1] & ACTIVATED
    assert not duel.t.status[0] & ACTIVATED
    assert not duel.still  # the turn goes on with the Parent
    finish(duel)
    assert duel.t.status[0] & ACTIVATED
    assert duel.still


@pytest.mark.rule("CP-532")
def test_a_grunt_does_not_activate_with_others_nor_twice() -> None:
    duel = squad().push(Turn(0)).answer(("activate", 2))
    finish(duel)
    assert duel.still
    assert not duel.t.status[1] & ACTIVATED
    duel.t.status[1] |= ACTIVATED
    duel.push(Turn(0)).answer(("activate", 0))
    finish(duel)
    assert duel.still  # only the Parent


@pytest.mark.rule("CP-535")
def test_with_several_parents_it_activates_once_with_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(the_cards().characters, TROOPERS, replace(the_cards().characters[TROOPERS], parents=(SKULL, "ant-man")))
    duel = squad().push(Turn(0)).answer(("activate", 2))
    finish(finish(duel))
    assert duel.still
    assert duel.t.status[1] & ACTIVATED
    duel.push(Turn(0)).answer(("activate", 0))
    finish(duel)
    assert duel.still


@pytest.mark.rule("CP-536")
def test_dazed_parents_tire_their_grunt() -> None:
    duel = squad().push(Defeat(0))
    assert duel.is_dazed(SKULL)
    assert duel.t.status[1] & (PLAYED | ACTIVATED) == PLAYED | ACTIVATED


@pytest.mark.rule("CP-536", "CP-537")
def test_one_parent_left_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(the_cards().characters, TROOPERS, replace(the_cards().characters[TROOPERS], parents=(SKULL, "ant-man")))
    duel = squad().push(Defeat(0))
    assert not duel.t.status[1] & ACTIVATED
    duel.set(SKULL, injured=1).push(Defeat(0, knocked_out=True))
    assert duel.t.status[1] & PLAYED


@pytest.mark.rule("CP-537")
def test_a_grunt_goes_with_its_last_parent() -> None:
    duel = squad().set(SKULL, injured=1)
    token = lay(duel, "secure", holder=1)
    duel.push(Defeat(0))
    assert duel.ask.kind == "drop"  # what it holds falls first
    duel.answer(duel.offered[0])
    assert not duel.t.status[1] & PLAYED
    assert duel.t.token_holder[token] == ON_BOARD
    assert duel.t.present() == [2, 3]


@pytest.mark.rule("CP-537")
def test_a_grunt_goes_when_its_parent_changes_sides() -> None:
    duel = squad().push(ChangeController(0, 1))
    assert duel.t.seat[0] == 1
    assert not duel.t.status[1] & PLAYED


@pytest.mark.rule("CP-538")
def test_a_grunt_never_changes_sides() -> None:
    duel = squad().push(ChangeController(1, 1))
    assert not duel.t.status[1] & PLAYED
    assert duel.t.seat[1] == 0
    assert duel.t.status[0] & PLAYED


@pytest.mark.rule("CP-539")
def test_a_grunt_is_koed_instead_of_dazed() -> None:
    duel = squad().set(TROOPERS, damage=2).script(damage(CHOSEN, 1), "hood", chosen=1)
    assert duel.t.status[1] == KO
    duel.push(CleanupPhase()).decline()
    assert duel.t.status[1] == KO


@pytest.mark.rule("CP-540")
def test_grunts_tire_when_all_others_have_activated() -> None:
    duel = squad()
    duel.t.status[0] |= ACTIVATED
    duel.push(Turn(0))
    assert not duel.t.status[1] & ACTIVATED  # Ant-Man is still ready
    finish(duel.answer(("activate", 2)))
    duel.push(Turn(0))
    assert duel.t.status[1] & ACTIVATED


@pytest.mark.rule("CP-212", "CP-540")
def test_a_dazed_ally_does_not_keep_grunts_waiting_for_ever() -> None:
    duel = squad().set(2, dazed=True)
    duel.t.status[0] |= ACTIVATED
    duel.push(Turn(0))
    assert duel.t.status[1] & ACTIVATED


@pytest.mark.rule("CP-541")
def test_grunts_have_no_power() -> None:
    duel = squad().push(PowerPhase()).answer("null_field")
    duel.script(gain_power(anyone, 2))
    assert (duel.power(SKULL), duel.power(TROOPERS)) == (3, 0)
    duel.script(damage(CHOSEN, 1), "hood", chosen=1)
    assert duel.power(TROOPERS) == 0


@pytest.fixture
def rally() -> Tactic:
    the_cards().add_script("tactic/rally", choose(ally, gain_condition(CHOSEN, "hex")))
    return Tactic("rally", "Rally", ACTIVE, (By(),), choose(ally))


@pytest.mark.rule("CP-542")
def test_grunts_play_no_tactics(rally: Tactic) -> None:
    duel = squad()
    assert players(duel.t, 0, rally, {}) == [0, 2]
    assert "rally" not in the_cards().tactics


@pytest.mark.rule("CP-543")
def test_grunts_cannot_be_chosen_by_tactics_of_their_side(rally: Tactic) -> None:
    duel = squad().push(Run("tactic/rally", 0, 0))
    assert duel.offered == (("character", 0), ("character", 2))
    duel.answer(("character", 2))
    the_cards().add_script("tactic/rally", choose(enemy, gain_condition(CHOSEN, "hex")))
    duel.push(Run("tactic/rally", 3, 1))  # the opponent's card may choose it
    assert ("character", 1) in duel.offered
    duel.answer(("character", 1))
    duel.script(choose(ally, gain_condition(CHOSEN, "slow")), 0)  # and so may what is no tactic
    assert ("character", 1) in duel.offered


def test_grunts_do_not_count_for_the_affiliation() -> None:
    assert affiliations_of([SKULL], the_cards().characters) == ["Cabal", "Hydra"]
    assert the_cards().characters[TROOPERS].threat == 0


@pytest.mark.rule("CP-230", "CP-231")
@pytest.mark.parametrize(("grunts_pass", "counts"), [(True, 2), (False, 1)])
def test_whether_grunts_count_when_passing_is_decided(grunts_pass: bool, counts: int) -> None:
    """Q113."""
    duel = Duel([SKULL, TROOPERS], grunts_pass=grunts_pass)
    assert counted(duel.t, 0) == counts


@pytest.mark.rule("CP-243", "CP-244", "CP-532")
@pytest.mark.parametrize("mended", [True, False])
def test_a_grunts_activation_is_the_last_one_if_its_parent_falls_in_it(mended: bool) -> None:
    """Games that version 0.1 saved go on as they began: there a Grunt's activation did not count."""
    duel = squad()
    duel.t.options["mended"] = mended
    duel.t.priority, duel.t.last_activated = 0, 1
    duel.push(Turn(0)).answer(("activate", 0))
    assert duel.t.frame(Activation).who == 1
    duel.push(Defeat(0))
    finish(duel)
    assert duel.is_dazed(0)
    assert duel.t.last_activated == (0 if mended else 1)
    duel.push(CleanupPhase())
    assert duel.t.priority == (1 if mended else 0)
