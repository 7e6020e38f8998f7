"""How the words of `words/missions.py` are told in English."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import English as T
from .pieces import per

EFFECTS: EffectTable[T] = {
    "score": lambda t, one: Clause(None, "score", t.much(one.n, "VP")),
}

NUMBERS: NumberTable = {
    "secured_per": lambda t, n: per(f"for every {n} Secure tokens you secure"),
}

TESTS: TestTable = {
    "secures_everything": lambda t: "you secure every token of the Secure crisis",
    "book": lambda t, year: f"you play by the book of {year}",
    "behind": lambda t: "you have fewer VP than your opponent",
}

NOT: TestTable = {
    "behind": lambda t: "you have at least as many VP as your opponent",
}
