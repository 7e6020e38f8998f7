"""Steps per second of the environments, side by side with the plain game in the same run.

    .venv/bin/python bench/environments.py [seconds]

The floor is the engine alone: random answers to whatever is asked, in as many games, with nobody looking. The vector environment
does the same through actions, masks and observations; the one of PettingZoo too, with and without a row for each option. All take
turns, measured in processor time; of each the best slice counts.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time

import numpy as np

from longbox import engine
from longbox.lab.collector import collect_rarely
from longbox.lab.env import LongboxEnv
from longbox.lab.vector import LongboxVector
from longbox.titles import title as find_title
from longbox.titles.facets import study

GAMES, ROUNDS = 32, 5


def plain(name: str) -> Iterator[int]:
    """Answers until stopped; how many steps each piece of work was."""
    title = find_title(name)
    options = title.check_options(dict(study(title).played))
    chance, number = random.Random(1).random, 0
    states = [title.new(None, f"{number}", options) for number in range(GAMES)]
    while True:
        for at, state in enumerate(states):
            if state.ask is None:
                number += 1
                state = states[at] = title.new(None, f"{number}", options)
            ask = state.ask
            assert ask is not None
            state.resolve(ask.options[int(chance() * len(ask.options))])
        yield GAMES


def vector(name: str) -> Iterator[int]:
    many, chance = LongboxVector(name, GAMES), np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    while True:
        counts = seen["action_mask"].sum(1)
        seen = many.step((chance.random(GAMES) * counts).astype(np.int64))[0]
        yield GAMES


def single(describe: bool) -> Callable[[str], Iterator[int]]:
    def work(name: str) -> Iterator[int]:
        env, chance = LongboxEnv(name, describe=describe), random.Random(1).random
        env.reset(seed=1)
        while True:
            if not env.agents or env.terminations[env.agent_selection]:
                env.reset()
            seen = env.observe(env.agent_selection)
            env.step(int(chance() * seen["action_mask"].sum()))
            yield 1

    return work


WAYS: dict[str, Callable[[str], Iterator[int]]] = {
    "plain": plain,
    "vector": vector,
    "single": single(False),
    "described": single(True),
}


def slice_of(work: Iterator[int], seconds: float) -> float:
    """Steps per second."""
    start, steps = process_time(), 0
    while (spent := process_time() - start) < seconds:
        for _ in range(50):
            steps += next(work)
    return steps / spent


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    collect_rarely()
    found: dict[str, object] = {"engine": engine.ENGINE}
    for name in ("crisis", "tactics", "revolution"):
        works = {way: make(name) for way, make in WAYS.items()}
        best = dict.fromkeys(works, 0.0)
        for _ in range(ROUNDS):
            for way, work in works.items():
                best[way] = max(best[way], slice_of(work, seconds / ROUNDS))
        found |= {f"{name}.{way}_steps_per_s": round(speed, -2) for way, speed in best.items()}
        found |= {f"{name}.{way}_to_plain": round(best[way] / best["plain"], 2) for way in list(WAYS)[1:]}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
