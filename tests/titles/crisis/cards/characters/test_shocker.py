"""Shocker (Herman Schultz)."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import offers, settle, take
from ..scenes.spider_foes import faces

ELECTRO = "electro"
LIZARD = "lizard"
SHOCKER = "shocker"
MISS = "blank blank fail fail"


def test_a_shield_adds_two_dice_but_not_against_mystic_attacks() -> None:
    duel = Duel(SHOCKER, CAP).set(SHOCKER, power=2).attack(CAP, "shield-bounce", SHOCKER)
    settle(take(duel.roll(faces(5), faces(6)), "vibrational-shield"))
    assert not duel.t.script
    duel = Duel(SHOCKER, SKULL).set(SHOCKER, power=2).set(SKULL, power=4)
    assert not offers(duel.roll(faces(7), faces(3)).attack(SKULL, "reality-bows-to-me", SHOCKER), "vibrational")


def test_enemies_near_him_lose_a_die() -> None:
    for at, dice in ((13, 4), (16, 5)):
        duel = Duel([SHOCKER, LIZARD], CAP).put(CAP, at, 10).put(LIZARD, 13, 13)
        settle(duel.roll(faces(dice), MISS).attack(CAP, "shield-bounce", LIZARD))
        assert not duel.t.script


@pytest.mark.parametrize(("who", "conditions"), [(SHOCKER, "stun"), (ELECTRO, "shock")])
def test_immunities(who: str, conditions: str) -> None:
    from longbox.titles.crisis.codes import CONDITION_BITS

    assert Duel(who, SKULL).t.immune(0, CONDITION_BITS[conditions])
