"""The greedy bot past the last round: who only sits on what both have stays level for ever (CP-180)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.bot.value import place_worth, rate
from longbox.titles.crisis.codes import LAST_ROUND

from ..mission import BONES, CAP, IRON, Duel, give, mission, on_token


def locked(round: int) -> Duel:
    """One against one, each on a shelter of its own with nobody in reach."""
    duel = mission(Duel((CAP,), (BONES,)), "gamma-wave")
    duel.t.round = round
    ys = [y for _, y in duel.t.token_at]
    on_token(duel, CAP, ys.index(min(ys)))
    return on_token(duel, BONES, ys.index(max(ys)))


def best(duel: Duel, name: str) -> Any:
    duel.activate(name)
    ratings = rate(duel.t)
    return duel.ask.options[ratings.index(max(ratings))]


def test_a_holder_sits_until_the_last_round() -> None:
    assert best(locked(LAST_ROUND), CAP) == ("done",)


@pytest.mark.parametrize("name", [CAP, BONES])
def test_past_it_a_holder_goes_for_the_enemy(name: str) -> None:
    assert best(locked(LAST_ROUND + 4), name) == ("move",)


def test_who_carries_something_flees_until_the_last_round_and_attacks_after_it() -> None:
    duel = give(mission(Duel((CAP, IRON), (BONES,)), "panic-grips-city"), CAP, 0).put(BONES, 18, 30)
    duel.t.token_at[1:] = [(35.0, 1.0)] * (len(duel.t.token_at) - 1)
    away, close = (4.0, 12.0), (18.0, 20.0)
    duel.t.round = LAST_ROUND
    worth = place_worth(duel.t, 0)
    assert worth(*away) > worth(*close)
    duel.t.round += 2
    worth = place_worth(duel.t, 0)
    assert worth(*close) > worth(*away)
