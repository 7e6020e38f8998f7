"""A language in use: it says what the code made in English.

It knows the kernel's phrases by what they are made of, not by their classes: a sentence has a `template` and `values`, a name has
an `id`, a list has `words` and a `joiner`, and a text of a package that knows its own languages can `tell` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import Any, Final, Protocol, runtime_checkable

from .catalogues import catalogue

ROOMS: Final = Path(__file__).parents[1]
SHARED: Final = (ROOMS / "kernel", ROOMS / "speech")
"""Whose catalogues every tongue has: sentences of the kernel, and the words "and" and "or"."""
DECIMALS: Final = {"de": ","}


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


class Tongue(Formatter):
    """A language, with the catalogues of some rooms and what they call things.

    >>> Tongue("de").listed(["1", "2", "3"], "or"), Tongue("de").decimal(2.25), Tongue("en").decimal(2.25)
    ('1, 2 oder 3', '2,2', '2.2')
    >>> Tongue("de").text("The game is over; it takes no more answers.")
    'Die Partie ist zu Ende; sie nimmt keine Antworten mehr an.'
    """

    def __init__(self, language: str, *rooms: Path, named: Callable[[Any], str] = str) -> None:
        self.language = language
        self.catalogues = [catalogue(room, language) for room in (*rooms, *SHARED)]
        self.point = DECIMALS.get(language, ".")
        self.named = named

    def text(self, english: str, context: str = "") -> str:
        """A text without fields, or a template with its fields unfilled."""
        for one in self.catalogues:
            found = one.find(english, context)
            if found is not None:
                return found
        return english

    def say(self, text: str) -> str:
        """A text in this language as far as it is known here."""
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
        found = self.text(template)
        return self.vformat(found, (), values) if values else found

    def listed(self, words: Sequence[str], joiner: str = "and") -> str:
        """Words as a person lists them; they are in this language already."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.text(joiner)} {words[-1]}"

    def decimal(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace(".", self.point)

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, str):
            return format(self.say(value), format_spec)
        told = format(value, format_spec)
        return told.replace(".", self.point) if isinstance(value, float) else told


__all__ = ["Tongue"]
