"""Chance: reproducible, fair, scripted on request, provable afterwards."""

from __future__ import annotations

from collections import Counter

import pytest

import longbox
from longbox.kernel import Generator, Illegal, OutOfDice, commitment, dice_key, proves
from longbox.kernel.dice import draw, new_seed
from scrap import TITLE


def test_the_game_draws_the_published_generator() -> None:
    state = TITLE.new(seed=7)
    count, key = state.count, state.key
    assert state.below(1 << 64) == draw(key, count + 1)
    assert state.count == count + 1


def test_dice_are_fair() -> None:
    """Chi-square with 5 degrees of freedom: above 30 happens once in 80,000 honest runs, and this run is always the same."""
    state = TITLE.new(seed="fair")
    seen = Counter(state.roll(60_000, 6))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert sum((n - 10_000) ** 2 / 10_000 for n in seen.values()) < 30


def test_shuffles_are_fair() -> None:
    rng = Generator(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 60


def test_state_and_generator_shuffle_alike() -> None:
    state = TITLE.new(seed=7)
    state.key, state.count = 5, 0
    left, right = list(range(20)), list(range(20))
    state.shuffle(left)
    Generator(5).shuffle(right)
    assert left == right


def test_scripted_dice_come_in_order_and_then_refuse() -> None:
    state = TITLE.new(seed=7)
    state.script = [6, 1, 3]
    assert state.roll(2, 6) == [6, 1]
    assert state.copy().die(6) == 3
    assert state.die(6) == 3
    with pytest.raises(OutOfDice, match="no more dice"):
        state.die(6)


def test_a_script_may_go_on_at_random() -> None:
    state = TITLE.new(seed=7)
    state.script, state.script_ends = [6], False
    assert state.die(6) == 6
    count = state.count
    assert 1 <= state.die(6) <= 6
    assert state.count == count + 1


@pytest.mark.parametrize("face", [0, 7])
def test_a_script_cannot_hold_an_impossible_face(face: int) -> None:
    state = TITLE.new(seed=7)
    state.script = [face]
    with pytest.raises(OutOfDice, match="faces 1 to 6"):
        state.die(6)


def test_scripts_belong_to_one_game() -> None:
    one, other = longbox.new("sample", seed=1), longbox.new("sample", seed=1)
    one.state.script = [1]
    assert other.state.script is None


def test_the_seed_is_committed_before_and_revealed_after() -> None:
    game = longbox.new("sample")
    committed = game.commitment
    with pytest.raises(Illegal, match="when the game is over"):
        game.reveal()
    while game.ask is not None:
        game.answer(0)
    seed = game.reveal()
    assert proves(seed, committed)
    assert not proves(f"{seed}x", committed)
    assert dice_key(seed) == game.state.key


def test_no_view_names_the_seed_or_the_key() -> None:
    game = longbox.new("sample", seed="a secret seed")
    while game.ask is not None:
        for seat in range(-1, 3):
            text = str(game.view(seat))
            assert "a secret seed" not in text
            assert str(game.state.key) not in text
        game.answer(0)


def test_seeds_nobody_chose_differ() -> None:
    assert new_seed() != new_seed()
    assert longbox.new("sample").digest != longbox.new("sample").digest
    assert commitment(1) != commitment(2)
