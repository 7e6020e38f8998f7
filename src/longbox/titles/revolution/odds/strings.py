"""How an attack may end: the exact chances of each Damage of two Dice Strings (MR-309..MR-317), also with dice rolled again, each
chosen well. Powers and Reactions of other kinds are not counted."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import TypeAlias

from ..codes import FACES, UNOPPOSED
from ..rules.attacks import compare

Chances: TypeAlias = tuple[float, ...]
String: TypeAlias = tuple[int, ...]
"""Faces, the lowest first."""
Way: TypeAlias = list[tuple[int, float]]
"""Strings by their numbers that dice rolled again may come to, with their chances."""
FUZZ = 1e-12


@lru_cache(maxsize=1024)
def damage_odds(attack: int, defense: int, unopposed: int = UNOPPOSED) -> tuple[float, ...]:
    """The chance of 0, 1, ... Damage for so many attack and defense dice (MR-309..MR-317).

    Faces are dealt out from 6 down to 1. Of the dice that show a face, an attack die wins its place in the string if fewer
    defense dice than its place show that face or more; past the last defense die it needs `unopposed`.

    >>> [round(share, 4) for share in damage_odds(1, 1)]
    [0.5833, 0.4167]
    >>> round(sum(damage_odds(6, 3)), 12)
    1.0
    """
    ways = {(0, 0, 0): 1}
    """By attack and defense dice dealt out, and Damage: in how many ways."""
    for face in range(FACES, 0, -1):
        guarded: dict[tuple[int, int, int], int] = {}
        for (mine, theirs, damage), count in ways.items():
            left = defense - theirs
            for guard in range(left if face == 1 else 0, left + 1):  # those that show no higher face must show a 1 in the end
                key = mine, theirs + guard, damage
                guarded[key] = guarded.get(key, 0) + count * comb(left, guard)
        ways = {}
        for (mine, held, damage), count in guarded.items():
            left = attack - mine
            for more in range(left + 1):
                place = mine + more  # the place of the die that shows this face, too
                if more and (place > held if place <= defense else face >= unopposed):
                    damage += 1
                if face > 1 or more == left:
                    key = place, held, damage
                    ways[key] = ways.get(key, 0) + count * comb(left, more)
    total = FACES ** (attack + defense)
    found = [0] * (attack + 1)
    for (_, _, damage), count in ways.items():
        found[damage] += count
    return tuple(count / total for count in found)


def mean(odds: tuple[float, ...]) -> float:
    """
    >>> round(mean(damage_odds(3, 0)), 6)
    2.0
    """
    return sum(damage * share for damage, share in enumerate(odds))


def at_least(odds: tuple[float, ...], damage: int) -> float:
    """
    >>> round(at_least(damage_odds(1, 0), 1), 4)
    0.6667
    """
    return sum(odds[max(damage, 0) :])


# -- dice rolled again ---------------------------------------------------------------------------------------------------


@lru_cache(64)
def rolls(dice: int) -> dict[String, float]:
    """Every roll as a string, with its chance.

    >>> rolls(2)[(3, 5)] == 2 / 36
    True
    """
    found = {}
    for string in combinations_with_replacement(range(1, FACES + 1), dice):
        ways = factorial(dice)
        for face in set(string):
            ways //= factorial(string.count(face))
        found[string] = ways / FACES**dice
    return found


def strings(attack: int, defense: int, unopposed: int = UNOPPOSED, reroll: int = 0, defense_reroll: int = 0) -> Chances:
    """Chances of 0, 1, 2, ... Damage.

    After the roll the attacker may roll up to `reroll` dice again, then the defender up to `defense_reroll`; each takes what is
    best on average. Whoever rolls dice again takes the lowest: a higher one that is kept is never worse.

    >>> [round(chance, 4) for chance in strings(1, 1)]
    [0.5833, 0.4167]
    >>> round(mean(strings(2, 2)), 4), round(mean(strings(2, 2, reroll=1)), 4), round(mean(strings(2, 2, defense_reroll=1)), 4)
    (0.7793, 1.0647, 0.521)
    """
    if reroll or defense_reroll:
        return _rolled_again(attack, defense, unopposed, min(reroll, attack), min(defense_reroll, defense))
    return damage_odds(attack, defense, unopposed)


def _guarded(harm: list[list[int]], guarded: list[list[Way]], attack: int) -> tuple[list[list[Chances]], list[list[float]]]:
    """What the defender makes of a final attack string: chances of each Damage and their mean, by defense and attack string."""
    left: list[list[Chances]] = []
    value: list[list[float]] = []
    for damages, ways in zip(harm, guarded, strict=True):
        rows, means = [], []
        for own, damage in enumerate(damages):
            best, ends = float(damage), [(damage, 1.0)]
            for way in ways:
                mean = sum([chance * harm[end][own] for end, chance in way])
                if mean < best - FUZZ:
                    best, ends = mean, [(harm[end][own], chance) for end, chance in way]
            row = [0.0] * (attack + 1)
            for end, chance in ends:
                row[end] += chance
            rows.append(tuple(row))
            means.append(best)
        left.append(rows)
        value.append(means)
    return left, value


@lru_cache(256)
def _rolled_again(attack: int, defense: int, unopposed: int, most: int, guards: int) -> Chances:
    mine, theirs = list(rolls(attack)), list(rolls(defense))
    harm = [[compare(list(one), list(other), unopposed) for one in mine] for other in theirs]
    """Damage by defense and attack string."""
    again, guarded = _again(mine, most), _again(theirs, guards)
    left, value = _guarded(harm, guarded, attack)
    total = [0.0] * (attack + 1)
    for place, second in enumerate(rolls(defense).values()):
        values = value[place]
        weights = [0.0] * len(mine)
        for own, first in enumerate(rolls(attack).values()):
            best, how = values[own], [(own, 1.0)]
            for way in again[own]:
                mean = sum([chance * values[end] for end, chance in way])
                if mean > best + FUZZ:
                    best, how = mean, way
            for end, chance in how:
                weights[end] += first * chance
        for own, weight in enumerate(weights):
            for damage, chance in enumerate(left[place][own]):
                total[damage] += second * weight * chance
    return tuple(total)


def _again(all: list[String], most: int) -> list[list[Way]]:
    """For each string what may come of rolling its lowest 1, 2, ... dice again."""
    at = {string: number for number, string in enumerate(all)}
    return [
        [
            [(at[tuple(sorted(string[count:] + more))], chance) for more, chance in rolls(count).items()]
            for count in range(1, most + 1)
        ]
        for string in all
    ]
