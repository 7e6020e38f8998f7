"""Many games: they end by the rules, and a player who looks ahead beats one who does not."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import longbox
from longbox.kernel import Game
from longbox.players import GreedyPlayer, Player, RandomPlayer, play
from longbox.titles.crisis.battlefields import READY as FIELDS
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.events import GameEnded
from longbox.titles.crisis.state import Table

MANY = 50 if os.environ.get("LONGBOX_ALL") else 1
ROSTERS = sorted(LIBRARY.rosters)
WHERE = [*FIELDS, "random"]
BY_THE_RULES = {"points", "lead", "last-round", "elimination"}


def game(seed: int, ruleset: int, **more: str) -> Game[Table]:
    """A game of some pair of rosters somewhere."""
    one, two = ROSTERS[seed % len(ROSTERS)], ROSTERS[seed // len(ROSTERS) % len(ROSTERS)]
    options = {"roster_a": one, "roster_b": two, "battlefield": WHERE[seed % len(WHERE)]} | more
    return longbox.new("crisis", seed=seed, ruleset=ruleset, **options)


def ends(played: Game[Table]) -> str:
    """How it ended; a limit of rounds would be no end by the rules."""
    (end,) = [event for event in played.events() if isinstance(event, GameEnded)]
    return end.reason


@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize("part", range(2))
def test_random_games_end(ruleset: int, part: int) -> None:
    for seed in range(part, 20 * MANY, 2):
        played = game(seed, ruleset)
        play(played, [RandomPlayer(f"{seed} a"), RandomPlayer(f"{seed} b")])
        assert played.result is not None
        assert ends(played) in BY_THE_RULES


@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize("part", range(2))
def test_greedy_mirror_games_end_by_the_rules(ruleset: int, part: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(part, 4 * MANY, 2):
        played = game(seed, ruleset, roster_b=ROSTERS[seed % len(ROSTERS)])
        play(played, [GreedyPlayer(f"{seed} a"), GreedyPlayer(f"{seed} b")])
        reasons[ends(played)] += 1
    assert set(reasons) <= BY_THE_RULES


def test_greedy_beats_random() -> None:
    """Every seed is played four times: greedy in either seat, with either roster."""
    games, wins = 100 if MANY > 1 else 12, 0
    for number in range(games):
        seat, swapped = number % 2, number // 2 % 2
        one, two = ("cabal", "avengers") if swapped else ("avengers", "cabal")
        played = game(number // 4, 2025, roster_a=one, roster_b=two)
        players: list[Player] = [RandomPlayer(f"{number} a"), RandomPlayer(f"{number} b")]
        players[seat] = GreedyPlayer(number)
        play(played, players)
        assert played.result is not None
        wins += played.result.winner == seat
    print(f"greedy won {wins} of {games}")
    assert wins * 100 >= 95 * games
