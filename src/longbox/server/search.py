"""Search in the numbered rules: every word, whatever its case or accents, best hits first."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup, escape

from longbox.titles import shelf
from longbox.titles.shelf import Book, Rule

LONGEST = 200
"""Characters of a query that are read."""
WORDS = 12
"""Words of a query that are read."""

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


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule, ready to be searched."""

    book: Book
    rule: Rule
    id: str
    title: Folded
    text: Folded

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/rules/{self.book.name}/{self.id}"


@dataclass(frozen=True, slots=True)
class Query:
    """What was asked for."""

    asked: str
    """As typed, without what cannot be shown."""
    phrase: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Query:
        """
        >>> Query.of('  Größe\\x00 "Stun"  ').words
        ('grosse', 'stun')
        """
        asked = " ".join("".join(c if c.isprintable() else " " for c in text[:LONGEST]).split())
        phrase = " ".join(Folded.of(asked).text.split())
        words = [word.strip("\"'“”„«»,;:!?()") or word for word in phrase.split()]
        return cls(asked, phrase, tuple(dict.fromkeys(words))[:WORDS])


NOTHING = Query("", "", ())


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found. The lower the rank, the better. Marks are set when it is shown: most hits are not."""

    rank: int
    entry: Entry
    query: Query = NOTHING

    @property
    def title(self) -> Markup:
        return _marked(self.entry.rule.title, self.entry.title, self.query)

    @property
    def text(self) -> Markup:
        return _marked(self.entry.rule.text, self.entry.text, self.query)


@cache
def entries(book: str, code: str) -> tuple[Entry, ...]:
    """All rules of a book in one language, in the book's order."""
    found = shelf.book(book)
    return tuple(
        Entry(found, rule, rule.id.lower(), Folded.of(rule.title), Folded.of(rule.text)) for rule in found.rules(code).values()
    )


def search(among: Iterable[Entry], query: Query) -> list[Hit]:
    """The rules that hold every word, best first: the id itself, then the title, then the text.

    >>> [hit.entry.rule.id for hit in search(entries("crisis", "en"), Query.of("cp-117"))][0]
    'CP-117'
    """
    ranked = ((_rank(entry, query), entry) for entry in among)
    return sorted((Hit(rank, entry, query) for rank, entry in ranked if rank is not None), key=lambda hit: hit.rank)


def unmarked(among: Iterable[Entry]) -> list[Hit]:
    """Every rule, as it stands in the book."""
    return [Hit(0, entry) for entry in among]


def _rank(entry: Entry, query: Query) -> int | None:
    bare = query.phrase.replace("-", "").replace(" ", "")
    if bare == entry.id.replace("-", ""):
        return 0
    if bare.isdecimal() and bare.lstrip("0") == entry.id.rpartition("-")[2].lstrip("0"):
        return 1
    return _rank_by_words(entry, query)


def _rank_by_words(entry: Entry, query: Query) -> int | None:
    """Where the words of a query stand: the title before the text, whole words before parts of them."""
    title, text = entry.title.text, entry.text.text
    words = query.words
    if not words or not all(word in title or word in text or (len(word) > 1 and entry.id.startswith(word)) for word in words):
        return None
    if title == query.phrase:
        return 2
    if _begins(query.phrase, whole=True).match(title):
        return 3
    for rank, (where, whole) in enumerate(
        ((title, True), (title, False), (f"{title} {text}", True), (f"{title} {text}", False)), 4
    ):
        if all(_begins(word, whole=whole).search(where) for word in words):
            return rank
    # Inside a word, which German needs for its compounds but which also finds "stun" in "Rüstung": last.
    return 8 if all(word in title for word in words) else 9


@lru_cache(256)
def _begins(word: str, *, whole: bool = False) -> re.Pattern[str]:
    """Finds a word where one begins; as a whole, or as the front part of a longer one."""
    return re.compile(r"(?<!\w)" + re.escape(word) + (r"(?!\w)" if whole else ""))


@lru_cache(256)
def _places(words: tuple[str, ...]) -> re.Pattern[str]:
    """Finds what to mark: the longest word first, and single letters only where a word begins."""
    parts = (re.escape(word) if len(word) > 1 else r"(?<!\w)" + re.escape(word) for word in sorted(words, key=len, reverse=True))
    return re.compile("|".join(parts))


def _marked(text: str, folded: Folded, query: Query) -> Markup:
    """The text with every found word in a <mark>."""
    if not query.words:
        return escape(text)
    parts, behind = [], 0
    for found in _places(query.words).finditer(folded.text):
        start, end = max(behind, folded.origin[found.start()]), folded.origin[found.end() - 1] + 1
        if start < end:
            parts += [escape(text[behind:start]), Markup("<mark>"), escape(text[start:end]), Markup("</mark>")]
            behind = end
    return Markup("").join([*parts, escape(text[behind:])])
