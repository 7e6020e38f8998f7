"""Search in rules and cards: by any word, the best first, whatever its case, accents, ending or a wrong letter in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import ClassVar, Final, Generic, TypeVar

from markupsafe import Markup, escape

from longbox.server.index import Index, Match
from longbox.server.legible import legible
from longbox.server.sections import sections
from longbox.speech.glossary import glossary
from longbox.titles import facets, shelf
from longbox.titles.facets import Card, Cards
from longbox.titles.shelf import Book, Rule

LONGEST = 200
"""Characters of a query that are read."""
WORDS = 12
"""Words of a query that are read."""
ENOUGH: Final = 0.2
"""How good a hit that lacks words must be, against the best one."""
_SMALL = """
a an the of in on at to for from by with into is are was be been am do does did can could may might must should would will
i you he she it we they my your his her its their me him them this that these those what which who whom when where why how if
then than or and not no so as there here have has had get gets much many any
der die das den dem des ein eine einen einem einer eines und oder nicht kein keine keinen ist sind war wird werden wurde kann
darf muss soll ich du er sie es wir ihr mein meine dein deine sein seine was wer wie wo wann warum welche welcher welches wenn
ob zu zum zur im am auf aus bei mit nach von vor fur uber unter durch man sich hat haben habe auch als dann t s d
"""
SMALL: Final = frozenset(_SMALL.split())
"""Words of a question that say nothing about what is looked for."""

# Curly quotes and the long, the non-breaking and the minus dash are typed as the plain ones.
_QUOTES = str.maketrans("\u2019\u2018\u2013\u2011\u2212", "''---")


@cache
def _fold(character: str) -> str:
    plain = unicodedata.normalize("NFKD", character.translate(_QUOTES).casefold())
    return "".join(part for part in plain if not unicodedata.combining(part)) or " "


@dataclass(frozen=True, slots=True)
class Folded:
    """A text as the search sees it, and where each of its characters comes from."""

    text: str
    origin: Sequence[int]

    @classmethod
    def of(cls, text: str) -> Folded:
        """
        >>> Folded.of("Würfel, Größe").text
        'wurfel, grosse'
        """
        if text.isascii():
            return cls(text.lower(), range(len(text)))
        parts = [_fold(character) for character in text]
        if all(len(part) == 1 for part in parts):
            return cls("".join(parts), range(len(text)))
        return cls("".join(parts), [place for place, part in enumerate(parts) for _ in part])


E = TypeVar("E", bound="Entry", covariant=True)


@dataclass(frozen=True, eq=False)
class Entry:
    """Something that can be found: a name, and texts that may have a name each."""

    kind: ClassVar[str] = ""
    book: Book
    id: str
    name: str
    texts: tuple[tuple[str, str], ...]
    path: str
    """The address of its page."""
    place: str
    """Where it stands: a section of the book, a kind of card."""

    @cached_property
    def folded(self) -> tuple[str, str, str]:
        """Its name, what its parts are called, and what they say, as the search sees them."""
        parts = "\n".join((self.place, *(name for name, _ in self.texts)))
        return Folded.of(self.name).text, Folded.of(parts).text, Folded.of("\n".join(text for _, text in self.texts)).text


@dataclass(frozen=True, eq=False)
class RuleEntry(Entry):
    """A rule."""

    kind = "rules"
    rule: Rule

    @classmethod
    def of(cls, book: Book, rule: Rule, place: str = "") -> RuleEntry:
        id = rule.id.lower()
        return cls(book, id, rule.title, (("", rule.text),), f"/rules/{book.name}/{id}", place, rule)


@dataclass(frozen=True, eq=False)
class CardEntry(Entry):
    """A card."""

    kind = "cards"
    card: Card

    @classmethod
    def of(cls, book: Book, card: Card, all: Cards) -> CardEntry:
        """Icons in its texts are read as words."""
        marks = all.marks
        parts = [part for group in card.groups for part in group.parts]
        said = [("", card.sub), ("", card.text), *((part.name, part.text) for part in parts), ("", card.foot), ("", card.about)]
        texts = tuple((name, MARK.sub(lambda mark: marks.get(mark[1], mark[1]), text)) for name, text in said if name or text)
        return cls(book, card.id, card.name, texts, f"/cards/{book.name}/{card.id}", all.kinds[card.kind], card)


MARK: Final = re.compile(r"\{([\w-]+)\}")
"""An icon in the text of a card."""


@dataclass(frozen=True, slots=True)
class Query:
    """What was asked for."""

    asked: str
    """As typed, without what cannot be shown."""
    phrase: str
    words: tuple[str, ...]
    """The words that say something; all of them if none does."""

    @classmethod
    def of(cls, text: str) -> Query:
        """
        >>> Query.of('  Größe\\x00 "Stun"  ').words, Query.of("How do I throw a building?").words
        (('grosse', 'stun'), ('throw', 'building'))
        """
        asked = legible(text[:LONGEST])
        phrase = " ".join(Folded.of(asked).text.split())
        words = re.findall(r"[^\W_]+", phrase)
        return cls(asked, phrase, tuple(dict.fromkeys([word for word in words if word not in SMALL] or words))[:WORDS])


@dataclass(frozen=True, slots=True)
class Hit(Generic[E]):
    """What was found, and the words to mark. Marks are set when it is shown: most hits are not."""

    score: float
    entry: E
    marks: tuple[str, ...] = ()

    @property
    def title(self) -> Markup:
        return _marked(self.entry.name, self.marks)

    @property
    def text(self) -> Markup:
        """The text that has the most of what was asked for, with its name."""
        name, text = max(self.entry.texts, key=self._worth, default=("", ""))
        return (
            Markup("<b>{}</b> {}").format(_marked(name, self.marks), _marked(text, self.marks))
            if name
            else _marked(text, self.marks)
        )

    def _worth(self, passage: tuple[str, str]) -> int:
        found = Folded.of(" ".join(passage)).text
        return sum(_places((mark,)).search(found) is not None for mark in self.marks)


@dataclass(frozen=True, slots=True)
class Found(Generic[E]):
    """All hits, the best first, and what was meant by words that are spelt so nowhere."""

    hits: list[Hit[E]]
    meant: tuple[str, ...] = ()


class Finder(Generic[E]):
    """What can be found in a language."""

    def __init__(self, entries: Iterable[E], also: Mapping[str, Iterable[str]] | None = None) -> None:
        self.entries: Sequence[E] = tuple(entries)
        self.index = Index((entry.folded for entry in self.entries), also)

    def search(self, query: Query, among: Callable[[E], bool] | None = None) -> Found[E]:
        """What has these words, or some of them, the best first; a name or number in full before all others.

        >>> [hit.entry.id for hit in finder("en").search(Query.of("cp-117")).hits][0]
        'cp-117'
        """
        matches = [self.index.find(word) for word in query.words]
        marks = tuple(dict.fromkeys(mark for match in matches for mark in match.marks))
        scores = _scores(matches)
        least = ENOUGH * max((score for score, _ in scores.values()), default=0.0)
        kept = {number: score for number, (score, all) in scores.items() if all or score >= least}
        hits = [
            Hit(kept.get(number, 0.0) + first, entry, marks)
            for number, entry in enumerate(self.entries)
            if ((first := _first(entry, query)) or number in kept) and (among is None or among(entry))
        ]
        return Found(sorted(hits, key=lambda hit: -hit.score), tuple(match.meant for match in matches if match.meant))


def _scores(matches: Sequence[Match]) -> dict[int, tuple[float, bool]]:
    """What each text is worth, the more the more of the words it has, and whether it has all of them."""
    found: dict[int, list[float]] = {}
    for match in matches:
        for number, value in match.worth.items():
            found.setdefault(number, []).append(value)
    return {number: (sum(each) * len(each) / len(matches), len(each) == len(matches)) for number, each in found.items()}


def _first(entry: Entry, query: Query) -> float:
    """What is found by its number or its whole name comes before everything else."""
    bare = query.phrase.replace("-", "").replace(" ", "")
    if not bare:
        return 0.0
    if bare == entry.id.replace("-", ""):
        return 4_000.0
    if isinstance(entry, RuleEntry) and bare.isdecimal() and bare.lstrip("0") == entry.id.rpartition("-")[2].lstrip("0"):
        return 3_000.0
    name = entry.folded[0]
    if name == query.phrase:
        return 2_000.0
    return 1_000.0 if re.match(re.escape(query.phrase) + r"(?!\w)", name) else 0.0


@cache
def rules(book: str, code: str) -> tuple[RuleEntry, ...]:
    """All rules of a book in one language, in the book's order."""
    found, named = shelf.book(book), sections(book, code)
    return tuple(RuleEntry.of(found, rule, named[rule.section].name) for rule in found.rules(code).values())


@cache
def cards(title: str, code: str) -> tuple[CardEntry, ...]:
    """All cards of a title in one language."""
    found = facets.page(shelf.title(title)).cards(code)
    return tuple(CardEntry.of(shelf.book(title), card, found) for card in found.cards.values())


@cache
def finder(code: str) -> Finder[Entry]:
    """All there is to find in a language: the rules of all books, and the cards of all titles."""
    return Finder(
        [
            *(entry for book in shelf.books() for entry in rules(book.name, code)),
            *(entry for title in shelf.playable() for entry in cards(title, code)),
        ],
        said_otherwise(code),
    )


def said_otherwise(code: str) -> Mapping[str, set[str]]:
    """What people may say for a word of the books: what the glossary avoids, the word of another language, what titles know.

    >>> sorted(said_otherwise("en")["building"]), sorted(said_otherwise("de")["priority"])
    (['terrain'], ['vorrang'])
    """
    found: dict[str, set[str]] = {}
    pairs = [(word, term.names[code]) for term in glossary().values() for word in (*term.avoided[code], *term.names.values())]
    pairs += [pair for title in shelf.playable() for pair in facets.page(shelf.title(title)).cards(code).also.items()]
    for said, meant in pairs:
        one, other = Folded.of(said).text, Folded.of(meant).text
        if one != other and one.isalnum() and other.isalnum():
            found.setdefault(one, set()).add(other)
    return found


def unmarked(among: Iterable[E]) -> list[Hit[E]]:
    """Every one of them, as they stand in the book."""
    return [Hit(0, entry) for entry in among]


@lru_cache(256)
def _places(words: tuple[str, ...]) -> re.Pattern[str]:
    """Finds what to mark, the longest first."""
    parts = (
        re.escape(word.removeprefix("*")) if word.startswith("*") else r"(?<!\w)" + re.escape(word)
        for word in sorted(words, key=len, reverse=True)
    )
    return re.compile("|".join(parts))


def _marked(text: str, words: tuple[str, ...]) -> Markup:
    """The text with every found word in a <mark>."""
    if not words:
        return escape(text)
    folded = Folded.of(text)
    parts, behind = [], 0
    for found in _places(words).finditer(folded.text):
        start, end = max(behind, folded.origin[found.start()]), folded.origin[found.end() - 1] + 1
        if start < end:
            parts += [escape(text[behind:start]), Markup("<mark>"), escape(text[start:end]), Markup("</mark>")]
            behind = end
    return Markup("").join([*parts, escape(text[behind:])])
