"""Bots: they get what their seat may know, and the same seed chooses alike."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import longbox
from longbox.kernel import Answer, Generator
from longbox.players import GreedyPlayer, Player, RandomPlayer, Sight, play


class Nosy:
    """Reads everything it is given, and writes down what it learns of the others' cards."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def choose(self, sight: Sight[Any]) -> Answer:
        self.views.append(sight.view())
        return 0


def test_a_bot_sees_only_its_own_hand() -> None:
    game = longbox.new("sample", seed=4)
    bots = [Nosy() for _ in range(3)]
    play(game, bots)
    for seat, bot in enumerate(bots):
        assert bot.views
        assert all(view["seat"] == seat for view in bot.views)


def test_a_bot_thinks_in_possible_worlds_not_in_the_real_one() -> None:
    game = longbox.new("sample", seed=4)
    assert game.ask is not None
    sight = Sight(game.title, game.state, game.ask)
    worlds = [sight.determinize(Generator(n)) for n in range(50)]
    assert all(sorted(world.hands[0]) == sorted(game.state.hands[0]) for world in worlds)
    assert len({str(world.hands[1]) for world in worlds}) > 1
    assert len({world.key for world in worlds}) == 50
    assert game.state.key not in {world.key for world in worlds}


def test_random_players_choose_every_option_and_alike_for_the_same_seed() -> None:
    game = longbox.new("sample", seed=4)
    assert game.ask is not None
    sight = Sight(game.title, game.state, game.ask)
    one, two = RandomPlayer(5), RandomPlayer(5)
    picks = [one.choose(sight) for _ in range(4000)]
    assert picks == [two.choose(sight) for _ in range(4000)]
    assert sorted(Counter(picks).items())[0][1] > 900  # type: ignore[type-var]
    assert set(picks) == {0, 1, 2, 3}  # type: ignore[arg-type]


def test_progress_is_told_after_every_decision() -> None:
    game = longbox.new("sample", seed=4)
    told: list[int] = []
    play(game, [RandomPlayer(seat) for seat in range(3)], lambda now: told.append(len(now.answers)))
    assert told == list(range(1, len(game.answers) + 1))


def test_greedy_beats_random_at_the_sample() -> None:
    wins = 0
    for seed in range(60):
        game = longbox.new("sample", seed=seed)
        seats: list[Player] = [RandomPlayer(f"{seed} {seat}") for seat in range(3)]
        seats[seed % 3] = GreedyPlayer(seed)
        play(game, seats)
        assert game.result is not None
        wins += game.result.winner == seed % 3
    assert wins > 30  # chance would give 20


def test_greedy_takes_the_best_and_breaks_ties_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    game = longbox.new("sample", seed=4)
    assert game.ask is not None
    title = game.title
    sight = Sight(title, game.state, game.ask)
    monkeypatch.setattr(type(sight.advisor), "rate", lambda self, state: [0.0, 2.0, 2.0, 1.0])
    assert {GreedyPlayer(seed).choose(sight) for seed in range(40)} == {1, 2}
