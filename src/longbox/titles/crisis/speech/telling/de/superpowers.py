"""How the words of `words/superpowers.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import fixed, quoted
from .verbs import CANNOT, CHOOSE, GAIN, HAVE, LOSE, SPEND

EFFECTS: EffectTable[T] = {
    "choose_superpower": lambda t, one: Clause(None, CHOOSE, rest=f"eine aktive oder reaktive Superkraft {t.who(one.who).von}"),
    "lend_power": lambda t, one: Clause(
        t.who(one.to), SPEND, rest=f"in dieser Aktivierung auch die {{power}} {t.me().gen}", may=True
    ),
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

NUMBERS: NumberTable = {
    "spent_on_superpower": lambda t: ("as", "die dafür ausgegebene {power}"),
}

TESTS: TestTable = {
    "kept_superpower_is_it": lambda t: "es die gewählte ist",
}
