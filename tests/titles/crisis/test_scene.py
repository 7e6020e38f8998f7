"""The scene builder builds scenes."""

from __future__ import annotations

import re
from collections.abc import Callable

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


@pytest.mark.parametrize(
    ("do", "told"),
    [
        (lambda: Duel("nobody"), "There is no scripted character 'nobody'; "),
        (lambda: Duel("black-cta"), "There is no scripted character 'black-cta'; did you mean 'black-cat'?"),
        (lambda: Duel("black-cat").power("wong"), "Nobody in this scene is 'wong'; there is black-cat."),
        (lambda: Duel("black-cat").power("black-cat@2"), "black-cat is in this scene 1 times, so there is no black-cat@2."),
        (
            lambda: Duel("black-cat").attack(0, "cat-claw"),
            "There is no attack 'black-cat/cat-claw'; did you mean 'black-cat/cat-claws'?",
        ),
        (lambda: Duel("black-cat").use(0, "bad-lock"), "black-cat shows no superpower 'bad-lock'; did you mean 'bad-luck'?"),
        (lambda: Duel("black-cat").roll("crit bock"), "No die shows 'bock'; did you mean 'block'?"),
    ],
)
def test_a_wrong_name_is_a_sentence(do: Callable[[], object], told: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(told)):
        do()
