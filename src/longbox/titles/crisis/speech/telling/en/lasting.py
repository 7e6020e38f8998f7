"""How the words of `words/lasting.py` are told in English."""

from __future__ import annotations

from ....script.nodes import SELF
from ..clauses import Clause
from ..tables import EffectTable, NumberTable
from .grammar import English as T
from .nouns import noun

EFFECTS: EffectTable[T] = {
    "boost_next_action": lambda t, one: Clause(
        noun("each attack of its next attack action in this activation"),
        "have",
        f"{one.n} more dice for {t.noun(one.per, 'every')}",
    ),
    "obsess": lambda t, one: Clause(
        noun("the character that played this card"),
        "roll",
        f"{one.n} more attack dice against {t.who(one.whom)}, {one.n} more defense dice against its attacks and {one.n} fewer "
        "defense dice against all other attacks, until that enemy is KO'd",
    ),
    "reroll_next_attack": lambda t, one: Clause(
        t.subject(SELF), "reroll", f"as many dice in its next attack of this activation as {t.number(one.n)[1]}", may=True
    ),
}

NUMBERS: NumberTable = {
    "waiting": lambda t, name: ("n", str(t.kept[name])),
}
