"""How the words of `words/missions.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import German as T
from .pieces import per
from .verbs import GAIN

EFFECTS: EffectTable[T] = {
    "score": lambda t, one: Clause(None, GAIN, rest=t.much(one.n, "SP")),
}

NUMBERS: NumberTable = {
    "secured_per": lambda t, n: per(f"für je {n} gesicherte Marker der Sicherungskrise"),
}

TESTS: TestTable = {
    "secures_everything": lambda t: "du alle Marker der Sicherungskrise sicherst",
    "book": lambda t, year: f"ihr nach dem Buch von {year} spielt",
    "behind": lambda t: "du weniger SP hast als dein Gegenüber",
}

NOT: TestTable = {
    "behind": lambda t: "du mindestens so viele SP hast wie dein Gegenüber",
}
