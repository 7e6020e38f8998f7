"""Magik (Illyana Rasputin)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import usable
from ..scenes.convocation import dice, fight

MAGIK = "magik"


def test_bolts_of_oshtur_give_one_power() -> None:
    assert fight(MAGIK, "bolts-of-oshtur", dice("hit", 4), dice("block", 3)).power(MAGIK) == 9


def test_darkchylde_counts_failures_of_both_rolls() -> None:
    duel = fight(MAGIK, "darkchylde", dice("fail", 2, of=6), "fail fail block")
    assert duel.damage(SKULL) == 3
    assert duel.conditions(SKULL) == {"bleed", "incinerate"}


def test_the_lady_of_limbo_is_armored_against_magic_only() -> None:
    duel = Duel(MAGIK, CAP).roll(dice("hit", 2, of=5), "wild blank blank").attack(CAP, "shield-bounce", MAGIK)
    assert duel.still
    assert duel.damage(MAGIK) == 1


@pytest.mark.parametrize(("paid", "y"), [(1, 12.3), (2, 14.0), (3, 16.0)])
def test_limbo_step_goes_as_far_as_it_was_paid(paid: int, y: float) -> None:
    duel = Duel(MAGIK, SKULL).set(MAGIK, power=4).use(MAGIK, "limbo-step").answer(paid).answer([10.0, y])
    assert (duel.at(MAGIK), duel.power(MAGIK)) == ((10.0, y), 4 - paid)
    assert not usable(duel, MAGIK, "limbo-step")


def test_limbo_step_goes_no_farther() -> None:
    for paid, y in ((1, 14.0), (2, 16.0)):
        duel = Duel(MAGIK, SKULL).set(MAGIK, power=4).use(MAGIK, "limbo-step").answer(paid)
        with pytest.raises(Illegal, match="must be within Range"):
            duel.answer([10.0, y])
