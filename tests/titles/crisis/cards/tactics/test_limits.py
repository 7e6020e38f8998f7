"""Team Tactic cards: what they cost and when they may not be played."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable

from ..scenes.tactics import stage

pytestmark = pytest.mark.usefixtures("extras")


@pytest.mark.parametrize(("card", "us"), [("dark-reign", "test-cabal"), ("surprise-webhead", "test-foe")])
def test_no_enemy_to_choose_for_members(card: str, us: str) -> None:
    duel = stage(card, us=[us])
    assert playable(duel.t, 0) == [card]
    assert not playable(duel.set(1, dazed=True).t, 0)


@pytest.mark.parametrize("card", ["aunt-mays-wheat-cakes", "second-wind", "surprise-webhead", "the-shieldmobile", "dark-reign"])
def test_only_members_play(card: str) -> None:
    assert not playable(stage(card, us=["test-plain", "test-crook"]).t, 0)


@pytest.mark.parametrize(("card", "us"), [("aunt-mays-wheat-cakes", "test-spider"), ("second-wind", "test-avenger")])
def test_any_number_play(card: str, us: str) -> None:
    duel = stage(card, us=[us, us, us])
    for who in range(3):
        duel.set(who, damage=1)
    duel.play(card).answer(2).answer(0).answer(1)
    assert [duel.damage(who) for who in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("card", ["bitter-rivals", "kick-em-while-theyre-down", "disarm"])
def test_no_enemy_to_choose(card: str) -> None:
    duel = stage(card)
    assert playable(duel.t, 0) == [card]
    assert not playable(duel.set(2, dazed=True).t, 0)


@pytest.mark.parametrize("card", ["advanced-r-d", "inspiring-monologue", "patch-up", "tactical-analysis"])
def test_no_ally_to_choose(card: str) -> None:
    assert ("tactic", card) in stage(card).activate(0).offered
    assert ("tactic", card) not in stage(card).set(1, dazed=True).activate(0).offered


@pytest.mark.parametrize(
    ("card", "price"),
    [("bitter-rivals", 3), ("climbing-gear", 3), ("inspiring-monologue", 3), ("kick-em-while-theyre-down", 2)],
)
def test_prices(card: str, price: int) -> None:
    assert playable(stage(card).set(0, power=price).set(1, power=0).t, 0) == [card]
    assert not playable(stage(card).set(0, power=price - 1).set(1, power=0).t, 0)
