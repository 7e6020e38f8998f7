"""Team Tactic cards of the affiliation Inhumans."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import CIVILIAN

from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, member, scene
from ..playing import offers, settle, take
from ..scenes.tactics import token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Inhumans")


def test_attilan_rises_with_each_that_is_injured() -> None:
    duel = scene("attilan-rising", (OURS, OURS, ANYBODY), power=1)
    assert not playable(duel.t, 0)  # nobody is Injured
    duel.set(2, injured=1)
    assert not playable(duel.t, 0)  # no Inhuman
    duel.set(0, injured=1).play("attilan-rising")
    assert [duel.power(one) for one in range(3)] == [2, 2, 1]
    duel = scene("attilan-rising", (OURS, OURS, ANYBODY), power=1).set(0, injured=1).set(1, injured=1).play("attilan-rising")
    duel.answer(0)
    assert [duel.power(one) for one in range(3)] == [3, 3, 1]


def test_the_royal_family_rerolls_once_each() -> None:
    duel = scene("inhuman-royal-family", (OURS, OURS, ANYBODY)).play("inhuman-royal-family").answer(0).answer(1)
    assert [duel.power(one) for one in range(3)] == [4, 4, 6]
    duel.roll("blank blank blank blank blank blank", "blank blank blank").attack(0, "blast", 3)
    take(duel, "royal-family")
    assert duel.ask.region.allowed == tuple(range(6))
    duel.roll("hit hit hit hit hit hit").answer(tuple(range(6)))
    assert duel.damage(3) == 6
    assert not offers(duel.roll(BLANKS).set(0, power=6).attack(0, "blast", 4), "royal-family")  # once
    duel.t.script = []
    assert offers(duel.roll(BLANKS).attack(4, "jab", 1), "royal-family")  # the other one, in defense


def test_only_inhumans_are_of_the_family() -> None:
    assert not playable(scene("inhuman-royal-family", (ANYBODY, SOMEBODY)).t, 0)


def test_terrigenesis_changes_whoever_leads_a_civilian() -> None:
    duel = scene("terrigenesis", OURS)
    assert not playable(duel.t, 0)  # nobody holds one
    token(duel, 1, CIVILIAN)
    assert not playable(duel.put(1, 30, 10).t, 0)
    duel.put(1, 16, 10).roll("crit wild hit block").play("terrigenesis")
    assert (duel.power(0), duel.damage(1), duel.t.vp[0]) == (3, 3, 0)


def test_terrigenesis_scores_if_it_is_too_much() -> None:
    duel = scene("terrigenesis", OURS).set(1, damage=4)
    token(duel, 1, CIVILIAN)
    settle(duel.roll("crit wild blank block").play("terrigenesis"))
    assert (duel.is_dazed(1), duel.t.vp[0]) == (True, 2)
