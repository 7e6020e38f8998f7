"""What a card says, told from its script: so a person reads what the engine does.

`told("iron-man/unibeam", "de")` is the text of a part of a card. How a new word gets its sentence: `docs/telling-a-card.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...language.cards import Strike, Superpower
from ...rules.tactics import Tactic
from .english import English
from .teller import NEUTRAL, Teller, UntoldError
from .words import Card, Word, part, scripted, words_in

TELLERS: dict[str, type[Teller]] = {"en": English}

_told: dict[tuple[str, str], tuple[Any, str]] = {}
"""Texts that were told before, each with the part of the card it tells."""


def told(id: str, language: str, name: Callable[[str], str]) -> str | None:
    """The text of an attack, superpower, Team Tactic or Crisis card; nothing if it is none, or has a word without a telling."""
    one = part(id)
    if one is None or language not in TELLERS:
        return None
    before = _told.get((id, language))
    if before is not None and before[0] is one:
        return before[1] or None
    try:
        text = tell(one, language, name)
    except UntoldError:
        text = ""
        if isinstance(one, Strike) and not one.rules:
            text = ""
    _told[id, language] = (one, text)
    return text or None


def tell(one: Card, language: str, name: Callable[[str], str]) -> str:
    """The text of a part of a card; an error names the word that has no telling."""
    if isinstance(one, Strike):
        return TELLERS[language](one.card, name).attack(one)
    if isinstance(one, Superpower):
        return TELLERS[language](one.card, name).superpower(one)
    if isinstance(one, Tactic):
        return TELLERS[language](f"printed/{one.id}", name).tactic(one)
    return TELLERS[language](one.id, name).crisis(one)


def untold(language: str) -> dict[Word, list[str]]:
    """The words of cards that have no telling in a language, and the cards they are on."""
    tables = TELLERS[language].tables
    found: dict[Word, list[str]] = {}
    for id, one in scripted().items():
        for word in words_in(one):
            if word.name not in NEUTRAL.get(word.table, ()) and word.name not in getattr(tables, word.table):
                found.setdefault(word, []).append(id)
    return {word: list(dict.fromkeys(ids)) for word, ids in found.items()}


__all__ = ["UntoldError", "Word", "tell", "told", "untold"]
