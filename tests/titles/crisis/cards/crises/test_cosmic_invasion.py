"""Cosmic Invasion! Black Order Descends on Earth."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import DiceRolled

from ...mission import BONES, CAP, IRON, cleanup, on_token, power_phase
from ..scenes.crises import both


@pytest.mark.parametrize(("face", "lucky"), [("crit", True), ("wild", True), ("hit", False), ("block", False), ("fail", False)])
def test_cosmic_invasion_rays_bring_power_and_the_opponent_pushes(face: str, lucky: bool) -> None:
    duel = both("cosmic-invasion").roll(face)
    on_token(duel, CAP, 0)
    power_phase(duel)
    assert duel.power(CAP) == (3 if lucky else 1)
    if lucky:
        assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
        duel.answer([0])
        assert duel.at(CAP) == (pytest.approx(6 + 3.375), 18)
    assert duel.still
    assert duel.t.script == []


def test_cosmic_invasion_priority_rolls_first_and_each_player_for_its_own() -> None:
    duel = both("cosmic-invasion").roll("blank blank crit").set(3, dazed=True)
    duel.t.priority = 1
    on_token(on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2), 3, 3)
    power_phase(duel)
    assert (duel.ask.seat, set(duel.offered)) == (0, {("character", 0), ("character", 1)})  # the other player's die is rolled
    duel.answer(("character", 1))
    assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
    assert duel.t.stack[-1].who == 0
    duel.answer([0])
    assert duel.t.power == [3, 1, 1, 0]
    assert [event.who for event in duel.heard(DiceRolled)] == [2, 1, 0]


def test_cosmic_invasion_scores_one_for_each_vault_secured() -> None:
    duel = both("cosmic-invasion")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
