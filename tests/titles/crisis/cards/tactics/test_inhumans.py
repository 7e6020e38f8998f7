"""Team Tactic cards of the affiliation Inhumans."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import ASSET, CIVILIAN

from ...extras import plain
from ...scene import Duel
from ..scenes.tactics import stage, token, with_cards

characters = with_cards(plain("inhuman", "", "Inhumans"))
pytestmark = pytest.mark.usefixtures("extras")


def scene(kind: str = CIVILIAN, far: float = 0.0) -> Duel:
    duel = stage("terrigenesis", us=["inhuman", "test-plain"]).put(2, 14 + far, 10)
    token(duel, 2, kind)
    return duel


def test_terrigenesis_hurts_who_has_a_civilian() -> None:
    duel = scene().roll("crit wild hit block").play("terrigenesis")
    assert duel.still
    assert (duel.damage(2), duel.power(0), duel.t.vp) == (3, 3, [0, 0])


def test_terrigenesis_two_points_for_whoever_goes_down() -> None:
    duel = scene().set(2, damage=5).roll("crit blank blank block").play("terrigenesis")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.t.vp == [2, 0]


def test_terrigenesis_needs_a_civilian_near() -> None:
    assert not playable(scene(ASSET).t, 0)
    assert not playable(scene(far=10).t, 0)
