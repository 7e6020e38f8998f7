"""How fast the titles play, side by side with peers in the same run.

Times on a shared machine lie; ratios taken in turns do not lie much. So every figure is measured in short slices of processor
time, the titles and the peers one after another in each round, and the best slice of each counts: noise only makes a slice slower.
"""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import longbox
from longbox.engine import COMPILED, INTERPRETED
from longbox.kernel import AnyGame, AnyTitle, Game, LongboxError
from longbox.titles import checkout, playable, title
from longbox.titles.facets import study

from .collector import collecting_rarely

PEERS = ("chess", "catanatron", "open_spiel")
Figures = dict[str, float]


def random_game(of: AnyTitle, pick: Callable[[], float]) -> AnyGame:
    """One game of random answers through the public interface."""
    game = Game.new(of, seed=int(pick() * 1e15), options=study(of).played)
    answer = game.answer
    while (ask := game.ask) is not None:
        answer(int(pick() * len(ask.options)))
    return game


def deepest(of: AnyTitle, pick: Callable[[], float], games: int = 60) -> AnyGame:
    """The moment with the most frames on the stack in some random games: the middle of a nested reaction, if the title has any."""
    best = Game.new(of, seed=0, options=study(of).played)
    for seed in range(games):
        game = Game.new(of, seed=seed, options=study(of).played)
        while (ask := game.ask) is not None:
            if len(game.state.stack) > len(best.state.stack):
                best = game.clone()
            game.answer(int(pick() * len(ask.options)))
    return best


def each_us(work: Callable[[], object], seconds: float) -> float:
    """Microseconds per call: the best of several short runs."""
    work()
    count, spent = 1, 0.0
    while spent < seconds / 10:
        start = time.process_time()
        for _ in range(count):
            work()
        spent = time.process_time() - start
        if spent < seconds / 10:
            count *= 2
    best = spent
    for _ in range(8):
        start = time.process_time()
        for _ in range(count):
            work()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


def speed_slice(of: AnyTitle, seconds: float, pick: Callable[[], float]) -> tuple[float, float]:
    """(games/s, decisions/s) of one slice on one core."""
    games = decisions = 0
    with collecting_rarely():
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += len(random_game(of, pick).answers)
            games += 1
    return games / spent, decisions / spent


def copies(of: AnyTitle, seconds: float) -> Figures:
    """Clone, save and load in the middle of the deepest moment of play."""
    game = deepest(of, random.Random(1).random)
    text, plain = game.save(), game.state.dump()  # without what the state looks up, which nobody would copy
    return {
        "clone_us": each_us(game.clone, seconds),
        "deepcopy_us": each_us(lambda: copy.deepcopy(plain), seconds),
        "save_us": each_us(game.save, seconds),
        "load_us": each_us(lambda: Game.load(text, lambda _: of), seconds),
    }


def extras(of: AnyTitle, seconds: float) -> Figures:
    """What the title itself wants to have measured."""
    return {name: each_us(work, seconds) for name, work in study(of).timed().items()}


class Companion:
    """Another process that measures on request: one line of JSON asks, one line answers."""

    def __init__(self, command: Sequence[str], **environment: str) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
        )

    def ask(self, **wanted: object) -> Any:
        assert self.process.stdin is not None
        print(json.dumps(wanted), file=self.process.stdin, flush=True)
        return self.hear()

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise LongboxError("Another process that measures stopped answering; what it said stands above.")
        return json.loads(line)

    def close(self) -> None:
        self.process.communicate()


class Peers:
    """The peers, measured in a Python of their own (`bench/setup-peers` makes it), one slice at a time on request."""

    def __init__(self) -> None:
        root = checkout()
        python = root / "bench" / ".venv" / "bin" / "python" if root else Path("none")
        self.companion: Companion | None = None
        self.names: list[str] = []
        if root and python.is_file():
            self.companion = Companion([str(python), str(root / "bench" / "peers.py")])
            installed = self.companion.hear()["peers"]
            self.names = [name for name in PEERS if name in installed]

    def slice(self, name: str, seconds: float) -> Figures:
        """One peer's figures from one slice."""
        assert self.companion is not None
        figures: Figures = self.companion.ask(peer=name, seconds=seconds)
        return figures

    def close(self) -> None:
        if self.companion is not None:
            self.companion.close()


class Source:
    """The same titles from the source as it is, where this process plays with the compiled engine; else nothing."""

    def __init__(self) -> None:
        self.companion: Companion | None = None
        if longbox.ENGINE == COMPILED:
            self.companion = Companion([sys.executable, "-m", __name__], LONGBOX_ENGINE=INTERPRETED)

    def slice(self, of: AnyTitle, seconds: float) -> tuple[float, float] | None:
        """(games/s, decisions/s) of one slice."""
        if self.companion is None:
            return None
        games, decisions = self.companion.ask(title=of.name, seconds=seconds)
        return games, decisions

    def clone(self, of: AnyTitle, seconds: float) -> Figures:
        if self.companion is None:
            return {}
        return {f"{INTERPRETED}.{of.name}.clone_us": self.companion.ask(title=of.name, seconds=seconds, clone=True)}

    def close(self) -> None:
        if self.companion is not None:
            self.companion.close()


def serve() -> None:
    """What a companion of this module answers."""
    pick = random.Random(7).random
    for line in sys.stdin:
        wanted = json.loads(line)
        of, seconds = title(wanted["title"]), wanted["seconds"]
        told = copies(of, seconds)["clone_us"] if "clone" in wanted else speed_slice(of, seconds, pick)
        print(json.dumps(told), flush=True)


def run(names: list[str] | None = None, rounds: int = 5, seconds: float = 0.5) -> Iterator[tuple[str, Figures]]:
    """Measure step by step: yields what was just measured and all figures so far.

    Of each figure the best slice counts. A ratio is taken in each round, between slices that lie side by side: the median counts,
    and the lowest and highest tell how far to trust it.
    """
    figures: Figures = {}
    ratios: defaultdict[str, list[float]] = defaultdict(list)
    pick = random.Random(7).random
    chosen = [title(name) for name in (names if names is not None else playable())]
    peers, source = Peers(), Source()
    try:
        for of in chosen:
            speed_slice(of, seconds / 5, pick)  # warm up: compile copiers, load cards
            source.slice(of, seconds / 5)
        for number in range(rounds):
            own: dict[str, tuple[float, float]] = {}
            """This round's games and decisions per second, by title, and by engine where there are two."""
            for of in chosen:
                yield f"{of.name}, slice {number + 1} of {rounds}", figures
                own[of.name] = speed_slice(of, seconds, pick)
                plain = source.slice(of, seconds)
                if plain is not None:
                    own[f"{INTERPRETED}.{of.name}"] = plain
                    ratios[f"ratio.{of.name}_to_{INTERPRETED}.decisions_per_s"].append(own[of.name][1] / plain[1])
            for name, (games, decisions) in own.items():
                _best(figures, f"{name}.games_per_s", games, max)
                _best(figures, f"{name}.decisions_per_s", decisions, max)
            for peer in peers.names:
                yield f"{peer}, slice {number + 1} of {rounds}", figures
                _beside(figures, ratios, own, peer, peers.slice(peer, seconds))
        for of in chosen:
            yield f"{of.name}, clone, save and load", figures
            measured = copies(of, seconds / 5) | extras(of, seconds / 5)
            figures |= {f"{of.name}.{key}": value for key, value in measured.items()} | source.clone(of, seconds / 5)
    finally:
        peers.close()
        source.close()
    for of in chosen:
        figures[f"{of.name}.deepcopy_to_clone"] = figures[f"{of.name}.deepcopy_us"] / figures[f"{of.name}.clone_us"]
    for key, found in ratios.items():
        figures |= {key: median(found), f"{key}.lowest": min(found), f"{key}.highest": max(found)}
    yield "done", figures


def _beside(
    figures: Figures, ratios: defaultdict[str, list[float]], own: dict[str, tuple[float, float]], peer: str, measured: Figures
) -> None:
    """A slice of a peer, and how the titles' slices of the same round stand beside it."""
    for key, value in measured.items():
        _best(figures, f"peer.{peer}.{key}", value, min if key.endswith("_us") else max)
    for name, (games, decisions) in own.items():
        for key, value in (("games_per_s", games), ("decisions_per_s", decisions)):
            ratios[f"ratio.{name}_to_{peer}.{key}"].append(value / measured[key])


def _best(figures: Figures, key: str, value: float, better: Callable[[float, float], float]) -> None:
    figures[key] = better(figures[key], value) if key in figures else value


if __name__ == "__main__":
    serve()
