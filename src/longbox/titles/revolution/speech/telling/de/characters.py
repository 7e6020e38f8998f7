"""The words of `words/characters.py` in German."""

from __future__ import annotations

from typing import Final

from ....codes import OTHERS, OTHERS_ANY, OTHERS_STUDENT, OWN, OWN_ANY, OWN_HERO, OWN_STUDENT, Which
from ....words import Admit, Dismiss, Heal, Injure, TakeIn, Tokens, Triumph
from ..sentences import Sentences

KINDS: Final = {
    OWN: ("{} deiner Helden oder Schüler", ""),
    OWN_ANY: ("{} deiner Charaktere", ""),
    OWN_HERO: ("{} deiner Helden", ""),
    OWN_STUDENT: ("{} deiner Schüler", ""),
    OTHERS: ("{} Helden oder Schüler", " einer anderen Schule"),
    OTHERS_ANY: ("{} Charakter", " einer anderen Schule"),
    OTHERS_STUDENT: ("{} Schüler", " einer anderen Schule"),
}
SEVERAL: Final = {
    OTHERS: "{} Helden oder Schüler anderer Schulen",
    OTHERS_ANY: "{} Charaktere anderer Schulen",
    OTHERS_STUDENT: "{} Schüler anderer Schulen",
}
WHO, WHOM, FROM = "einer", "einen", "einem"
"""One of them, by case."""


def one(which: Which, case: str) -> str:
    """
    >>> one(OTHERS_STUDENT, WHOM), one(OWN_HERO, FROM), one(OTHERS_ANY, WHO)
    ('einen Schüler einer anderen Schule', 'einem deiner Helden', 'ein Charakter einer anderen Schule')
    """
    form, whose = KINDS[which]
    return form.format(case if not whose or case != WHO else "ein") + whose


def some(which: Which, count: int, upto: bool, case: str) -> str:
    if count == 1:
        return one(which, case)
    form = SEVERAL.get(which) or KINDS[which][0]
    return form.format(f"bis zu {count}" if upto else count)


def tokens(word: Tokens, loses: tuple[str, str] = ("verliert", "")) -> str:
    much = f"{abs(word.n)} Kraftmarker"
    if word.n > 0:
        if word.count == 1:
            return f"{one(word.which, WHO)} erhält {much}"
        return f"{some(word.which, word.count, word.upto, WHO)} erhalten je {much}"
    verb, tail = loses
    if word.count == 1:
        return f"{one(word.which, WHO)} {verb} {much}{tail}"
    return f"wähle {some(word.which, word.count, word.upto, WHOM)}. Jeder {verb} {much}{tail}"


def dismiss(word: Dismiss) -> str:
    if word.unless:
        return f"wähle {one(word.which, WHOM)}. Sie entlässt ihn, außer sie zahlt {word.unless} Hoffnung"
    return f"entlasse {one(word.which, WHOM)}"


def triumph(word: Triumph) -> str:
    if word.n > 0:
        return f"lege einen Triumphmarker auf {one(word.which, WHOM)}, der noch keinen hat"
    return f"entferne einen Triumphmarker von {one(word.which, FROM)}"


SENTENCES: Final[Sentences] = {
    Admit: "nimm den nächsten Schüler aus dem Rekrutenstapel in deine Schule auf. Mische den Stapel",
    TakeIn: "nimm den Schüler und sein Training gegen deren Hoffnungswert in deine Schule auf",
    Dismiss: dismiss,
    Tokens: tokens,
    Injure: lambda word: f"lege einen Verletzt-Marker auf {one(word.which, WHOM)}",
    Heal: lambda word: f"entferne den Verletzt-Marker von {some(word.which, word.count, word.upto, FROM)}",
    Triumph: triumph,
}
COSTS: Final[Sentences] = {Tokens: lambda word: tokens(word, ("gibt", " aus"))}
