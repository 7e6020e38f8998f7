"""How the words of `words/horsemen.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable
from .grammar import English as T
from .nouns import noun
from .pieces import counter, having, per

EFFECTS: EffectTable[T] = {
    "assign": lambda t, one: Clause(None, "assign", f"the card {t.name(one.card)} to {t.who(one.who)}"),
    "assign_each": lambda t, one: Clause(
        None,
        "assign",
        f"each of the cards {listed([t.name(card) for card in one.cards])} to {t.noun(one.which, 'a')} without a Horsemen card",
        may=True,
    ),
    "leader_gains": lambda t, one: Clause(
        noun(f"the card {t.name('master')}"), "gain", t.much(one.n, counter(t, one.name), f"{counter(t, one.name)}s")
    ),
}

FILTERS: FilterTable[T] = {
    "horseman": lambda t, one, no: having("a Horsemen card" if not no else "Horsemen card", no),
}

NUMBERS: NumberTable = {
    "newly_afflicted": lambda t: per("for each enemy that gained conditions in it"),
}
