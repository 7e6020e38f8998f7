"""Let the referee watch random games: python scripts/referee.py TITLE GAMES [FIRST]

The referee (tests/referee/) knows the books and reads states as they are written down; it calls nothing of the rules. It stops with
the first move that broke a law. Games are shared out over all processors.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from longbox.titles import title
from referee import crisis, draws, revolution, tactics
from referee.watching import Broken, Referee

LAWS = {"crisis": crisis.LAWS, "tactics": tactics.LAWS, "revolution": revolution.LAWS}
AT_ONCE = 20


def watched(name: str, first: int, games: int) -> tuple[int, str]:
    """Answers watched in so many games from a seed on, and what was broken."""
    referee = Referee(title(name), LAWS[name])
    try:
        for seed in range(first, first + games):
            referee.watch(seed, getattr(draws, name)(seed), 3 + seed % 2 if name == "revolution" else None)
    except Broken as broken:
        return referee.steps, str(broken)
    return referee.steps, ""


def main(name: str, games: int, first: int = 0) -> int:
    steps = done = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        parts = [(at, min(AT_ONCE, first + games - at)) for at in range(first, first + games, AT_ONCE)]
        for more, (seen, wrong) in zip(parts, pool.map(watched, [name] * len(parts), *zip(*parts, strict=True)), strict=True):
            if wrong:
                print(wrong)
                return 1
            steps, done = steps + seen, done + more[1]
            print(f"{name}: {done} of {games} games, {steps} answers", end="\r", flush=True)
    print(f"{name}: {games} games, {steps} answers, nothing broken.")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in LAWS or not all(word.isdigit() for word in sys.argv[2:]):
        sys.exit(f"Say a title ({', '.join(LAWS)}) and how many games, as in: python scripts/referee.py crisis 100")
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:4])))
