"""Exact chances of two Dice Strings (MR-309..MR-317) with dice rolled again, each chosen well."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TypeAlias

from .rules.attacks import compare
from .vocabulary import UNOPPOSED

Chances: TypeAlias = tuple[float, ...]
String: TypeAlias = tuple[int, ...]
"""Faces, the lowest first."""


@lru_cache(64)
def rolls(dice: int) -> dict[String, float]:
    """Every roll as a string, with its chance.

    >>> rolls(2)[(3, 5)] == 2 / 36
    True
    """
    found = {}
    for string in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice)
        for face in set(string):
            ways //= factorial(string.count(face))
        found[string] = ways / 6**dice
    return found


@lru_cache(1024)
def strings(attack: int, defense: int, unopposed: int = UNOPPOSED, reroll: int = 0, defense_reroll: int = 0) -> Chances:
    """Chances of 0, 1, 2, ... Damage.

    After the roll the attacker may roll up to `reroll` dice again, then the defender up to `defense_reroll`; each takes what is
    best on average. Whoever rolls dice again takes the lowest: a higher one that is kept is never worse.

    >>> [round(chance, 4) for chance in strings(1, 1)]
    [0.5833, 0.4167]
    >>> round(_mean(strings(2, 2)), 4), round(_mean(strings(2, 2, reroll=1)), 4), round(_mean(strings(2, 2, defense_reroll=1)), 4)
    (0.7793, 1.0647, 0.521)
    """
    harm = {(mine, theirs): compare(list(mine), list(theirs), unopposed) for mine in rolls(attack) for theirs in rolls(defense)}
    answers: dict[tuple[String, String], Chances] = {}

    def answered(mine: String, theirs: String) -> Chances:
        """The Damage of a final attack string, when the defender has rolled again what is best."""
        found = answers.get((mine, theirs))
        if found is None:
            found = _sure(harm[mine, theirs], attack)
            for count in range(1, min(defense_reroll, defense) + 1):
                tried = [0.0] * (attack + 1)
                for more, chance in rolls(count).items():
                    tried[harm[mine, tuple(sorted(theirs[count:] + more))]] += chance
                if _mean(tried) < _mean(found) - 1e-12:
                    found = tuple(tried)
            answers[mine, theirs] = found
        return found

    total = [0.0] * (attack + 1)
    for theirs, second in rolls(defense).items():
        for mine, first in rolls(attack).items():
            best = answered(mine, theirs)
            for count in range(1, min(reroll, attack) + 1):
                tried = [0.0] * (attack + 1)
                for more, chance in rolls(count).items():
                    for n, share in enumerate(answered(tuple(sorted(mine[count:] + more)), theirs)):
                        tried[n] += chance * share
                if _mean(tried) > _mean(best) + 1e-12:
                    best = tuple(tried)
            for n, share in enumerate(best):
                total[n] += first * second * share
    return tuple(total)


def _sure(damage: int, most: int) -> Chances:
    return tuple(float(n == damage) for n in range(most + 1))


def _mean(chances: Chances | list[float]) -> float:
    return sum(n * chance for n, chance in enumerate(chances))


__all__ = ["rolls", "strings"]
