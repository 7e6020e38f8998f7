"""The scene builder builds scenes."""

from __future__ import annotations

import pytest

from .scene import PASS, Duel


@pytest.mark.rule("CP-346", "CP-347", "CP-348", "CP-352", "CP-354")
def test_an_attack_from_declaration_to_damage() -> None:
    duel = Duel("captain-america-first-avenger", "crossbones-merciless-merc")
    duel.roll("hit hit hit blank fail", "block blank fail blank")
    duel.attack("captain-america-first-avenger", "shield-bounce", "crossbones-merciless-merc")
    assert duel.decline().still
    assert duel.damage("crossbones-merciless-merc") == 1  # 3 hits, 1 block, 1 off by the innate reduction
    assert duel.power("captain-america-first-avenger") == 1
    assert duel.power("crossbones-merciless-merc") == 1


def test_reactions_are_offered() -> None:
    duel = Duel("captain-america-first-avenger", "captain-america-first-avenger").set(1, power=2)
    duel.attack(0, "shield-bounce", 1)
    assert duel.ask.seat == 1
    assert PASS in duel.offered
    duel.roll("hit hit hit hit hit", "block block block block block block").answer("captain-america-first-avenger/perfect-block")
    assert duel.damage(1) == 0
    assert duel.power(1) == 0
