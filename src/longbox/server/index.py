"""The index of a language: which texts hold which words, and how much that says about them. SQLite's FTS5 counts, in memory: the
same whatever database the tables are in."""

from __future__ import annotations

import re
import sqlite3
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from threading import Lock
from typing import Final, NamedTuple

WEIGHTS: Final = (6.0, 2.5, 1.0)
"""What a word in a name is worth, one in the name of a part, and one in a text."""
BEGINS, BENT, INSIDE, CLOSE, ALSO = 0.8, 0.7, 0.15, 0.6, 0.5
"""What is left of it where a word only begins so, ends otherwise, holds it somewhere inside, is spelt alike, or means the same."""
SHORTEST: Final = 4
"""Letters of a word that is looked for inside others, as German compounds need it, or with other endings."""
MOST: Final = 60
"""Words that hold another one: the most frequent are enough."""
ENDING: Final = re.compile(r"(?:ing|ings|er|ers|ed|es|ern|en|em|e|n|s)$")
"""What a word may end in, in either language."""
FEW: Final = 5
"""Texts that have words which begin so: with no more, and the word itself in none, it may be a mistake."""
LONG: Final = 7
"""Letters of a word that may have two mistakes; a shorter one may have one, and none below `SHORTEST`."""


class Match(NamedTuple):
    """What one word of a query finds: what each text is worth, what to mark in it, and what was meant if nothing is spelt so."""

    worth: Mapping[int, float]
    marks: tuple[str, ...]
    """Beginnings of words; after a star, parts of words."""
    meant: str = ""


class Index:
    """Texts, each with a name and the names of its parts, by number. What goes in and what is asked is folded: without capitals and
    accents. `also` has words that people say, and those that the texts have for them."""

    def __init__(self, texts: Iterable[tuple[str, str, str]], also: Mapping[str, Iterable[str]] | None = None) -> None:
        self.lock = Lock()
        self.db = sqlite3.connect(":memory:", check_same_thread=False)
        self.db.execute("CREATE VIRTUAL TABLE texts USING fts5(name, parts, text, tokenize = 'unicode61', prefix = '2 3 4')")
        self.db.executemany(
            "INSERT INTO texts (rowid, name, parts, text) VALUES (?, ?, ?, ?)", ((n, *one) for n, one in enumerate(texts))
        )
        self.db.execute("CREATE VIRTUAL TABLE words USING fts5vocab('texts', 'row')")
        self.words: dict[str, int] = dict(self.db.execute("SELECT term, doc FROM words ORDER BY term"))
        """Every word, and how many texts have it."""
        self.sorted = list(self.words)
        self.also = also or {}
        self.find = lru_cache(2_000)(self._find)

    def _find(self, word: str) -> Match:
        """What is spelt so, begins so, ends otherwise, holds it or means the same; what is spelt alike if that is little."""
        bare = stem(word)
        inside = self.holding(word)
        worth = self.best((INSIDE, inside, ""), (BENT, [bare], "*"), (BEGINS, [word], "*"), (1.0, [word], ""))
        near = self.near(word) if word not in self.words and len(worth) <= FEW else ()
        also = tuple(other for one in dict.fromkeys((word, bare, *near)) for other in self.also.get(one, ()))
        for text, value in self.best((CLOSE, near, ""), (ALSO, also, "*")).items():
            worth[text] = max(value, worth.get(text, 0.0))
        marks = [word, *[f"*{word}"] * bool(inside), *[bare] * self.begun(bare), *near, *also]
        return Match(worth, tuple(dict.fromkeys(marks)), near[0] if near else "")

    def best(self, *tried: tuple[float, Sequence[str], str]) -> dict[int, float]:
        """What texts are worth by the best of several ways in which they may have some words."""
        found: dict[int, float] = {}
        for share, words, more in tried:
            for text, value in self.worth([f'"{word}"{more}' for word in words], share).items():
                found[text] = max(value, found.get(text, 0.0))
        return found

    def worth(self, asked: list[str], share: float) -> dict[int, float]:
        """What the texts are worth that have one of these words."""
        if not asked:
            return {}
        query = "SELECT rowid, -bm25(texts, ?, ?, ?) FROM texts WHERE texts MATCH ?"
        with self.lock:
            return {text: share * value for text, value in self.db.execute(query, (*WEIGHTS, " OR ".join(asked)))}

    def begun(self, start: str) -> bool:
        """Whether a word begins so."""
        at = bisect_left(self.sorted, start)
        return at < len(self.sorted) and self.sorted[at].startswith(start)

    def holding(self, part: str) -> list[str]:
        """The words that hold this one, but not where they begin."""
        if len(part) < SHORTEST:
            return []
        found = [one for one in self.sorted if part in one and not one.startswith(part)]
        return sorted(found, key=self.words.__getitem__, reverse=True)[:MOST]

    def near(self, word: str) -> tuple[str, ...]:
        """The words that are spelt most like this one, the most frequent first."""
        if len(word) < SHORTEST:
            return ()
        most, letters = (2 if len(word) >= LONG else 1), Counter(word)
        apart: dict[str, int] = {}
        for one in dict.fromkeys((*self.sorted, *self.also)):
            if abs(len(one) - len(word)) <= most and (letters - Counter(one)).total() <= most:
                far = mistakes(word, one)
                if far <= most:
                    apart[one] = far
        alike = {one: (far, sorted(one) != sorted(word)) for one, far in apart.items()}
        order = sorted(alike, key=lambda one: (alike[one], -self.words.get(one, 0)))
        return tuple(one for one in order if alike[one] == alike[order[0]])[:2]


def stem(word: str) -> str:
    """A word without its ending, if enough is left.

    >>> stem("buildings"), stem("throwing"), stem("gebaude"), stem("push")
    ('build', 'throw', 'gebaud', 'push')
    """
    bare = ENDING.sub("", word)
    return bare if len(bare) >= SHORTEST else word


def mistakes(one: str, other: str) -> int:
    """How many letters are wrong, missing, too many or swapped with the next.

    >>> mistakes("priorty", "priority"), mistakes("thorw", "throw"), mistakes("push", "bush")
    (1, 1, 1)
    """
    rows = [list(range(len(other) + 1))]
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            least = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                least = min(least, rows[-2][j - 2] + 1)
            row.append(least)
        rows.append(row)
    return rows[-1][-1]
