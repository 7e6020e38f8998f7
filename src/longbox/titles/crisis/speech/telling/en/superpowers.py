"""How the words of `words/superpowers.py` are told in English."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable
from .grammar import English as T
from .nouns import noun

EFFECTS: EffectTable[T] = {
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
