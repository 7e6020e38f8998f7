"""Boards in a few shapes."""

from __future__ import annotations

import pytest

import longbox
from longbox.titles import facets


@pytest.mark.parametrize("name", ["crisis", "tactics"])
def test_whoever_stands_on_the_board_is_on_the_sketch_and_ones_own_side_is_near(name: str) -> None:
    game = longbox.new(name, seed="sketch", setup="quick")
    title = facets.page(game.title)
    for seat in (0, 1):
        found = title.sketch(game.state, seat)
        assert found is not None
        pieces = [one for one in found.spots if not one.token]
        assert pieces
        assert all(0 <= one.x <= found.width and 0 <= one.y <= found.height for one in found.spots)
        assert all(one.emblem or one.letters for one in pieces)
        depth = [sum(one.y for one in pieces if one.seat == who) / sum(one.seat == who for one in pieces) for who in (0, 1)]
        assert depth[seat] > depth[1 - seat], "the own side is below"
        left, top, wide, high = found.view()
        assert all(left <= one.x <= left + wide and top <= one.y <= top + high for one in pieces)


def test_a_fallen_house_is_rubble_on_the_sketch() -> None:
    game = longbox.new("crisis", seed="sketch", setup="quick")
    title, state = facets.page(game.title), game.state
    before = title.sketch(state, 0)
    state.rubble |= 1
    after = title.sketch(state, 0)
    assert before is not None
    assert after is not None
    assert before.areas[0].look != "rubble" == after.areas[0].look


def test_a_game_without_a_board_has_no_sketch() -> None:
    game = longbox.new("revolution", seed="sketch")
    assert facets.page(game.title).sketch(game.state, 0) is None
