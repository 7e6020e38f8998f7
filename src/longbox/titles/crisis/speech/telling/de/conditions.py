"""How the words of `words/conditions.py` are told in German."""

from __future__ import annotations

from ....words.conditions import remove_condition
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, TestTable
from .grammar import German as T
from .nouns import Verb
from .pieces import conditions
from .verbs import CHOOSE, GAIN, SHED


def removes_condition(t: T, one: remove_condition) -> Clause:
    return Clause(t.subject(one.who), SHED, rest=conditions(t, one.conditions, "oder") if one.conditions else "1 Zustand")


EFFECTS: EffectTable[T] = {
    "gain_condition": lambda t, one: Clause(t.subject(one.who), GAIN, rest=conditions(t, one.conditions)),
    "remove_condition": removes_condition,
    "may_remove_conditions": lambda t, one: Clause(t.subject(one.who), SHED, rest=f"bis zu {one.n} Zustände", may=True),
    "remove_conditions": lambda t, one: Clause(t.subject(one.who), SHED, rest="alle Zustände"),
    "gain_one_of": lambda t, one: Clause(
        t.subject(one.who), GAIN, rest=t.much(one.n, f"Zustand deiner Wahl ({conditions(t, one.conditions, 'oder')})")
    ),
    "pass_condition": lambda t, one: Clause(
        t.subject(one.who),
        Verb("weitergeben", "gibt", "gib", "weiter"),
        t.who(one.to).dat,
        "1 seiner Zustände, den es noch nicht hat,",
    ),
    "spread_condition": lambda t, one: [
        Clause(None, CHOOSE, rest=f"einen dieser Zustände von {t.who(one.who).dat}"),
        Clause(t.noun(one.to, "every"), GAIN, rest="diesen Zustand"),
    ],
}

TESTS: TestTable = {
    "had_conditions": lambda t, *names: f"das Ziel schon vor dem Angriff {conditions(t, names)} hatte",
}

FILTERS: FilterTable[T] = {
    "immune_to": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Immunität ({t.name(one.condition)})",
        f"{'keine' if no else 'eine'} Immunität ({t.name(one.condition)}) hat",
    ),
}
