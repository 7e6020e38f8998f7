"""Checks of texts against the glossary and the rules of style. Each answers with what it found; nothing found is fine."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from .glossary import Term, glossary

ENDINGS: Final = {"en": "(?:s|es)?", "de": "(?:e|en|n|s|es|em)?"}
"""An avoided word is avoided in its other forms, too."""
FIELDS: Final = re.compile(r"%\(\w+\)s|\{[^{}]*\}")
QUOTED: Final = re.compile("„[^“]*“")
"""A name may use any word."""
GLOSS: Final = re.compile(r" \(([^()]*)\)")
"""What stands in brackets: the English term where German explains its own."""
PREPOSITIONS: Final = ("mit", "von", "bei", "nach", "durch", "für", "gegen", "beim", "vom")


def avoided(text: str, language: str, room: str) -> list[tuple[str, str]]:
    """The ids of terms and the words that stand in their place.

    >>> avoided("Die Figur läuft.", "de", "crisis"), avoided("Die „Figur“ läuft.", "de", "crisis")
    ([('cp.character', 'Figur')], [])
    >>> avoided("Ein Gazetteer fehlt.", "de", "tactics"), avoided("Ein Kartenverzeichnis (Gazetteer) fehlt.", "de", "tactics")
    ([('ft.gazetteer', 'Gazetteer')], [])
    """
    pattern, terms = _avoided(language, room)
    text = FIELDS.sub("", text)
    if language != "en":
        text = GLOSS.sub(lambda found: "" if found[1] in _english(room) else found[0], text)
    words = ((found[0], found[1] or found[2]) for found in pattern.finditer(QUOTED.sub("„“", text)))
    return [
        (terms[word].id, word) for form, word in words if form not in re.findall(r"[\w-]+", terms[word].forms)
    ]  # "Basen" is no "Base"


@cache
def _english(room: str) -> Collection[str]:
    return {term.english.partition(" (")[0] for term in glossary().values() if term.room == room}


@cache
def _avoided(language: str, room: str) -> tuple[re.Pattern[str], Mapping[str, Term]]:
    terms: dict[str, Term] = {}
    for term in glossary().values():
        if term.room == room:
            for word in term.avoided[language]:
                terms.setdefault(word, term)
    words = sorted(terms, key=len, reverse=True)
    several = "|".join(re.escape(word) for word in words if " " in word) or "(?!)"
    single = "|".join(re.escape(word) for word in words if " " not in word)
    return re.compile(rf"(?<![\w-])(?:({several})|({single}){ENDINGS[language]})(?!\w)"), terms


def untranslated(english: str, german: str, room: str) -> list[str]:
    """The ids of terms left in English, in a German text that is the English one.

    >>> untranslated("Power Phase", "Power Phase", "crisis"), untranslated("Avengers", "Avengers", "crisis")
    (['cp.power_phase'], [])
    """
    if english != german:
        return []
    return [
        term.id
        for term in glossary().values()
        if term.room == room and term.english == english and term.german.lower() != english.lower()
    ]


def misnamed(english: str, german: str, room: str) -> list[str]:
    """The ids of terms that are the name of something, where German has another name than the glossary.

    >>> misnamed("Back Alley", "Hinterhof", "tactics"), misnamed("Back Alley", "Hintergasse", "tactics")
    (['ft.back_alley'], [])
    """
    return [
        term.id
        for term in glossary().values()
        if term.room == room and term.english == english and german not in term.german.split("; ")
    ]


def several_names(pairs: Iterable[tuple[str, str]]) -> Mapping[str, Collection[str]]:
    """English names that have more than one German name.

    >>> several_names([("Charge", "Ansturm"), ("Charge", "Sturmangriff"), ("Strike", "Hieb"), ("Strike", "Hieb")])
    {'Charge': ['Ansturm', 'Sturmangriff']}
    """
    found: dict[str, set[str]] = defaultdict(set)
    for english, german in pairs:
        found[english].add(german)
    return {english: sorted(names) for english, names in found.items() if len(names) > 1}


class Names:
    """Finds names that stand bare behind a German preposition: a name is not inflected, so it needs quotation marks.

    >>> Names(["Taktischer Zugriff"]).bare("greift mit Taktischer Zugriff an; mit „Taktischer Zugriff“")
    ['mit Taktischer Zugriff']
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)
        words = "|".join(re.escape(name) for name in sorted(self.names, key=len, reverse=True))
        self.pattern = re.compile(rf"\b(?:{'|'.join(PREPOSITIONS)}) (?:{words})(?!\w)")

    def bare(self, text: str) -> list[str]:
        return self.pattern.findall(text) if self.names else []


MASCULINE: Final = "Charakter|Feind|Angreifer|Verursacher|Angriff|Marker|Wurf|Zug|Schaden|Gegner"
"""Nouns whose article shows its case."""
MISCASED: Final = re.compile(
    rf"\b(?:mit|von|zu|bei|nach|aus|seit) (?:der|den|ein|einen|einer|dieser|diesen|jeder|jeden|kein|keinen) (?:{MASCULINE})\b"
    rf"|\b(?:für|gegen|durch|um|ohne) (?:der|dem|ein|einem|einer|dieser|diesem|jeder|jedem|kein|keinem) (?:{MASCULINE})\b"
    rf"|\b(?:mit|von|zu|bei|nach|aus) (?:einer|einen|jeder|jeden|keiner|keinen) deiner\b"
    rf"|\b(?:für|gegen|durch|ohne) (?:einer|einem|jeder|jedem) deiner\b"
)


def miscased(text: str) -> list[str]:
    """A German preposition with its noun in another case than it asks for.

    >>> miscased("Schiebe ihn von der Angreifer weg, gegen einem Feind."), miscased("nach dem Angriff gegen einen Feind")
    (['von der Angreifer', 'gegen einem Feind'], [])
    """
    return MISCASED.findall(text)


def one_of_several(text: str, language: str) -> Iterator[str]:
    """The number 1 before a plural.

    >>> list(one_of_several("Gain 1 Victory Points.", "en")), list(one_of_several("11 Siegpunkte, 1 Siegpunkt", "de"))
    (['1 Victory Points'], [])
    """
    return (found[0] for found in _plurals(language).finditer(text))


@cache
def _plurals(language: str) -> re.Pattern[str]:
    words = sorted({word for term in glossary().values() for word in _plural(term, language)}, key=len, reverse=True)
    return re.compile(rf"(?<![\w.,\u2013-])1 (?:{'|'.join(re.escape(word) for word in words)})(?!\w)")


def _plural(term: Term, language: str) -> Iterator[str]:
    """The plural of a noun, where it differs from the singular."""
    if language == "en":
        noun = re.fullmatch(r"[\w' -]*\b(token|card|point|character|phase|action|attack|round|coin|marker|die)", term.english, re.I)
        if noun and not term.english.lower().endswith("die"):
            yield f"{term.english}s"
        return
    found = re.match(r"(?:der|die|das) ([\w-]+), -(n|en|e|er|s)\b", term.forms)
    if found:
        yield found[1] + found[2]


# -- style -------------------------------------------------------------------------------------------------------------

BANNED: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(
        r"\(up to (?:Size|Range)|\bwithout (?:an )?Activated token\b|\bthe one who\b|\bsomebody\b|\bas much \w+ as\b"
        r"|\bno use of\b|\byour The\b|\bif there is your\b|(?-i:, The next\b)"
        r"|\bfor each Power paid\b|\bpays? (?:\d+(?: to \d+)?|no) Power\b(?! Token)",
        re.IGNORECASE,
    ),
    "de": re.compile(
        r"\(bis (?:zu )?(?:Größe|Reichweite)|\b[Dd](?:er|ie|as)jenigen?\b|\b[Dd]eine? The\b|\bnichts von „"
        r"|\b[Ss]o viel Reichweite\b|, Das nächste Mal\b"
    ),
}
"""What a card, a question or a refusal never says."""
SENTENCE: Final = re.compile(r"(?<=[.!?:;]) ")
"""A colon or a semicolon ends what has to be read in one breath, too."""


WORD: Final = re.compile(r"[\w'-]+")


class Limit(NamedTuple):
    """How long a text may be; 0 is no limit."""

    words: int = 0
    sentence_words: int = 0
    sentence: int = 0
    """In characters."""


LIMITS: Final[Mapping[str, Limit]] = {
    "card": Limit(words=60, sentence_words=22),
    "question": Limit(sentence=60),
    "button": Limit(words=4),
    "refusal": Limit(sentence=90),
    "log": Limit(sentence=90),
}
"""By the kind of a text."""


def banned(text: str, language: str, kind: str = "") -> list[str]:
    """A German card speaks to somebody: it says nothing of "man".

    >>> banned("Somebody throws terrain (up to Size 3).", "en"), banned("Das kann man nicht.", "de", "card")
    (['Somebody', '(up to Size'], ['man'])
    """
    more = re.findall(r"\bman\b", text) if (language, kind) == ("de", "card") else []
    return BANNED[language].findall(text) + more


def too_long(text: str, kind: str) -> list[str]:
    """
    >>> too_long("Attack with the big hammer", "button"), too_long("Which target do you choose for {attack}?", "question")
    (['5 words'], [])
    """
    limit, sentences = LIMITS[kind], SENTENCE.split(FIELDS.sub("name", text))
    words, most, longest = (
        len(WORD.findall(FIELDS.sub("", text))),
        max(len(one.split()) for one in sentences),
        max(map(len, sentences)),
    )
    found = [
        (words, limit.words, "words"),
        (most, limit.sentence_words, "words in a sentence"),
        (longest, limit.sentence, "characters"),
    ]
    return [f"{many} {what}" for many, bound, what in found if bound and many > bound]


PRONOUNS: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(r"\bit\b"),
    "de": re.compile(r"\b(?:er|ihm|ihn)\b"),
}
MEANT: Final[Mapping[str, re.Pattern[str]]] = {
    "en": re.compile(r"\b(this character|attacker|target|an enemy|of your characters|chosen|terrain|token|source)\b"),
    "de": re.compile(r"\b(dieser Charakter|Angreifer|[Ff]eind|deiner Charaktere|gewählte|Marker|Verursacher)\b"),
}
"""Whom or what a pronoun on a card of Crisis Protocol can mean; German ones of its gender alone."""


def unclear(text: str, language: str) -> list[str]:
    """Sentences with a pronoun behind three or more nouns it could mean: to be read, not all are faults.

    >>> unclear("After an enemy hits one of your characters, push the attacker toward it.", "en")
    ['After an enemy hits one of your characters, push the attacker toward it.']
    >>> unclear("When an enemy attacks, it gains 1 Power.", "en")
    []
    """
    found = []
    for sentence in re.split(r"(?<=[.!?]) ", text):
        nouns: set[str] = set()
        for one in re.finditer(rf"{MEANT[language].pattern}|({PRONOUNS[language].pattern})", sentence):
            if one[1]:
                nouns.add(one[1])
            elif len(nouns) > 2:
                found.append(sentence)
                break
    return found


__all__ = [
    "LIMITS",
    "Names",
    "avoided",
    "banned",
    "miscased",
    "misnamed",
    "one_of_several",
    "several_names",
    "too_long",
    "unclear",
    "untranslated",
]
