"""Lizard (Curtis Connors)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle, usable
from ..scenes.spider_foes import near

LIZARD = "lizard"
RHINO = "rhino"
SHOCKER = "shocker"


@pytest.mark.parametrize("who", [LIZARD, RHINO])
def test_a_hide_takes_one_damage_less_but_at_least_one(who: str) -> None:
    for n, taken in ((3, 2), (1, 1)):
        assert settle(Duel(who, SKULL).script(damage(TARGET, n), SKULL, target=0)).damage(who) == taken
    assert settle(Duel([who, SHOCKER], SKULL).script(damage(TARGET, 2), SHOCKER, target=0)).damage(who) == 2


def test_a_breakthrough_throws_short_once_per_turn() -> None:
    duel = near(LIZARD, SKULL, power=6).use(LIZARD, "biochemical-breakthrough")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert 14 < duel.at(SKULL)[0] < 18
    assert not usable(duel.put(SKULL, 13, 10), LIZARD, "biochemical-breakthrough")


def test_the_lizard_heals() -> None:
    duel = Duel(LIZARD, SKULL).put(SKULL, 30, 30).set(LIZARD, damage=2).activate(LIZARD).answer("done")
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert duel.damage(LIZARD) == 1
