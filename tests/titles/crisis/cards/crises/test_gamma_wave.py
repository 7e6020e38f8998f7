"""Gamma Wave Sweeps Across Midwest."""

from __future__ import annotations

import pytest

from ...mission import BONES, CAP, IRON, Duel, cleanup, mission, on_token
from ..scenes.crises import both


def at(duel: Duel, x: float, y: float) -> int:
    """The token that lies there."""
    return duel.t.token_at.index((x, y))


def test_gamma_wave_hurts_whoever_is_far_from_the_shelters() -> None:
    duel = both("gamma-wave").set(3, dazed=True)
    on_token(duel, CAP, 0, 4.1)  # just within Range 2
    on_token(duel, BONES, 1, 4.3)  # just beyond it
    cleanup(duel)
    assert duel.t.damage == [0, 1, 1, 0]  # the one at the edge as well, but no Dazed one
    assert duel.t.power == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("where", "points"), [((18, 10), (1, 2)), ((18, 18), (1, 1)), ((18, 26), (2, 1))], ids=["south", "middle", "north"]
)
def test_gamma_wave_scores_by_how_far_the_shelter_is_from_the_own_edge(where: tuple[int, int], points: tuple[int, int]) -> None:
    for seat, who in enumerate((CAP, BONES)):
        duel = both("gamma-wave")
        on_token(duel, who, at(duel, *where))
        cleanup(duel)
        assert duel.t.vp[seat] == points[seat]
        assert duel.t.vp[1 - seat] == 0


def test_gamma_wave_counts_from_whatever_edges_the_players_have() -> None:
    duel = mission(Duel(CAP, BONES), "gamma-wave", edges=("east", "west"))
    on_token(duel, CAP, at(duel, 10, 18))  # near the west edge: far for the first player
    on_token(duel, BONES, at(duel, 26, 18))
    cleanup(duel)
    assert duel.t.vp == [2, 2]


def test_gamma_wave_adds_up() -> None:
    duel = both("gamma-wave")
    on_token(on_token(duel, CAP, 0), IRON, 1)
    on_token(duel, BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [3, 1]
