"""Team Tactic cards of the affiliation Midnight Sons."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import BLOCK, WILD

from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, attacked, member, scene
from ..playing import offers, take

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Midnight Sons")


@pytest.mark.parametrize(("roll", "offered"), [("crit wild hit blank", True), ("crit wild blank blank", False)])
def test_banishment_stuns_the_target_and_who_is_near(roll: str, offered: bool) -> None:
    duel = scene("banishment", (OURS, ANYBODY)).put(2, 15, 10).put(3, 15, 12)
    duel.roll(roll, "blank blank blank", "blank").attack(0, "jab", 2)
    assert offers(duel, "banishment") is offered
    if offered:
        take(duel, "banishment")
        assert [("stun" in duel.conditions(one)) for one in range(4)] == [False, False, True, True]
        assert duel.power(0) == 4


def test_banishment_reaches_as_far_as_two() -> None:
    duel = scene("banishment", OURS).put(1, 15, 10).put(2, 30, 30)
    duel.roll("crit wild hit blank", "blank blank blank", "blank").attack(0, "jab", 1)
    take(duel, "banishment")
    assert duel.conditions(2) == set()


def test_banishment_is_for_midnight_sons_who_attack() -> None:
    duel = scene("banishment", (ANYBODY, OURS)).put(2, 15, 10)
    assert not offers(duel.roll("crit wild hit blank", "blank blank blank", "blank").attack(0, "jab", 2), "banishment")
    assert not offers(duel.roll("crit wild hit blank", "blank blank blank", "blank").attack(2, "jab", 1), "banishment")


def test_bats_turns_a_die_of_the_attack() -> None:
    duel = scene("bats-the-ghost-hound", OURS).put(1, 15, 10)
    take(duel.roll("fail blank blank blank", "blank blank blank").attack(0, "jab", 1), "bats")
    assert duel.power(0) == 4
    assert duel.ask.region.allowed == (0, 1, 2, 3)  # a Failure, too
    duel.answer((0,)).answer(WILD)
    assert (duel.still, duel.damage(1)) == (True, 1)


def test_bats_turns_a_die_of_the_defense() -> None:
    duel = scene("bats-the-ghost-hound", (OURS, ANYBODY)).put(2, 15, 10)
    take(duel.roll("hit blank blank blank", "fail blank blank").attack(2, "jab", 0), "bats")
    assert duel.ask.region.allowed == (0, 1, 2)
    duel.answer((0,)).answer(BLOCK)
    assert duel.damage(0) == 0
    assert not offers(duel.roll("hit blank blank blank", "fail blank blank").attack(2, "jab", 1), "bats")


def test_the_siege_is_an_attack_for_each_who_pays() -> None:
    duel = scene("siege-of-darkness", (OURS, OURS, ANYBODY)).put(3, 13, 12).put(4, 30, 30)
    duel.play("siege-of-darkness").answer(0).answer(1)
    assert [duel.power(one) for one in range(3)] == [4, 4, 6]
    duel.roll(BLANKS)
    for _ in range(2):
        assert ("attack", "blast") not in duel.offered  # it costs Power
        duel.answer("jab").answer(3)
    assert attacked(duel) == [(0, 3, "jab"), (1, 3, "jab")]
    assert not playable(scene("siege-of-darkness", (ANYBODY, SOMEBODY)).t, 0)
