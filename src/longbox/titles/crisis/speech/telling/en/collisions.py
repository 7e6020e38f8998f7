"""How the words of `words/collisions.py` are told in English."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, TestTable
from .grammar import English as T
from .nouns import noun
from .pieces import LETTERS

EFFECTS: EffectTable[T] = {
    "throw_at_enemies": lambda t, one: [
        Clause(None, "throw", f"{t.who(one.who)} {LETTERS[one.tool]}; it takes no damage from collisions then"),
        Clause(
            noun("every enemy it collides with then"),
            "roll",
            f"{one.fewer} fewer dodge dice and gains {t.name(one.conditions[0])}",
            new=True,
        ),
    ],
    "ignore_collision": lambda t, one: Clause(t.me(), "take", "no damage from it"),
    "take_collision": lambda t, one: Clause(t.who(one.who), "suffer", f"the collision instead, with {one.less} less damage"),
    "spare": lambda t, one: Clause(t.who(one.who), "suffer", "no damage from it"),
    "crash_into": lambda t, one: Clause(
        t.who(one.into), "suffer", f"a collision as if {t.who(one.who)} had been thrown into that character"
    ),
}

TESTS: TestTable = {
    "character_collides": lambda t: "with other characters",
    "with_character": lambda t: "with other characters",
}
