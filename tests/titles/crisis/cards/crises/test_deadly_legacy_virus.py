"""Deadly Legacy Virus Cured?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.codes import KO, NOBODY, PLAYED, REMOVED
from longbox.titles.crisis.rules.damage import CRISIS, Suffer
from titles.crisis.shelf import the_cards

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens, on_token
from ..scenes.crises import cube


def legacy() -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP)), "deadly-legacy-virus")


def test_cures_cost_one_more_for_each_that_is_held() -> None:
    duel = give(legacy(), CAP, 1, 2)
    on_token(duel, CAP, 0).set(CAP, power=2).activate(CAP)
    assert offered_tokens(duel) == []
    duel.answer("done")
    interact(duel, CAP, 0, power=4)
    assert duel.power(CAP) == 1
    assert duel.t.token_holder == [0, 0, 0]


def test_cures_score_one_each() -> None:
    duel = give(give(legacy(), CAP, 0, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
    assert duel.t.token_holder == [0, 0, 2]


def test_all_cures_are_given_up_with_their_holder_for_six_points() -> None:
    duel = give(legacy(), BONES, 0, 1, 2)
    cleanup(duel)
    assert duel.t.vp == [0, 6]
    assert duel.t.token_holder == [REMOVED] * 3
    assert duel.t.status[2] == KO  # though Healthy
    assert duel.still  # no token was left to drop


def test_a_grunt_with_all_cures_scores_as_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = give(legacy(), BONES, 0, 1, 2)
    monkeypatch.setitem(the_cards().characters, BONES, replace(the_cards().characters[BONES], parents=(CAP,)))
    cleanup(duel)
    assert duel.t.vp == [0, 3]
    assert duel.t.status[2] & PLAYED


def test_giving_up_the_last_character_loses_before_the_points_count() -> None:
    duel = give(mission(Duel(CAP, BONES), "deadly-legacy-virus"), BONES, 0, 1, 2)
    duel.t.vp = [0, 12]
    cleanup(duel)
    assert duel.t.over
    assert duel.t.winning == 0


def test_points_of_the_other_card_are_counted_before_the_holder_leaves() -> None:
    duel = mission(Duel((CAP, IRON), (BONES, CAP)), "infinity-formula", "deadly-legacy-virus")
    give(duel, BONES, 4, 5, 6)
    on_token(duel, BONES, 0)
    cleanup(duel)
    assert duel.t.vp == [0, 7]


def test_crisis_damage_is_nobodys() -> None:
    """A holder hurt by the card gains no Power for it, and nobody's reactions to enemies apply."""
    duel = cube()
    duel.push(Suffer(2, 2, NOBODY, CRISIS))
    assert duel.damage(BONES) == 2  # the armor is against enemies only
    assert duel.power(BONES) == 0
