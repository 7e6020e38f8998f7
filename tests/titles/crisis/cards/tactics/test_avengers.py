"""Team Tactic cards of the affiliation Avengers."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.rules.tactics import playable

from ..players_of_cards import ANYBODY, SOMEBODY, member, scene, who
from ..scenes.tactics import stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


@pytest.mark.rule("CP-592")
def test_avengers_assemble() -> None:
    duel = stage("avengers-assemble", us=["test-avenger", "test-plain", "captain-america-first-avenger", "invincible-iron-man"])
    duel.set(3, power=0).play("avengers-assemble")
    assert duel.offered == (0, 2)
    duel.answer(2).answer(0)
    assert (duel.power(0), duel.power(2)) == (5, 5)
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["advance"] == 2  # in the order in which they were named
    with pytest.raises(Illegal, match="reaches"):
        duel.answer([10.0, 22.5])  # Short, and no more
    duel.answer([7.0, 16.0]).answer([7.0, 10.0])
    assert (duel.at(2), duel.at(0)) == ((7.0, 16.0), (7.0, 10.0))
    assert duel.still


def test_second_wind() -> None:
    duel = stage("second-wind", us=["test-avenger", "test-plain"]).set(0, damage=3, conditions=("stun", "bleed"))
    duel.set(1, damage=3, conditions=("stun",)).play("second-wind")
    assert duel.still
    assert (duel.damage(0), duel.conditions(0), duel.power(0)) == (2, {"bleed"}, 5)
    assert (duel.damage(1), duel.conditions(1)) == (3, {"stun"})


def test_anger_management_makes_the_hulk_angry() -> None:
    duel = scene("anger-management", (member("Avengers"), who("Hulk"), ANYBODY)).play("anger-management")
    assert duel.offered == (1, 2, 3, 4, 5)
    duel.answer(4)
    assert (duel.power(0), duel.power(1), duel.damage(1)) == (2, 10, 4)
    assert not playable(scene("anger-management", (member("Avengers"), who("Hulk"))).put(1, 30, 30).t, 0)
    assert not playable(scene("anger-management", (ANYBODY, who("Hulk"))).t, 0)  # no Avenger
    assert not playable(scene("anger-management", (member("Avengers"), SOMEBODY)).t, 0)  # no Hulk
