"""Groot (I Am Groot)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, settle, usable
from ..scenes.wakanda import take

GROOT = "groot"


def test_i_am_groot_may_throw_anybody_and_staggers() -> None:
    duel = Duel(GROOT, SKULL).set(GROOT, power=5).put(SKULL, 12.5, 10).roll(blanks(8), blanks(4))
    take(duel.attack(GROOT, "i-am-groot", SKULL), "throw").answer([0.0])
    assert settle(duel).conditions(SKULL) == {"stagger"}
    assert duel.at(SKULL)[0] > 15


def test_groot_strikes_at_range_three_grows_back_and_roots() -> None:
    duel = Duel(GROOT, SKULL).set(GROOT, power=8, damage=5).put(SKULL, 16, 10)
    duel.use(GROOT, "living-plant").use(GROOT, "tangling-vines")
    assert (duel.damage(GROOT), duel.conditions(SKULL), duel.power(GROOT)) == (2, {"root"}, 4)
    assert not usable(duel, GROOT, "living-plant")
    assert not usable(duel.put(SKULL, 22, 10), GROOT, "tangling-vines")
    settle(duel.put(SKULL, 16, 10).roll("hit hit blank blank blank", blanks(4)).attack(GROOT, "strike", SKULL))
    assert duel.power(GROOT) == 6
