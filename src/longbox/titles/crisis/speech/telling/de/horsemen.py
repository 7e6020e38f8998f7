"""How the words of `words/horsemen.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable
from .grammar import German as T
from .nouns import Verb, fixed
from .pieces import counter, doing, per
from .verbs import GAIN

ASSIGN = Verb("zuteilen", "teilt", "teile", "zu")

EFFECTS: EffectTable[T] = {
    "assign": lambda t, one: Clause(None, ASSIGN, t.who(one.who).dat, f"die Karte „{t.name(one.card)}“"),
    "assign_each": lambda t, one: Clause(
        None,
        ASSIGN,
        f"jede der Karten {listed([f'„{t.name(card)}“' for card in one.cards], 'und')}",
        f"{t.noun(one.which, 'a').dat} ohne Reiterkarte",
        may=True,
    ),
    "leader_gains": lambda t, one: Clause(fixed(f"die Karte „{t.name('master')}“"), GAIN, rest=t.much(one.n, counter(t, one.name))),
}

FILTERS: FilterTable[T] = {
    "horseman": lambda t, one, no: doing("eine Reiterkarte hat", "keine Reiterkarte hat", no),
}

NUMBERS: NumberTable = {
    "newly_afflicted": lambda t: per("je Feind, der darin Zustände erhalten hat,"),
}
