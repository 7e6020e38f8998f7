"""Sentences: written once in English, translated when they are shown.

A `Phrase` is a text like any other and reads in English. It also keeps what it was made of, and `longbox.speech` makes the same
sentence in other languages from that. German sentences of the kernel are in `de.po`.

>>> far = Phrase("That is {far:.1f} in away, by {road}.", far=2.5, road=Several(["land", "sea"], "or"))
>>> far
'That is 2.5 in away, by land or sea.'
>>> far.template, far.values["road"].joiner
('That is {far:.1f} in away, by {road}.', 'or')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


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


def listed(words: Sequence[str], joiner: str = "and") -> str:
    """Words as a list in a sentence.

    >>> listed(["2", "3", "4"], "or")
    '2, 3 or 4'
    """
    if not words:
        return ""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joiner} {words[-1]}"
