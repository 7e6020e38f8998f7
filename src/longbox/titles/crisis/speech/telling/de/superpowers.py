"""How the words of `words/superpowers.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable
from .grammar import German as T
from .nouns import quoted
from .verbs import GAIN, LOSE

EFFECTS: EffectTable[T] = {
    "lose_superpower": lambda t, one: Clause(
        t.subject(one.who), LOSE, rest=f"die Superkraft {quoted(t.name(f'{t.card}/{one.power}'))}"
    ),
    "gain_superpower": lambda t, one: Clause(
        t.subject(one.who),
        GAIN,
        rest=f"die Superkraft {quoted(t.name(f'{t.card}/{one.power}'))}",
        times=(one.scope,) if one.scope != "game" else (),
    ),
}
