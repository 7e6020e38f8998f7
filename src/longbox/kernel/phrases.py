"""Sentences that are written once, in English, and can be said in other languages.

A `Phrase` is a text like any other and reads in English. It also keeps what it was made of, and a `Tongue` makes the same
sentence in its own words from that.

>>> far = Phrase("That is {far:.1f} in away, by {road}.", far=2.5, road=Several(["land", "sea"], "or"))
>>> far
'That is 2.5 in away, by land or sea.'
>>> Tongue("de", {far.template: "Über {road} sind es {far:.1f} Zoll."}).say(far)
'Über land oder sea sind es 2,5 Zoll.'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

from .german import GERMAN

SENTENCES: Mapping[str, Mapping[str, str]] = {"de": GERMAN}
"""The kernel's own sentences in other languages, by their English templates."""
DECIMALS = {"de": ","}


class Phrase(str):
    """A template in the manner of `str.format`, and what its fields stand for. Without values the text is taken as it is.

    >>> Phrase("{} is no point.")
    '{} is no point.'
    """

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, /, **values: object) -> Phrase:
        made = super().__new__(cls, template.format(**values) if values else template)
        made.template, made.values = template, values
        return made


class Named(str):
    """The English name of something that a title knows by an id, and so by its name in other languages."""

    id: str

    def __new__(cls, english: str, id: str) -> Named:
        made = super().__new__(cls, english)
        made.id = id
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return (Named, (str(self), self.id))


class Several(str):
    """Words in a row: joined by "and" or "or", or whole sentences, joined by nothing."""

    words: Sequence[str]
    joiner: str

    def __new__(cls, words: Sequence[str], joiner: str = "") -> Several:
        made = super().__new__(cls, listed(words, joiner) if joiner else " ".join(words))
        made.words, made.joiner = words, joiner
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return (Several, (self.words, self.joiner))


class Tongue(Formatter):
    """A language: the sentences of the kernel, those of a title, and what the title calls things."""

    def __init__(self, language: str, own: Mapping[str, str] | None = None, named: Callable[[Named], str] = str) -> None:
        self.sentences = {**SENTENCES.get(language, {}), **(own or {})}
        self.decimal = DECIMALS.get(language, ".")
        self.named = named

    def say(self, text: str) -> str:
        """A text in this language as far as it is known here."""
        if isinstance(text, Phrase):
            template = self.sentences.get(text.template, text.template)
            return self.vformat(template, (), text.values) if text.values else template
        if isinstance(text, Named):
            return self.named(text)
        if isinstance(text, Several):
            words = [self.say(word) for word in text.words]
            return listed(words, self.sentences.get(text.joiner, text.joiner)) if text.joiner else " ".join(words)
        return text

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, str):
            return format(self.say(value), format_spec)
        told = format(value, format_spec)
        return told.replace(".", self.decimal) if isinstance(value, float) else told


def listed(words: Sequence[str], joiner: str = "and") -> str:
    """Words as a person lists them.

    >>> listed(["2", "3", "4"], "or")
    '2, 3 or 4'
    """
    if not words:
        return ""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joiner} {words[-1]}"
