"""Trials per second of the searching player, side by side with the plainest way to look ahead in the same run.

    .venv/bin/python bench/search.py [trials]

The floor is what anybody would write first: copy the position, answer at random until the turn is over, compare the points. A
trial of the search does the same with the title's ratings of every answer and a judgment of the whole table at the end. The two
take turns on the same positions, measured in processor time; of each the best round counts.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from longbox.kernel import Game, Generator
from longbox.players import GreedyPlayer, Search, Sight
from longbox.titles import title as find_title

POSITIONS, ROUNDS = 8, 3


def positions(name: str) -> list[Sight[Any]]:
    """Moments of a game between greedy players at which there is something to choose."""
    title = find_title(name)
    game = Game.new(title, seed="bench")
    bots = [GreedyPlayer(seat) for seat in range(game.state.seats)]
    found: list[Sight[Any]] = []
    while (ask := game.ask) is not None and len(found) < POSITIONS:
        if len(ask.options) > 1 and len(game.answers) > 60 and len(game.answers) % 11 == 0:
            found.append(Sight(title, game.state.copy(), ask))
        game.answer(bots[ask.seat].choose(Sight(title, game.state, ask)))
    return found


def plain(sights: list[Sight[Any]], trials: int) -> float:
    """Seconds per trial of random answers on copies."""
    start = time.process_time()
    rng = Generator(1)
    for sight in sights:
        for _ in range(trials):
            state = sight.determinize(rng)
            state.resolve(rng.choice(state.ask.options))
            while state.ask is not None and not sight.advisor.settled(state):
                state.resolve(rng.choice(state.ask.options))
            sight.advisor.value(state, sight.ask.seat)
    return (time.process_time() - start) / (trials * len(sights))


def searched(sights: list[Sight[Any]], trials: int) -> float:
    """Seconds per trial of a search."""
    start = time.process_time()
    for sight in sights:
        Search(1, nodes=trials).look(sight)
    return (time.process_time() - start) / (trials * len(sights))


def main() -> None:
    trials = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    figures: dict[str, float] = {}
    for name in ("crisis", "tactics", "revolution"):
        sights = positions(name)
        floor, search = [], []
        for _ in range(ROUNDS):
            floor.append(plain(sights, trials))
            search.append(searched(sights, trials))
        figures[f"search.{name}_trials_per_s"] = round(1 / min(search))
        figures[f"floor.{name}_trials_per_s"] = round(1 / min(floor))
        figures[f"ratio.search_to_floor.{name}"] = round(min(floor) / min(search), 3)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
