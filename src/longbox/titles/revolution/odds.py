"""How an attack may end: the exact chances of each Damage of two Dice Strings, without Powers, Reactions and rerolls."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from .vocabulary import UNOPPOSED

FACES = 6


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
        after: dict[tuple[int, int, int], int] = {}
        for (mine, theirs, damage), count in ways.items():
            for more in _shown(attack - mine, face):
                for guard in _shown(defense - theirs, face):
                    held = theirs + guard
                    wins = sum(
                        place > held if place <= defense else face >= unopposed for place in range(mine + 1, mine + more + 1)
                    )
                    key = mine + more, held, damage + wins
                    after[key] = after.get(key, 0) + count * comb(attack - mine, more) * comb(defense - theirs, guard)
        ways = after
    total = FACES ** (attack + defense)
    found = [0] * (attack + 1)
    for (_, _, damage), count in ways.items():
        found[damage] += count
    return tuple(count / total for count in found)


def _shown(left: int, face: int) -> range:
    """How many of the dice left may show this face: those that show no higher one must show a 1 in the end."""
    return range(left if face == 1 else 0, left + 1)


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
