"""How the words of `words/missions.py` are told in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..clauses import Clause
from .pieces import per

if TYPE_CHECKING:
    from .grammar import English as T


EFFECTS: dict[str, Callable[[T, Any], Clause | list[Clause]]] = {
    "score": lambda t, one: Clause(None, "score", t.much(one.n, "VP")),
}

NUMBERS: dict[str, Callable[..., tuple[str, str]]] = {
    "secured_per": lambda t, n: per(f"for every {n} Secure tokens you secure"),
}

TESTS: dict[str, Callable[..., str]] = {
    "secures_everything": lambda t: "you secure every token of the Secure crisis",
    "book": lambda t, year: f"you play by the book of {year}",
    "behind": lambda t: "you have fewer VP than your opponent",
}

NOT: dict[str, Callable[..., str]] = {
    "behind": lambda t: "you have at least as many VP as your opponent",
}
