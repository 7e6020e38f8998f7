"""Vulture (Adrian Toomes)."""

from __future__ import annotations

from longbox.titles.crisis.words import M

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle, take
from ..scenes.spider_foes import near

VULTURE = "vulture"
MISS = "blank blank fail fail"


def test_an_enemy_is_abducted_after_the_move() -> None:
    duel = near(VULTURE, SKULL, power=4).activate(VULTURE).answer("move")
    take(duel, "abduct")
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 12.0])
    assert duel.ask.kind == "place"
    duel.answer([15.0, 10.0])
    assert (duel.at(SKULL), duel.power(VULTURE)) == ((15.0, 10.0), 2)
    duel.put(SKULL, 13, 12).answer("move")
    assert duel.ask.kind == "advance"


def test_nobody_near_is_nobody_to_abduct() -> None:
    duel = Duel(VULTURE, SKULL).set(VULTURE, power=2).activate(VULTURE).answer("move")
    assert duel.ask.kind == "advance"
    duel = near(VULTURE, SKULL, power=2).advance(VULTURE, M)
    assert duel.ask.kind == "advance"  # not his activation


def test_criticals_flatter_a_scientist() -> None:
    duel = near(VULTURE, SKULL).roll("crit blank blank blank blank", MISS, "blank").attack(VULTURE, "raptor-strike", SKULL)
    settle(duel)
    assert duel.power(VULTURE) == duel.damage(SKULL) + 1
