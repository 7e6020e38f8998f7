"""Milliseconds to pair a round, over whole events, and side by side with an exact matching by networkx in the same run.

    .venv/bin/python bench/pairing.py          # networkx only after bench/setup-peers

Of each round the best of three draws counts, of each event the slowest round: noise only makes things slower, rounds differ.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from longbox.challenger.pairing import Field, swiss
from longbox.kernel import Generator

HERE = Path(__file__).parent
SIZES = {128: 7, 512: 9, 2048: 9}
"""Players, and the rounds of full Swiss."""
COMPARED = 128


def event(players: int, rounds: int, seed: int) -> tuple[float, float, list[list[int]]]:
    """(slowest round, all rounds) in ms, and the last round as the edges of an exact matching."""
    rng = Generator(seed)
    points = {f"p{n}": 0 for n in range(players)}
    met: dict[str, dict[str, int]] = {id: {} for id in points}
    spent: list[float] = []
    edges: list[list[int]] = []
    for number in range(1, rounds + 1):
        if number == rounds and players == COMPARED:
            edges = as_edges(points, met)
        times = []
        for attempt in range(3):
            start = time.process_time()
            drawn = swiss(points, met, Generator(seed * 1000 + number * 10 + attempt))
            times.append(1000 * (time.process_time() - start))
        spent.append(min(times))
        for one, other in drawn.pairs:
            met[one][other] = met[other][one] = number
            chance = rng.below(100)
            for id, gained in ((one, 1), (other, 1)) if chance < 5 else ((one if chance < 53 else other, 3),):
                points[id] += gained
    return max(spent), sum(spent), edges


def as_edges(points: dict[str, int], met: dict[str, dict[str, int]]) -> list[list[int]]:
    field = Field(points, met)
    many = range(len(field.ids))
    return [[a, b, 10**6 - 10**4 * (b in field.met[a]) - abs(field.group[a] - field.group[b])] for a in many for b in many if a < b]


def peer(edges: list[list[int]], python: Path) -> float | None:
    """Milliseconds that networkx takes; None without it."""
    if not python.is_file():
        return None
    asked = json.dumps({"edges": edges}) + "\n"
    command = [str(python), str(HERE / "peers.py")]
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
    return float(json.loads(told.splitlines()[-1])["ms"])


def main() -> None:
    python = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / ".venv" / "bin" / "python"
    figures: dict[str, float] = {}
    event(64, 6, 1)  # warm up
    edges: list[list[int]] = []
    for players, rounds in SIZES.items():
        slowest, total = 0.0, 0.0
        for seed in range(1, 4):
            worst, spent, found = event(players, rounds, seed)
            edges = found or edges
            slowest, total = max(slowest, worst), total + spent
        figures[f"pair.{players}.slowest_ms"] = round(slowest, 2)
        figures[f"pair.{players}.mean_ms"] = round(total / (3 * rounds), 2)
    theirs = peer(edges, python)
    if theirs is not None:
        figures["peer.networkx.128_ms"] = round(theirs, 1)
        figures["ratio.networkx_to_pair.128"] = round(theirs / figures["pair.128.slowest_ms"], 1)
    print(json.dumps({"figures": figures}))


if __name__ == "__main__":
    main()
