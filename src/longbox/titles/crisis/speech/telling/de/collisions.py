"""How the words of `words/collisions.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, TestTable
from .grammar import German as T
from .nouns import fixed
from .pieces import LETTERS
from .verbs import SUFFER, THROW

EFFECTS: EffectTable[T] = {
    "throw_at_enemies": lambda t, one: [
        Clause(
            None,
            THROW,
            t.who(one.who).acc,
            f"um {LETTERS[one.tool]}",
            tail="; durch Zusammenstöße dabei erleidet er keinen Schaden",
        ),
        Clause(
            fixed("jeder Feind, mit dem er dabei zusammenstößt,"),
            THROW,
            rest=f"{one.fewer} Ausweichwürfel weniger und erhält {t.name(one.conditions[0])}",
            new=True,
        ),
    ],
    "ignore_collision": lambda t, one: Clause(t.me(), SUFFER, rest="dadurch keinen Schaden"),
    "take_collision": lambda t, one: Clause(
        t.who(one.who), SUFFER, rest=f"den Zusammenstoß stattdessen, mit {one.less} Schaden weniger"
    ),
    "spare": lambda t, one: Clause(t.who(one.who), SUFFER, rest="dadurch keinen Schaden"),
    "crash_into": lambda t, one: Clause(
        t.who(one.into), SUFFER, rest=f"einen Zusammenstoß mit {t.who(one.who).dat}", tail=", als wäre dieser geworfen worden"
    ),
}

TESTS: TestTable = {
    "character_collides": lambda t: "mit anderen Charakteren",
    "with_character": lambda t: "mit anderen Charakteren",
}
