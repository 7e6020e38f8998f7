"""Two versions of Longbox, measured in turns in one run.

    bench/compare REV [TITLE ...] [--rounds N] [--games N]

Checks REV out beside this tree and plays the same seeds with both, slice by slice, each in a process of its own. Every round
gives one ratio of processor time, this tree against REV; the median of the rounds counts, with the lowest and the highest. Over 1
this tree is faster. Games of two versions may differ (a rule was mended), so what is compared is decisions per second, not games.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KINDS = ("random", "greedy", "search", "clone")
"""Random answers, greedy players, trials of a search and copies of a position, each per second of processor time."""


# -- one version, in a process of its own ------------------------------------------------------------------------------------


def answering(name: str, seeds: list[int], greedy: bool) -> float:
    """Decisions per second."""
    from longbox.kernel import Game
    from longbox.players import GreedyPlayer, Sight
    from longbox.titles import title as find_title

    title, decisions = find_title(name), 0
    start = time.process_time()
    for seed in seeds:
        pick = random.Random(seed).random
        game: Any = Game.new(title, seed=seed)
        bots = [GreedyPlayer(seat) for seat in range(game.state.seats)]
        while (ask := game.ask) is not None and len(game.answers) < 3000:
            game.answer(bots[ask.seat].choose(Sight(title, game.state, ask)) if greedy else int(pick() * len(ask.options)))
        decisions += len(game.answers)
    return decisions / (time.process_time() - start)


def searching(name: str, seeds: list[int]) -> float:
    """Trials per second, in some positions of games between greedy players."""
    from longbox.kernel import Game
    from longbox.players import GreedyPlayer, Search, Sight
    from longbox.titles import title as find_title

    title, trials, spent = find_title(name), 30, 0.0
    for seed in seeds:
        game: Any = Game.new(title, seed=seed)
        bots = [GreedyPlayer(seat) for seat in range(game.state.seats)]
        while (ask := game.ask) is not None and (len(game.answers) < 90 or len(ask.options) < 2):
            game.answer(bots[ask.seat].choose(Sight(title, game.state, ask)))
        if ask is not None:
            start = time.process_time()
            Search(1, nodes=trials).look(Sight(title, game.state, ask))
            spent += time.process_time() - start
    return trials * len(seeds) / spent


def copying(name: str, seeds: list[int]) -> float:
    """Clones per second, of positions in the middle of random games."""
    from longbox.kernel import Game
    from longbox.titles import title as find_title

    spent, count = 0.0, 200
    for seed in seeds:
        pick = random.Random(seed).random
        game: Any = Game.new(find_title(name), seed=seed)
        while (ask := game.ask) is not None and len(game.answers) < 150:
            game.answer(int(pick() * len(ask.options)))
        start = time.process_time()
        for _ in range(count):
            game.clone()
        spent += time.process_time() - start
    return count * len(seeds) / spent


def serve() -> None:
    """Answers one line of JSON with one figure, until there is no more to read."""
    importlib.metadata.entry_points = lambda **_: ()  # titles of other packages are made for this version, not for any
    if importlib.util.find_spec("longbox.lab.collector"):  # as this version plays many games
        importlib.import_module("longbox.lab.collector").collect_rarely()
    for line in sys.stdin:
        asked = json.loads(line)
        name, kind, seeds = asked["title"], asked["kind"], asked["seeds"]
        if kind == "clone":
            figure = copying(name, seeds)
        elif kind == "search":
            figure = searching(name, seeds)
        else:
            figure = answering(name, seeds, kind == "greedy")
        print(json.dumps(figure), flush=True)


# -- both ---------------------------------------------------------------------------------------------------------------------


class Version:
    """A checkout that measures on request."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )

    def measure(self, title: str, kind: str, seeds: list[int]) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"title": title, "kind": kind, "seeds": seeds}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"One version stopped at {kind} games of {title}; what it said stands above.")
        return float(json.loads(line))


def compare(rev: str, titles: list[str], rounds: int, games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", rev, "src"], cwd=ROOT, capture_output=True, check=False)
        if archive.returncode:
            sys.exit(f"git knows no version {rev}. Name a commit or a tag, as in bench/compare HEAD~10.")
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        here, there = Version(ROOT / "src"), Version(Path(folder) / "src")
        print(f"{'':<22}{'this tree /s':>14}{rev[:12] + ' /s':>16}{'ratio':>8}   lowest to highest")
        for title in titles:
            for kind in KINDS:
                few = max(1, games // 4) if kind in ("greedy", "search") else games
                pairs = []
                for number in range(-1, rounds):  # the first one warms up
                    seeds = [1000 * number + seed for seed in range(few)]
                    order = (here, there) if number % 2 else (there, here)
                    figure = {one: one.measure(title, kind, seeds) for one in order}
                    pairs.append((figure[here], figure[there]))
                del pairs[0]
                ratios = sorted(mine / theirs for mine, theirs in pairs)
                mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
                middle = statistics.median(ratios)
                print(
                    f"{title + ', ' + kind:<22}{mine:>14,.0f}{theirs:>16,.0f}{middle:>8.3f}   {ratios[0]:.3f} to {ratios[-1]:.3f}",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/compare", description="Compares the speed of this tree with another version.")
    parser.add_argument("rev", help="a commit or a tag")
    parser.add_argument("titles", nargs="*", default=["crisis", "tactics", "revolution"], help="default: all three")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=8, help="random games in a slice")
    args = parser.parse_args()
    if args.rounds < 1 or args.games < 1:
        parser.error("Measure at least one round of one game.")
    compare(args.rev, args.titles, args.rounds, args.games)


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["--serve"] else main()
