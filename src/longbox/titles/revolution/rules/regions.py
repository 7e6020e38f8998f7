"""Choices that are too many for a list: any of several things, judged exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice

from longbox.kernel import Illegal, Plain

Numbers = tuple[int, ...]


@dataclass(slots=True)
class AnyOf:
    """Different numbers out of some, between a least and a most."""

    items: Numbers
    least: int
    most: int

    def accept(self, t: object, value: tuple[Plain, ...]) -> Plain:
        for one in value:
            if type(one) is not int or one not in self.items:
                raise Illegal("{one} is not among what can be chosen here.", one=one)
        if len(set(value)) != len(value):
            raise Illegal("Each can be chosen only once.")
        if not self.least <= len(value) <= self.most:
            raise Illegal("Choose {least} to {most} of them, not {count}.", least=self.least, most=self.most, count=len(value))
        return tuple([one for one in self.items if one in value])

    def describe(self) -> dict[str, object]:
        return {"type": "any", "items": list(self.items), "least": self.least, "most": self.most}


@lru_cache(maxsize=4096)
def sets_of(items: Numbers, size: int, limit: int = 60) -> tuple[Numbers, ...]:
    """The sets of a size, at most so many: samples of `AnyOf`.

    >>> sets_of((1, 2, 3), 2)
    ((1, 2), (1, 3), (2, 3))
    >>> sets_of((1, 2, 3), 2, limit=1)
    ((1, 2),)
    >>> len(sets_of((1, 2, 3, 4, 5, 6, 7, 8), 4))
    60
    """
    return tuple(islice(combinations(items, size), limit))


def distinct(options: Sequence[Plain]) -> tuple[Plain, ...]:
    return tuple(dict.fromkeys(options))
