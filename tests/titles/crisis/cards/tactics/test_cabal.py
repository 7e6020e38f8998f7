"""Team Tactic cards of the affiliation Cabal."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.movement import Place
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import M, S

from ..players_of_cards import ANYBODY, SOMEBODY, scene, who
from ..scenes.tactics import phase, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


def test_dark_reign() -> None:
    duel = stage("dark-reign", us=["test-cabal", "test-plain"], them=["test-plain", "test-avenger"])
    duel.play("dark-reign").answer(("character", 2))
    assert duel.power(0) == 3
    duel.roll("blank " * 7).attack(0, "jab", 2).answer("tactic/dark-reign@1").roll("hit hit hit hit").answer([0, 1, 2, 3])
    assert duel.damage(2) == 4
    assert duel.roll("blank " * 7).attack(1, "jab", 2).still  # not of the Cabal
    assert duel.roll("blank " * 7).attack(0, "jab", 3).still  # not the chosen one
    duel.t.end_scope("round")
    assert duel.roll("blank " * 7).attack(0, "jab", 2).still


def test_dig_in() -> None:
    duel = phase(stage("dig-in", us=["test-cabal", "test-plain"]), "dig-in")
    assert duel.power(0) == 7  # it is free
    assert duel.push(Slide(0, S, "throw", 2, 1)).still
    assert duel.push(Slide(0, S, "push", 1, 0)).still  # nor by allies
    assert duel.push(Place(0, 2, 0, 0)).still
    duel.advance(0, M).answer([10.0, 8.0])  # but by itself
    duel.roll("hit hit hit hit", "blank blank blank").attack(2, "jab", 0)
    duel.answer("tactic/dig-in@1").roll("block block block").answer([0, 1, 2])
    assert duel.damage(0) == 1
    assert stage("dig-in").push(PowerPhase()).still  # the squad has no such character


def test_cosmic_invigoration_is_paid_in_blood() -> None:
    duel = scene("cosmic-invigoration", (who("Red Skull"), ANYBODY, SOMEBODY))
    assert not playable(duel.t, 0)  # nobody has been active
    duel.t.status[1] |= ACTIVATED
    assert playable(duel.t, 0)
    assert not playable(duel.put(1, 10, 20).t, 0)
    duel.put(1, 10, 12).roll("crit wild hit").play("cosmic-invigoration")
    assert (duel.t.is_ready(1), duel.damage(1)) == (True, 3)
    assert [duel.power(one) for one in range(3)] == [4, 4, 6]
