"""Milliseconds for the exact odds of an attack, cold, side by side with icepool in the same run.

    .venv/bin/python bench/odds.py

Nothing is remembered from one call to the next. The two take turns, and of each the best call counts: noise only makes things
slower. icepool is asked in the way that suits it best: by sums of plain numbers, never by whole rolls.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from longbox.titles.crisis.odds import pools
from longbox.titles.crisis.odds.pools import Pool, Reroll, attack_pool, defense_pool, margins, mean

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from titles.crisis.odds.by_icepool import plain_damage, row

ROUNDS = 60
CASES: dict[str, tuple[Pool, Pool]] = {
    "basic": (attack_pool(6), defense_pool(4)),
    "two_rerolls": (attack_pool(6, (Reroll(2),)), defense_pool(4, rerolls=(Reroll(2),))),
    "two_rules_each": (attack_pool(6, (Reroll(1), Reroll(2))), defense_pool(4, rerolls=(Reroll(1), Reroll(2)))),
}
SEARCHED: dict[str, tuple[Pool, Pool]] = {
    "cover_and_reroll": (attack_pool(6), defense_pool(4, cover=True, rerolls=(Reroll(2),))),
}


def ours(attack: Pool, defense: Pool) -> float:
    for known in (margins, pools.successes, pools.showing):
        known.cache_clear()
    return mean(margins(attack, defense))


def theirs(attack: Pool, defense: Pool) -> float:
    return mean(tuple(row(plain_damage(attack, defense, lambda margin: margin))))


def once(work: Callable[[Pool, Pool], float], attack: Pool, defense: Pool) -> float:
    start = time.perf_counter()
    work(attack, defense)
    return 1000 * (time.perf_counter() - start)


def main() -> None:
    figures: dict[str, float] = {}
    for name, (attack, defense) in CASES.items():
        assert abs(ours(attack, defense) - theirs(attack, defense)) < 1e-12
        own, other = [], []
        for _ in range(ROUNDS):
            own.append(once(ours, attack, defense))
            other.append(once(theirs, attack, defense))
        figures[f"odds.crisis.{name}_ms"] = round(min(own), 3)
        figures[f"peer.icepool.{name}_ms"] = round(min(other), 3)
        figures[f"ratio.icepool_to_odds.{name}"] = round(min(other) / min(own), 1)
    for name, (attack, defense) in SEARCHED.items():
        figures[f"odds.crisis.{name}_ms"] = round(min(once(ours, attack, defense) for _ in range(5)), 1)
    print(json.dumps({"figures": figures}))


if __name__ == "__main__":
    main()
