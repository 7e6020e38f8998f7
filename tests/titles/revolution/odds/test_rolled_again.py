"""Dice Strings against every roll written down, and against icepool."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations, product

import icepool
import pytest

from longbox.titles.revolution.odds.strings import strings
from longbox.titles.revolution.rules.attacks import compare


@pytest.mark.rule("MR-309", "MR-310", "MR-317")
@pytest.mark.parametrize(("attack", "defense", "unopposed"), [(1, 1, 3), (2, 1, 3), (3, 2, 2), (2, 3, 3), (3, 3, 3)])
def test_every_roll_written_down(attack: int, defense: int, unopposed: int) -> None:
    seen = [0] * (attack + 1)
    for mine in product(range(1, 7), repeat=attack):
        for theirs in product(range(1, 7), repeat=defense):
            seen[compare(list(mine), list(theirs), unopposed)] += 1
    total = 6 ** (attack + defense)
    assert strings(attack, defense, unopposed) == pytest.approx([count / total for count in seen], abs=1e-12)


def sets(string: tuple[int, ...], most: int) -> Iterable[tuple[int, ...]]:
    """What may be kept of a string, whichever dice are rolled again."""
    for count in range(most + 1):
        yield from {tuple(sorted(kept)) for kept in combinations(string, len(string) - count)}


def by_icepool(attack: int, defense: int, reroll: int, guard: int) -> icepool.Die[int]:
    """Any dice may be rolled again, not just the lowest."""
    pool = {count: icepool.d6.pool(count).expand() for count in range(max(attack, defense) + 1)}

    def again(kept: tuple[int, ...], size: int, then: object) -> object:
        more = pool[size - len(kept)]
        return more.map(lambda new: then(tuple(sorted(kept + new))), star=False)  # type: ignore[operator]

    known: dict[object, object] = {}

    def answered(mine: tuple[int, ...], theirs: tuple[int, ...]) -> object:
        key = (mine, theirs)
        if key not in known:
            tried = [
                again(kept, defense, lambda final: icepool.Die([compare(list(mine), list(final))])) for kept in sets(theirs, guard)
            ]
            known[key] = min(tried, key=lambda die: die.mean())  # type: ignore[attr-defined]
        return known[key]

    def met(mine: tuple[int, ...], theirs: tuple[int, ...]) -> object:
        tried = [again(kept, attack, lambda final: answered(final, theirs)) for kept in sets(mine, reroll)]
        return max(tried, key=lambda die: die.mean())  # type: ignore[attr-defined]

    return pool[defense].map(lambda theirs: pool[attack].map(lambda mine: met(mine, theirs), star=False), star=False)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("attack", "defense", "reroll", "guard"), [(1, 1, 1, 0), (2, 1, 1, 1), (2, 2, 1, 0), (1, 2, 1, 2), (2, 2, 0, 2)]
)
def test_dice_rolled_again(attack: int, defense: int, reroll: int, guard: int) -> None:
    die = by_icepool(attack, defense, reroll, guard)
    found = strings(attack, defense, reroll=reroll, defense_reroll=guard)
    assert found == pytest.approx([float(die.probability(n)) for n in range(attack + 1)], abs=1e-12)


def test_against_dice_thrown() -> None:
    pick, seen, many = random.Random(5), [0] * 5, 40_000
    for _ in range(many):
        mine, theirs = ([pick.randint(1, 6) for _ in range(count)] for count in (4, 3))
        seen[compare(mine, theirs)] += 1
    for count, chance in zip(seen, strings(4, 3), strict=True):
        assert abs(count / many - chance) < 5 * (chance * (1 - chance) / many) ** 0.5
