"""Team Tactic cards of the affiliation Web Warriors."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.movement import Place
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.later_spiders import sights, spun
from ..scenes.tactics import reply, rolled, stage

pytestmark = pytest.mark.usefixtures("extras")

SILK = "silk"
NOIR = "spider-man-noir"
GHOST = "ghost-spider"
GWENOM = "gwenom"
SCARLET = "scarlet-spider"
MILES = "spider-man"
MISS = "blank blank fail fail"


def test_all_webbed_up() -> None:
    duel = stage("all-webbed-up", us=["test-spider", "test-plain"], them=["test-plain", "test-avenger"]).put(3, 25, 25)
    duel.play("all-webbed-up")
    assert (duel.conditions(2), duel.conditions(3), duel.power(0)) == ({"slow"}, set(), 3)
    duel.roll("blank " * 9).attack(0, "jab", 2)
    assert rolled(duel, "attack") == 6
    duel.roll("blank " * 7).attack(1, "jab", 2)
    assert rolled(duel, "attack") == 4
    duel.put(3, 14, 8).roll("blank " * 7).attack(0, "jab", 3)
    assert rolled(duel, "attack") == 4


def test_aunt_mays_wheat_cakes() -> None:
    duel = stage("aunt-mays-wheat-cakes", us=["test-spider", "test-plain"]).set(0, damage=2, conditions=("slow", "stun"))
    duel.play("aunt-mays-wheat-cakes")
    assert (duel.damage(0), duel.conditions(0), duel.power(0)) == (1, {"stun"}, 5)


def test_spider_tracker() -> None:
    duel = stage("spider-tracker", us=["test-spider", "test-plain"]).activate(2).answer("move").answer([17.0, 10.0])
    reply(duel, "spider-tracker")
    assert duel.ask.seat == 0
    assert PASS in duel.offered
    duel.answer([10.0, 8.0])
    assert (duel.at(0), duel.power(0)) == ((10.0, 8.0), 4)
    duel = stage("spider-tracker", us=["test-spider"]).activate(1).answer("move").answer([22.0, 10.0])
    assert duel.ask.kind == "action"  # too far away
    duel = stage("spider-tracker", us=["test-spider"]).push(Place(1, 1, 1, 1)).answer([17.0, 10.0])
    assert duel.still  # no move action


def test_spider_tracker_follows_enemies() -> None:
    duel = stage("spider-tracker", us=["test-spider", "test-plain"]).activate(1).answer("move").answer([10.0, 14.0])
    assert duel.ask.kind == "action"


def test_the_barrier_takes_two_web_warriors_and_one_power_each() -> None:
    duel = Duel([SILK, NOIR], SKULL).set(SILK, power=1).set(NOIR, power=1).hand("web-barrier")
    assert playable(duel.t, 0) == ["web-barrier"]
    assert playable(duel.set(NOIR, power=0).t, 0) == []


def test_it_lasts_for_the_round() -> None:
    duel = spun()
    settle(duel.push(CleanupPhase()))
    assert sights(duel, SKULL, GHOST) == (True, True)


def test_clones_know_each_other() -> None:
    duel = Duel([SCARLET, GHOST], [GWENOM, SKULL]).set(GHOST, power=2).set(SCARLET, power=2).hand("clone-saga")
    duel.put(GHOST, 13, 13).put(GWENOM, 15.5, 13).put(SKULL, 15.5, 15).play("clone-saga")
    assert (duel.power(GHOST), duel.still) == (0, True)  # nobody else has a namesake over there
    duel.roll("fail fail blank blank", blanks(4)).attack(GHOST, "spider-technique", GWENOM)
    take(duel, "clone-saga")
    assert duel.ask.region.allowed == (0, 1, 2, 3)
    settle(duel.roll("hit hit hit hit").answer((0, 1, 2, 3)))
    assert duel.damage(GWENOM) == 4
    assert not offers(duel.roll("fail blank blank blank", MISS).attack(GHOST, "spider-technique", SKULL), "clone-saga")
    assert not offers(duel.roll(blanks(5), blanks(3)).attack(GWENOM, "symbiote-spider-technique", GHOST), "clone-saga")


def test_no_saga_without_a_namesake() -> None:
    duel = Duel(SCARLET, GWENOM).set(SCARLET, power=2).hand("clone-saga")
    assert playable(duel.t, 0) == []
    same_name = Duel(MILES, "spider-man-peter-parker").set(MILES, power=2).hand("clone-saga")
    assert playable(same_name.t, 0) == ["clone-saga"]
    assert playable(same_name.set(MILES, power=1).t, 0) == []
