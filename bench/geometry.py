"""Microseconds per call of the geometry on random boards: median and 95th percentile.

Run with `.venv/bin/python bench/geometry.py [boards]`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from math import cos, hypot, pi, sin, tau
from typing import NamedTuple

from longbox.geometry.advance import Mover
from longbox.geometry.beam import options
from longbox.geometry.ends import end_legal
from longbox.geometry.ground import ground
from longbox.geometry.shapes import Base, Polygon, overlaps_feature
from longbox.geometry.sight import cover_line, sight
from longbox.geometry.straight import throw
from longbox.geometry.tools import Tools

TOOLS = Tools()
FOOTPRINTS = ((1.0, 1.0), (2.0, 3.5), (3.0, 4.0), (4.0, 6.0))


class Board(NamedTuple):
    """Ten bases, some terrain, and which of it blocks whoever is asked about."""

    bases: list[Base]
    features: list[Polygon]
    passable: list[Polygon]
    blockers: list[Polygon]


def make_board(rng: random.Random, features: int, side: float = 36.0) -> Board:
    """Terrain spread over a square of this side, then bases that stand legally."""
    low, high = (36 - side) / 2, (36 + side) / 2
    terrain: list[Polygon] = []
    while len(terrain) < features:
        x, y, (w, h) = rng.uniform(low, high), rng.uniform(low, high), rng.choice(FOOTPRINTS)
        q = Polygon.rectangle(x - w / 2, x + w / 2, y - h / 2, y + h / 2, rng.choice((0.0, rng.uniform(0, pi))))
        if side < 36 or all(hypot(q.x - p.x, q.y - p.y) > q.radius + p.radius for p in terrain[:14]):
            terrain.append(q)
    bases: list[Base] = []
    while len(bases) < 10:
        r = rng.choice((0.689, 0.689, 0.984, 1.28))
        base = (rng.uniform(max(low, r), min(high, 36 - r)), rng.uniform(max(low, r), min(high, 36 - r)), r)
        if end_legal(base, bases, terrain):
            bases.append(base)
    return Board(bases, terrain, terrain[::2], terrain[1::2])


def timed(times: list[float], call: Callable[[], object]) -> object:
    start = time.perf_counter()
    answer = call()
    times.append((time.perf_counter() - start) * 1e6)
    return answer


def show(name: str, column: str, times: list[float], table: dict[str, dict[str, str]]) -> None:
    times.sort()
    cell = "-"
    if times:
        cell = f"{times[len(times) // 2]:.1f}/{times[int(len(times) * 0.95)]:.1f}"
    table.setdefault(name, {})[column] = cell


def run(boards: int) -> dict[str, dict[str, str]]:
    table: dict[str, dict[str, str]] = {}
    for column, count, side in (
        ("0", 0, 36.0),
        ("6", 6, 36.0),
        ("12", 12, 36.0),
        ("20", 20, 36.0),
        ("crowded", 8, 14.0),
    ):
        rng = random.Random(5)
        names = (
            "end_legal", "prepare", "find accepted", "find refused", "verify", "ground",
            "sight", "sight refused", "cover", "slide", "beam options",
        )  # fmt: skip
        times: dict[str, list[float]] = {name: [] for name in names}
        for _ in range(boards):
            board = make_board(rng, count, side)
            one_board(rng, board, times)
        for name in names:
            show(name, column, times[name], table)
    return table


def one_board(rng: random.Random, board: Board, times: dict[str, list[float]]) -> None:
    base, others = board.bases[0], board.bases[1:]
    x, y, r = base
    length = rng.choice(TOOLS.speeds())
    blockers = [q for q in board.blockers if not overlaps_feature(base, q)]
    timed(times["prepare"], lambda: Mover(base, length, blockers))
    mover = Mover(base, length, blockers)
    reach = length + 2 * r
    for _ in range(10):
        a, d = rng.uniform(0, tau), reach * rng.random() ** 0.5
        ex, ey = x + d * cos(a), y + d * sin(a)
        timed(times["end_legal"], lambda e=(ex, ey, r): end_legal(e, others, board.passable, blockers))  # type: ignore[misc]
        spent: list[float] = []
        found = timed(spent, lambda e=(ex, ey): mover.find(*e))  # type: ignore[misc]
        times["find refused" if found is None else "find accepted"] += spent
        placement = mover.find(ex, ey)
        if placement is not None:
            theta, phi = placement.theta, placement.phi
            timed(times["verify"], lambda p=(theta, phi, ex, ey): mover.verify(*p))  # type: ignore[misc]
    timed(times["ground"], lambda: ground(mover))
    for other in others:
        spent = []
        line = timed(spent, lambda o=other: sight(base, o, board.features))  # type: ignore[misc]
        times["sight"] += spent
        if line is None:
            times["sight refused"] += spent
        for q in board.features[:4]:
            timed(times["cover"], lambda o=other, q=q: cover_line(base, o, q))  # type: ignore[misc]
    for _ in range(4):
        angle = rng.uniform(-pi, pi)
        timed(times["slide"], lambda a=angle: throw(base, a, length, others[1:], board.features, others[0]))  # type: ignore[misc]
    timed(times["beam options"], lambda: options(base, rng.choice(TOOLS.ranges[1:]), others))


def main() -> None:
    boards = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    run(20)  # warm up
    table = run(boards)
    columns = list(next(iter(table.values())))
    print("microseconds p50/p95, by number of features")
    print(f"{'':<15}" + "".join(f"{column:>16}" for column in columns))
    for name, row in table.items():
        print(f"{name:<15}" + "".join(f"{row[column]:>16}" for column in columns))


if __name__ == "__main__":
    main()
