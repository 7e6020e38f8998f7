"""Sabretooth (Victor Creed)."""

from __future__ import annotations

import pytest

from ...helpers import over, settle
from ...scene import PASS, Duel
from ..scenes.healers_and_hydra import close


def test_savage_predator_finisher() -> None:
    duel = close("sabretooth").set("sabretooth", power=4)
    duel.roll("wild hit " + "blank " * 5, "fail fail fail").attack("sabretooth", "savage-predator", "thanos-the-mad-titan")
    duel.answer("claw-slash").roll("blank fail blank blank blank", "fail fail fail").answer("thanos-the-mad-titan")
    duel.roll("hit hit hit hit").answer([0, 2, 3, 4])  # any number of dice
    settle(duel)
    assert duel.damage("thanos-the-mad-titan") == 1 + 3
    duel.roll("blank " * 5, "fail fail fail").attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)  # no later one may be rerolled


def test_a_finisher_that_is_declined_is_gone() -> None:
    duel = close("sabretooth").set("sabretooth", power=4)
    duel.roll("wild hit " + "blank " * 5, "fail fail fail").attack("sabretooth", "savage-predator", "thanos-the-mad-titan")
    duel.answer(PASS).roll("blank " * 5, "fail fail fail").attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)


@pytest.mark.parametrize(("hurt", "dice"), [(0, 5), (2, 7), (5, 8)])
def test_no_mercy(hurt: int, dice: int) -> None:
    duel = close("sabretooth").set("sabretooth", power=3).set("thanos-the-mad-titan", damage=hurt)
    duel.use("sabretooth", "no-mercy").roll("blank " * dice, "blank blank blank")
    duel.attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)
    duel.roll("blank " * 5, "blank blank blank").attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)


def test_untamed_force() -> None:
    duel = close("wolverine", "sabretooth").set("sabretooth", power=2)
    duel.roll("blank " * 5, "blank blank blank").attack("wolverine", "adamantium-slash", "sabretooth")
    duel.answer("sabretooth/untamed-force")
    duel.roll("hit " * 5, "fail " * 4).answer("wolverine")
    settle(duel)
    assert duel.damage("wolverine") == 5
    duel.set("sabretooth", power=2).roll("blank " * 5, "blank blank blank")
    assert duel.attack("wolverine", "adamantium-slash", "sabretooth").still  # once per turn
    duel = Duel("ebony-maw", "sabretooth").set("sabretooth", power=2).roll("blank " * 6, "blank blank blank")
    assert duel.attack("ebony-maw", "black-tongue", "sabretooth").still  # too far away


def test_aggressive() -> None:
    duel = Duel("ebony-maw", "sabretooth").roll("hit " + "blank " * 5, "blank blank blank")
    settle(duel.attack("ebony-maw", "black-tongue", "sabretooth"))
    assert duel.ask.kind == "advance"
    assert duel.ask.seat == 1
    assert PASS in duel.offered
    duel.answer([13.0, 10.0])
    assert duel.at("sabretooth") == (13.0, 10.0)
    duel.roll("blank " * 6, "blank blank blank").attack("ebony-maw", "black-tongue", "sabretooth")
    assert over(duel)  # no damage, no advance
