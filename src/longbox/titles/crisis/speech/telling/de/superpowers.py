"""How the words of `words/superpowers.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable
from .grammar import German as T
from .nouns import fixed, quoted
from .verbs import CANNOT, GAIN, HAVE, LOSE

EFFECTS: EffectTable[T] = {
    "cancel_superpower": lambda t, one: [
        Clause(fixed("die Superkraft"), HAVE, rest="keinen Effekt"),
        Clause(fixed("der Feind"), CANNOT, rest="sie in diesem Zug nicht noch einmal einsetzen"),
    ],
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
