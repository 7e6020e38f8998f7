"""Let equal bots play a title against each other and tell how long games last and who wins.

    .venv/bin/python scripts/balance.py --seats 4 --games 500           # greedy bots of X-Men: Mutant Revolution
    .venv/bin/python scripts/balance.py --seats 3 --games 100 --against random

Every number comes with how often it was counted; shares with a 95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

import longbox
from longbox.players import Player, play, player
from longbox.titles.revolution.state import Table
from longbox.titles.revolution.words import SCHOOLS


class Played(NamedTuple):
    rounds: int
    reason: str
    schools: tuple[int, ...]
    winner: int
    """The seat."""
    points: tuple[int, ...]


def one_game(seats: int, seed: int, against: str) -> Played:
    """Greedy bots; or a single one, in another seat each time, against another kind."""
    game = longbox.new("revolution", seats, seed=seed)
    bots: list[Player] = []
    for seat in range(seats):
        bots.append(player("greedy" if not against or seat == seed % seats else against, f"{seed} {seat}"))
    play(game, bots)
    t = game.state
    assert isinstance(t, Table)
    return Played(t.round, t.reason, t.school, t.winning, tuple(t.rp))


def interval(hits: int, of: int) -> str:
    """A share with its 95 % interval.

    >>> interval(50, 200)
    '25.0 % (19.5 to 31.4)'
    """
    if not of:
        return "-"
    p, z = hits / of, 1.96
    middle, half = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + side * half) / (1 + z * z / of) for side in (-1, 1))
    return f"{100 * p:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def report(seats: int, first: int, against: str, games: list[Played]) -> None:
    count = len(games)
    rounds = sorted(one.rounds for one in games)
    print(f"{count} games of {seats}, seeds from {first} on" + (f", one greedy against {against}" if against else ", all greedy"))
    print(f"rounds: median {rounds[count // 2]}, 10 % {rounds[count // 10]}, 90 % {rounds[count * 9 // 10]}, most {rounds[-1]}")
    print("games by rounds: " + ", ".join(f"{length}: {times}" for length, times in sorted(Counter(rounds).items())))
    if against:
        wins = sum(one.winner == seed % seats for seed, one in enumerate(games, first))
        print(f"greedy won {wins} of {count}: {interval(wins, count)}")
        return
    for reason, times in Counter(one.reason for one in games).most_common():
        print(f"ended by {reason}: {times} of {count}, {interval(times, count)}")
    for number, school in enumerate(SCHOOLS):
        present = [one for one in games if number in one.schools]
        won = sum(one.schools[one.winner] == number for one in present)
        print(f"{school.leader.name}: won {won} of {len(present)}, {interval(won, len(present))}")
    for seat in range(seats):
        won = sum(one.winner == seat for one in games)
        print(f"seat {seat}: won {won} of {count}, {interval(won, count)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, choices=(3, 4), default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--against", default="", help="another kind of bot in the other seats")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.games)
    with ProcessPoolExecutor(args.jobs) as pool:
        games = list(pool.map(one_game, [args.seats] * len(seeds), seeds, [args.against] * len(seeds), chunksize=10))
    report(args.seats, args.first, args.against, games)


if __name__ == "__main__":
    main()
