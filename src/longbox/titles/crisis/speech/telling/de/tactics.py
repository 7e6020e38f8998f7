"""How the words of `words/tactics.py` are told in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..clauses import Clause
from .nouns import Verb
from .pieces import doing
from .verbs import TAKE

if TYPE_CHECKING:
    from .grammar import German as T


EFFECTS: dict[str, Callable[[T, Any], Clause | list[Clause]]] = {
    "add_unused_tactic": lambda t, one: Clause(
        None,
        TAKE,
        rest=f"1 deiner ungenutzten Teamtaktik-Karten ({t.name(f'affiliation/{one.affiliation}')} oder ohne Gruppierung) dazu",
    ),
    "take_back": lambda t, one: Clause(None, TAKE, rest="diese Karte zurück"),
    "discard_tactics": lambda t, one: Clause(
        None, Verb("abwerfen", "wirft", "wirf", "ab"), rest=f"{one.n} deiner Teamtaktik-Karten"
    ),
}

FILTERS: dict[str, Callable[[T, Any, bool], tuple[str, str]]] = {
    "paid_for_card": lambda t, one, no: doing("dafür bezahlt hat", "nicht dafür bezahlt hat", no),
}

NUMBERS: dict[str, Callable[..., tuple[str, str]]] = {
    "choices": lambda t, which, most: ("n", f"bis zu {most}"),
}

TESTS: dict[str, Callable[..., str]] = {
    "paid_at_least": lambda t, n: f"sie zusammen mindestens {n} {{power}} gezahlt haben",
    "tactics_left": lambda t, n: f"du noch mindestens {n} Teamtaktik-Karten hast",
}
