"""How the words of `words/tactics.py` are told in English."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable
from .grammar import English as T
from .pieces import doing

EFFECTS: EffectTable[T] = {
    "add_unused_tactic": lambda t, one: Clause(
        None,
        "take",
        f"1 more Team Tactic card of {t.name(f'affiliation/{one.affiliation}') if one.affiliation else 'your affiliation'} "
        "or of no affiliation from your unused ones",
    ),
    "take_back": lambda t, one: Clause(None, "take", "this card back"),
    "discard_tactics": lambda t, one: Clause(None, "discard", f"{one.n} of your Team Tactic cards"),
}

FILTERS: FilterTable[T] = {
    "paid_for_card": lambda t, one, no: doing("played it", "did not play it", no),
}

NUMBERS: NumberTable = {
    "choices": lambda t, which, most: ("n", f"up to {most}"),
}

TESTS: TestTable = {
    "paid_at_least": lambda t, n: f"they spent at least {n} {{power}} together",
    "tactics_left": lambda t, n: f"you have at least {n} Team Tactic cards left",
}
