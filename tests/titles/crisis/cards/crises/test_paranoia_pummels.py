"""Paranoia Pummels Populace!"""

from __future__ import annotations

import pytest

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, offered_tokens, on_token
from ..scenes.crises import both


def paranoia(**options: str) -> Duel:
    return both("paranoia-pummels", **options)


@pytest.mark.parametrize(("away", "hurt"), [(4.3, 0), (4.5, 1)])
def test_paranoia_hurts_whoever_picks_up_alone(away: float, hurt: int) -> None:
    duel = on_token(paranoia(), IRON, 0, away)  # Range 2 from base to base
    on_token(duel, BONES, 0, 1.5)  # an enemy is no company
    interact(duel, CAP, 0, power=1)
    assert duel.t.token_holder[0] == 0
    assert duel.damage(CAP) == hurt
    assert duel.power(CAP) == 0


@pytest.mark.parametrize(("ruling", "hurt"), [("count", 0), ("ignored", 1)])
def test_paranoia_a_dazed_ally_is_company_where_bystanders_count(ruling: str, hurt: int) -> None:
    duel = on_token(paranoia(dazed_bystanders=ruling), IRON, 0, 2.0).set(IRON, dazed=True)
    interact(duel, CAP, 0)
    assert duel.damage(CAP) == hurt


def test_paranoia_one_each_to_hold() -> None:
    duel = paranoia()
    duel.t.token_at[1] = (9.0, 19.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []


def test_paranoia_scores_one_each_and_one_more_for_company() -> None:
    duel = give(give(give(paranoia(), CAP, 0), IRON, 1), BONES, 2)
    duel.put(CAP, 10, 10).put(IRON, 12, 10).put(BONES, 30, 30).put(3, 20, 30)
    cleanup(duel)
    assert duel.t.vp == [3, 1]  # one more, not one per holder; the other player's second character is too far away


def test_paranoia_company_needs_a_holder() -> None:
    duel = paranoia().put(CAP, 10, 10).put(IRON, 12, 10)
    cleanup(duel)
    assert duel.t.vp == [0, 0]


@pytest.mark.rule("CP-237")
def test_paranoia_a_dazed_ally_brings_no_point() -> None:
    duel = give(paranoia(), CAP, 0).set(IRON, dazed=True).put(CAP, 10, 10).put(IRON, 12, 10)
    cleanup(duel)
    assert duel.t.vp == [1, 0]
