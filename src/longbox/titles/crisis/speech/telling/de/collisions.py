"""How the words of `words/collisions.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, TestTable
from .grammar import German as T
from .verbs import SUFFER

EFFECTS: EffectTable[T] = {
    "ignore_collision": lambda t, one: Clause(t.me(), SUFFER, rest="dadurch keinen Schaden"),
    "spare": lambda t, one: Clause(t.who(one.who), SUFFER, rest="dadurch keinen Schaden"),
    "crash_into": lambda t, one: Clause(
        t.who(one.into), SUFFER, rest=f"einen Zusammenstoß mit {t.who(one.who).dat}", tail=", als wäre dieser geworfen worden"
    ),
}

TESTS: TestTable = {
    "character_collides": lambda t: "mit anderen Charakteren",
    "with_character": lambda t: "mit anderen Charakteren",
}
