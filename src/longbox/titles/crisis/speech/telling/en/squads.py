"""How the words of `words/squads.py` are told in English."""

from __future__ import annotations

from ....script.nodes import SELF
from ....words.squads import put_in_play
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, TestTable
from .grammar import English as T
from .pieces import conditions, having


def comes_into_play(t: T, one: put_in_play) -> Clause:
    gained = f", with {conditions(t, one.conditions)}" if one.conditions else ""
    gained += ", with an Activated token" if one.activated else ""
    return Clause(None, "put", f"{t.name(one.card)} into play within {{range}} {one.range} of {t.me()}{gained}")


EFFECTS: EffectTable[T] = {
    "transform": lambda t, one: Clause(
        t.subject(one.who),
        "transform",
        f"into the form {t.name(f'form/{one.form}')}{f' within {{range}} {one.within}' if one.within else ''}",
    ),
    "put_in_play": comes_into_play,
    "lead_with": lambda t, one: Clause(t.subject(SELF), "make", f"{t.name(one.key)} your active Leadership"),
}

FILTERS: FilterTable[T] = {
    "has_leadership": lambda t, one, no: having(f"a Leadership of {t.name(f'affiliation/{one.affiliation}')}", no),
    "in_form": lambda t, one, no: (f"({t.name(f'form/{one.form}')})", f"is in the form {t.name(f'form/{one.form}')}"),
    "leads": lambda t, one, no: having(
        f"an active {t.name(f'affiliation/{one.affiliation}')} Leadership" if one.affiliation else "an active Leadership", no
    ),
}

TESTS: TestTable = {
    "squad_uses": lambda t, name: f"your squad uses {t.name(f'affiliation/{name}')}",
}

NOT: TestTable = {
    "squad_uses": lambda t, name: f"your squad does not use {t.name(f'affiliation/{name}')}",
}
