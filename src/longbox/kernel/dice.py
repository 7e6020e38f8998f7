"""Dice: a counter-based generator (splitmix64) whose state is two numbers, and the commitment that lets players verify it.

Draw number n of a game with dice key k is `mix(k + n * GOLDEN)`. Nothing else is remembered, so a copied or saved game goes on
with the same dice, and anybody who learns the seed after the game can compute every roll again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from functools import cache
from struct import Struct
from typing import NamedTuple, TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def draw(key: int, count: int) -> int:
    """The 64-bit number number `count` (from 1) under `key`.

    These are the published splitmix64 values for the seed 1234567:

    >>> [draw(1234567, n) for n in (1, 2, 3)]
    [6457827717110365317, 3203168211198807973, 9817491932198370423]
    """
    z = (key + count * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Lanes(NamedTuple):
    """So many numbers side by side in one long number, 128 bits for each: what is done to it is done to all of them at once."""

    ones: int
    """1 in each."""
    steps: int
    """How far each has gone along the row of draws."""
    low: int
    """The lower half of each."""
    layout: Struct
    """Reads the lower halves out."""


@cache
def lanes(many: int) -> Lanes:
    ones = sum([1 << 128 * n for n in range(many)])
    steps = sum([(n + 1) * GOLDEN << 128 * n for n in range(many)])
    return Lanes(ones, steps, ones * MASK, Struct("<" + "Q8x" * many))


def draws(key: int, count: int, many: int) -> tuple[int, ...]:
    """So many numbers in a row after number `count`: `draw` for all of them at once, which is twice as fast for a dozen or more.

    >>> draws(1234567, 1, 2) == (draw(1234567, 2), draw(1234567, 3))
    True
    """
    ones, steps, low, layout = lanes(many)
    z = ((key + count * GOLDEN) & MASK) * ones + steps & low
    z = ((z ^ (z >> 30)) & low) * 0xBF58476D1CE4E5B9 & low
    z = ((z ^ (z >> 27)) & low) * 0x94D049BB133111EB & low
    return layout.unpack(((z ^ (z >> 31)) & low).to_bytes(16 * many, "little"))


def shuffled(items: MutableSequence[T], key: int, count: int) -> int:
    """Shuffle in place with the numbers after number `count`; the number of the last one."""
    left = len(items)
    if left < 2:
        return count
    for number in draws(key, count, left - 1):
        other = number * left >> 64
        left -= 1
        items[left], items[other] = items[other], items[left]
    return count + len(items) - 1


def new_seed() -> str:
    """A seed nobody can guess: 256 random bits as text."""
    return secrets.token_hex(32)


def dice_key(seed: int | str) -> int:
    """The 64-bit dice key that belongs to a seed.

    >>> dice_key(7) == dice_key("7")
    True
    """
    return int.from_bytes(hashlib.sha256(f"longbox dice {seed}".encode()).digest()[:8], "big")


def commitment(seed: int | str) -> str:
    """The hash that is shown before play. It reveals nothing about the seed.

    >>> commitment("correct horse")[:16]
    'a311bfb8e8ba53d9'
    """
    return hashlib.sha256(f"longbox seed {seed}".encode()).hexdigest()


def proves(seed: int | str, committed: str) -> bool:
    """Whether a revealed seed is the one that was committed to before play.

    >>> proves(7, commitment(7)), proves(8, commitment(7))
    (True, False)
    """
    return secrets.compare_digest(commitment(seed), committed)


class Generator:
    """The same generator outside a game: for bots, shuffled guesses and tests.

    >>> rng = Generator(5)
    >>> [rng.below(6) for _ in range(5)], rng.random() < 1
    ([2, 4, 1, 0, 1], True)
    """

    __slots__ = ("count", "key")

    def __init__(self, key: int, count: int = 0) -> None:
        self.key, self.count = key, count

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        self.count += 1
        return (draw(self.key, self.count) * n) >> 64

    def random(self) -> float:
        """A float from 0 up to, not including, 1."""
        self.count += 1
        return (draw(self.key, self.count) >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        self.count = shuffled(items, self.key, self.count)
