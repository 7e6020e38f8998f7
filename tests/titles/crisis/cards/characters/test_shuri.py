"""Shuri."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import take

KILLER = "killmonger"
SHURI = "shuri"
MISS = "blank blank blank blank"


def test_gauntlets_deal_one_damage_and_push() -> None:
    duel = Duel(SHURI, SKULL).put(SKULL, 18, 10).roll("hit hit hit hit blank blank", MISS).attack(SHURI, "panther-gauntlets", SKULL)
    settle(duel)
    assert (duel.damage(SKULL), duel.power(SHURI)) == (1, 1)
    assert duel.at(SKULL)[0] > 20


def test_sonic_crush_stuns_and_staggers_on_a_wild() -> None:
    for first, conditions in (("wild", {"stun", "stagger"}), ("blank", {"stun"})):
        duel = Duel(SHURI, SKULL).set(SHURI, power=4).put(SKULL, 12, 10).roll(first + " blank" * 6, MISS)
        assert settle(duel.attack(SHURI, "sonic-crush", SKULL)).conditions(SKULL) == conditions


@pytest.mark.parametrize("side", ["attack", "defense"])
def test_upgrades_sell_rerolls_for_allies(side: str) -> None:
    duel = Duel([SHURI, KILLER], SKULL).set(SHURI, power=3).put(SKULL, 12.5, 12.5)
    if side == "attack":
        duel.roll(blanks(5), blanks(3), "hit hit").attack(KILLER, "vibranium-weapons", SKULL)
    else:
        duel.roll("hit hit blank blank blank", blanks(3), "block block").attack(SKULL, "cosmic-burst")
        duel.answer(duel.offered[0]).answer(KILLER)
    take(duel, "upgrades").answer(2)
    settle(duel.answer((0, 1)))
    assert duel.power(SHURI) == 1
    assert duel.damage(SKULL if side == "attack" else KILLER) == (2 if side == "attack" else 0)


def test_upgrades_do_not_reach_far_or_herself() -> None:
    duel = Duel([SHURI, KILLER], SKULL).set(SHURI, power=3).put(KILLER, 30, 30).put(SKULL, 32, 30)
    assert duel.roll(blanks(5), MISS).attack(KILLER, "vibranium-weapons", SKULL).still
    duel.put(SKULL, 14, 10).roll("hit" + " blank" * 5, MISS).attack(SHURI, "panther-gauntlets", SKULL)
    assert not any("upgrades" in str(one) for one in duel.offered)


def test_failures_teach_her() -> None:
    for face, power in (("fail", 2), ("blank", 1)):
        duel = Duel(SHURI, SKULL).put(SKULL, 18, 10).roll(face + " blank" * 5, MISS).attack(SHURI, "panther-gauntlets", SKULL)
        assert settle(duel).power(SHURI) == power
