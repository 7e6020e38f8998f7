"""How the words of `words/conditions.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....words.conditions import remove_condition
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, TestTable
from .grammar import English as T
from .pieces import conditions, having


def removes_condition(t: T, one: remove_condition) -> Clause:
    what = listed([t.name(name) for name in one.conditions], "or") if one.conditions else "1 condition"
    return Clause(t.subject(one.who), "lose", what)


EFFECTS: EffectTable[T] = {
    "gain_condition": lambda t, one: Clause(t.subject(one.who), "gain", conditions(t, one.conditions)),
    "remove_condition": removes_condition,
    "may_remove_conditions": lambda t, one: Clause(t.subject(one.who), "lose", f"up to {one.n} conditions", may=True),
    "remove_conditions": lambda t, one: Clause(t.subject(one.who), "lose", "all conditions"),
    "gain_one_of": lambda t, one: Clause(
        t.subject(one.who),
        "gain",
        t.much(one.n, f"condition of your choice ({listed([t.name(name) for name in one.conditions], 'or')})"),
    ),
    "pass_condition": lambda t, one: Clause(
        t.subject(one.who), "pass", f"1 of its conditions on to {t.who(one.to)}, who must not have it yet"
    ),
    "spread_condition": lambda t, one: [
        Clause(None, "choose", f"one of these conditions of {t.who(one.who)}"),
        Clause(t.noun(one.to, "every"), "gain", "that condition"),
    ],
}

TESTS: TestTable = {
    "had_conditions": lambda t, *names: f"the target already had {conditions(t, names)} before the attack",
}

FILTERS: FilterTable[T] = {
    "immune_to": lambda t, one, no: having(f"Immunity ({t.name(one.condition)})", no),
}
