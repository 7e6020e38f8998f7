"""What carries out a word, and whether it would do anything now: the modules of `effects/` fill the two tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from ..state import AnyFrame, Data, Table
from ..words import Word

Doer: TypeAlias = Callable[[Table, int, Any, Any], AnyFrame | None]
"""Table, seat, word, and the deed it belongs to; a Power of a Mission belongs to none."""
Useful: TypeAlias = Callable[[Table, int, Any, Data], bool]
"""Table, seat, word, and what the moment is about."""

DO: Final[dict[type[Word], Doer]] = {}
USEFUL: Final[dict[type[Word], Useful]] = {}
"""A word not named here always does something."""

D = TypeVar("D", bound=Doer)
U = TypeVar("U", bound=Useful)


def does(word: type[Word]) -> Callable[[D], D]:
    """Declare what carries out a word."""

    def declare(do: D) -> D:
        DO[word] = do
        return do

    return declare


def useful(word: type[Word]) -> Callable[[U], U]:
    """Declare when a word would do something."""

    def declare(judge: U) -> U:
        USEFUL[word] = judge
        return judge

    return declare
