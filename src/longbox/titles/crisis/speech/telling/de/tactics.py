"""How the words of `words/tactics.py` are told in German."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import Verb
from .pieces import doing
from .verbs import TAKE

EFFECTS: EffectTable[T] = {
    "add_unused_tactic": lambda t, one: Clause(
        None,
        TAKE,
        rest="1 deiner ungenutzten Teamtaktik-Karten "
        f"({t.name(f'affiliation/{one.affiliation}') if one.affiliation else 'deiner'} oder ohne Gruppierung) dazu",
    ),
    "take_back": lambda t, one: Clause(None, Verb("zurücknehmen", "nimmt", "nimm", "zurück"), rest="diese Karte"),
    "discard_tactics": lambda t, one: Clause(
        None, Verb("abwerfen", "wirft", "wirf", "ab"), rest=f"{one.n} deiner Teamtaktik-Karten"
    ),
}

FILTERS: FilterTable[T] = {
    "paid_for_card": lambda t, one, no: doing("sie gespielt hat", "sie nicht gespielt hat", no),
}

NUMBERS: NumberTable = {
    "choices": lambda t, which, most: ("n", f"bis zu {most}"),
}

TESTS: TestTable = {
    "paid_at_least": lambda t, n: f"sie zusammen mindestens {n} {{power}} ausgegeben haben",
    "tactics_left": lambda t, n: f"du noch mindestens {n} Teamtaktik-Karten hast",
}
