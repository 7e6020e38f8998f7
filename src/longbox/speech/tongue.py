"""A language in use: it says what the code made in English.

It knows the kernel's phrases by what they are made of, not by their classes: a sentence has a `template` and `values`, a name has
an `id`, a list has `words` and a `joiner`, and a text of a package that knows its own languages can `tell` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from .catalogues import CONTEXT, NONE, Catalogue, catalogue

ROOMS: Final = Path(__file__).parents[1]
SHARED: Final = (ROOMS / "kernel", ROOMS / "speech")
"""Whose catalogues every tongue has: sentences of the kernel, and small words such as "and"."""
DECIMALS: Final = {"de": ","}
SMALL: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""Numbers that are written as words. In catalogues they have the context "number"."""


@runtime_checkable
class Sentence(Protocol):
    """A template in the manner of `str.format`, and what its fields stand for."""

    template: str
    values: Mapping[str, object]


@runtime_checkable
class Name(Protocol):
    """The English name of something that is known by an id."""

    id: str


@runtime_checkable
class Row(Protocol):
    """Words joined by "and" or "or", or whole sentences, joined by nothing."""

    words: Sequence[str]
    joiner: str


@runtime_checkable
class Told(Protocol):
    """A text of another package that knows its own languages."""

    def tell(self, language: str, /) -> str: ...


class Comma(float):
    """A number in a language whose decimal mark is not a point."""

    point: str

    def __format__(self, spec: str) -> str:
        return super().__format__(spec).replace(".", self.point)


def listed(words: Iterable[str], joiner: str = "and") -> str:
    """Words as a list in a sentence; the joiner is of their language.

    >>> listed(["2", "3", "4"], "or"), listed(["eins", "zwei"], "und"), listed([])
    ('2, 3 or 4', 'eins und zwei', '')
    """
    *some, last = [*words] or [""]
    return f"{', '.join(some)} {joiner} {last}" if some else last


@cache
def known(language: str, rooms: tuple[Path, ...]) -> Catalogue:
    """The catalogues of some rooms as one; what the first has goes before the others."""
    found = [one for one in (catalogue(room, language) for room in rooms) if one is not NONE]
    if not found:
        return NONE
    one: dict[str, str] = {}
    many: dict[str, tuple[str, ...]] = {}
    for each in reversed(found):
        one.update(each.one)
        many.update(each.many)
    return Catalogue(one, many, found[0].form)


class Tongue:
    """A language, with the catalogues of some rooms and what they call things.

    >>> Tongue("de").listed(["1", "2", "3"], "or"), Tongue("de").decimal(2.25), Tongue("en").decimal(2.25)
    ('1, 2 oder 3', '2,2', '2.2')
    >>> Tongue("de").text("The game is over; it takes no more answers.")
    'Die Partie ist zu Ende; sie nimmt keine Antworten mehr an.'
    """

    __slots__ = ("catalogue", "language", "named", "point")

    def __init__(self, language: str, *rooms: Path, named: Callable[[Any], str] = str) -> None:
        self.language = language
        self.catalogue = known(language, (*rooms, *SHARED))
        self.point = DECIMALS.get(language, ".")
        self.named = named

    def text(self, english: str, context: str = "") -> str:
        """A text without fields, or a template with its fields unfilled. It may bring its context along, as `message` adds it."""
        if context:
            english = f"{context}{CONTEXT}{english}"
        found = self.catalogue.one.get(english)
        return english.rpartition(CONTEXT)[2] if found is None else found

    def plural(self, singular: str, plural: str, n: int) -> str:
        """The form of a text that a number takes.

        >>> Tongue("en").plural("{n} rule", "{n} rules", 3)
        '{n} rules'
        """
        return self.catalogue.ngettext(singular, plural, n)

    def say(self, text: str) -> str:
        """A text in this language as far as it is known here."""
        if type(text) is str:
            return text
        if isinstance(text, Sentence):
            return self.fill(text.template, text.values)
        if isinstance(text, Name):
            return self.named(text)
        if isinstance(text, Row):
            words = [self.say(word) for word in text.words]
            return self.listed(words, text.joiner) if text.joiner else " ".join(words)
        return text.tell(self.language) if isinstance(text, Told) else text

    def fill(self, template: str, values: Mapping[str, object]) -> str:
        """A template in this language with its fields filled. Without values it is taken as it is.

        >>> Tongue("de").fill("it has {known}", {"known": 3})
        'es gibt 3'
        """
        return self.filled(self.text(template), values)

    def filled(self, text: str, values: Mapping[str, object]) -> str:
        """A text of this language with its fields filled: names, lists and numbers are of the language, too."""
        if not values:
            return text
        for value in values.values():
            if type(value) not in PLAIN:
                return text.format_map({name: self.ready(value) for name, value in values.items()})
        return text.format_map(values)

    def ready(self, value: object) -> object:
        """A value as it is put into a sentence."""
        if isinstance(value, str):
            return self.say(value)
        if isinstance(value, float) and self.point != ".":
            value = Comma(value)
            value.point = self.point
        return value

    def listed(self, words: Iterable[str], joiner: str = "and") -> str:
        """Words as a person lists them; they are in this language already."""
        return listed(words, self.text(joiner))

    def decimal(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace(".", self.point)

    def percent(self, chance: float) -> str:
        """A chance in whole percent; only what is certain is 0 or 100.

        >>> Tongue("en").percent(0.998), Tongue("de").percent(0.0)
        ('99\\xa0%', '0\\xa0%')
        """
        whole = round(100 * chance)
        if 1e-12 < chance < 1.0 - 1e-12:
            whole = min(99, max(1, whole))
        return f"{whole}\N{NO-BREAK SPACE}%"

    def number(self, n: int) -> str:
        """A small number as a word.

        >>> Tongue("en").number(3), Tongue("de").number(3), Tongue("de").number(13)
        ('three', 'drei', '13')
        """
        return self.text(SMALL[n - 2], "number") if 2 <= n < len(SMALL) + 2 else str(n)


PLAIN: Final = frozenset({str, int})
"""Types whose values are put into a sentence as they are."""

__all__ = ["Tongue", "listed"]
