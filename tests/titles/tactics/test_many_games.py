"""Many games at every level and on every map: they end by the rules, and a player who knows what it does beats one who does not."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import longbox
from longbox.kernel import Game
from longbox.players import GreedyPlayer, Player, RandomPlayer, play
from longbox.titles.tactics.maps import READY
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.state import Table

ALL = bool(os.environ.get("LONGBOX_ALL"))
PARTS = 4 if ALL else 1
REASONS = {"points", "knocked-out", "last-page", "draw"}

levels = pytest.mark.parametrize("level", LEVELS)


def game(seed: int, level: str) -> Game[Table]:
    return longbox.new("tactics", seed=seed, level=level, map=READY[seed // 2 % len(READY)])


def check_end(played: Game[Table]) -> None:
    """What the table says about the end fits its figures and points."""
    t, result = played.state, played.result
    assert result is not None
    assert t.reason in REASONS
    need, last = LEVELS[str(t.options["level"])].victory, t.options["last_page"]
    assert (t.reason == "points") == (max(t.vp) >= need and t.vp[0] != t.vp[1])
    assert (result.winner is None) == (t.vp[0] == t.vp[1]) == (t.reason == "draw")
    if result.winner is not None:
        assert t.vp[result.winner] > t.vp[1 - result.winner]
    if t.reason == "last-page":
        assert t.page == last
    assert t.page <= int(str(last))


@levels
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end(level: str, part: int) -> None:
    for seed in range(part, 1000 if ALL else 4, PARTS):
        played = game(seed, level)
        play(played, [RandomPlayer(f"{seed} a"), RandomPlayer(f"{seed} b")])
        check_end(played)


@levels
def test_greedy_mirror_games_mostly_end_by_points(level: str) -> None:
    games, reasons = 60 if ALL else 2, Counter[str]()
    for seed in range(games):
        played = game(seed, level)
        play(played, [GreedyPlayer(f"{seed} a"), GreedyPlayer(f"{seed} b")])
        check_end(played)
        reasons[played.state.reason] += 1
    print(f"{level}: {dict(reasons)}")
    assert reasons["points"] * 2 > games


@levels
def test_greedy_beats_random(level: str) -> None:
    """Every seed is played twice, with greedy in either seat."""
    games, wins = 100 if ALL else 2, 0
    for number in range(games):
        seat = number % 2
        played = game(number // 2, level)
        players: list[Player] = [RandomPlayer(f"{number} a"), RandomPlayer(f"{number} b")]
        players[seat] = GreedyPlayer(number)
        play(played, players)
        assert played.result is not None
        wins += played.result.winner == seat
    print(f"{level}: greedy won {wins} of {games}")
    assert wins * 100 >= 95 * games
