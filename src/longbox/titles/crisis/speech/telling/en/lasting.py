"""How the words of `words/lasting.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....script.nodes import SELF
from ..clauses import Clause
from ..tables import EffectTable, NumberTable
from .grammar import English as T
from .nouns import noun

EFFECTS: EffectTable[T] = {
    "betray": lambda t, one: Clause(t.subject(one.who), "contest", "secure objective tokens for you", times=("round",)),
    "boost_next_action": lambda t, one: Clause(
        noun("each attack of its next attack action in this activation"),
        "have",
        f"{one.n} more dice for {t.noun(one.per, 'every')}",
    ),
    "obsess": lambda t, one: Clause(
        None,
        None,
        ready=f"Until {t.who(one.whom)} is KO'd, the character that played this card rolls {one.n} more attack dice against it. "
        f"Against its attacks, that character rolls {one.n} more defense dice; against all other attacks, {one.n} fewer.",
        new=True,
    ),
    "switch": lambda t, one: Clause(
        None,
        "choose",
        f"{listed([t.name(name) for name in one.modes], 'or')} anew until the next Power Phase",
    ),
    "reroll_next_attack": lambda t, one: Clause(
        t.subject(SELF), "reroll", f"up to as many dice in its next attack of this activation as {t.number(one.n)[1]}", may=True
    ),
}

NUMBERS: NumberTable = {
    "waiting": lambda t, name: ("n", str(t.kept[name])),
}
