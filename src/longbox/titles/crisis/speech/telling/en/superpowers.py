"""How the words of `words/superpowers.py` are told in English."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import English as T
from .nouns import noun

EFFECTS: EffectTable[T] = {
    "choose_superpower": lambda t, one: Clause(None, "choose", f"an active or reactive superpower of {t.who(one.who)}"),
    "lend_power": lambda t, one: Clause(t.who(one.to), "spend", f"the {{power}} of {t.me()} in this activation, too", may=True),
    "cancel_superpower": lambda t, one: [
        Clause(noun("the superpower"), "have", "no effect"),
        Clause(noun("the enemy"), "cannot", "use it again this turn"),
    ],
    "lose_superpower": lambda t, one: Clause(t.subject(one.who), "lose", f"the superpower {t.name(f'{t.card}/{one.power}')}"),
    "gain_superpower": lambda t, one: Clause(
        t.subject(one.who),
        "gain",
        f"the superpower {t.name(f'{t.card}/{one.power}')}",
        times=(one.scope,) if one.scope != "game" else (),
    ),
}

NUMBERS: NumberTable = {
    "spent_on_superpower": lambda t: ("as", "the {power} spent for it"),
}

TESTS: TestTable = {
    "kept_superpower_is_it": lambda t: "it is the chosen one",
}
