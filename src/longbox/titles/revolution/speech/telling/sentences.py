"""The form of the sentences of cards: what a telling of a language has, and how its gaps are filled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from ...codes import When, Who
from ...words import Word

MINUS = "\u2013"
"""The sign as it is printed."""


class Noun(NamedTuple):
    """The Character a text is about: as the subject, where something is done to it, and where something is its own.

    These are the cases of German; English needs them less.
    """

    who: str
    to: str
    of: str


Sentence: TypeAlias = str | Callable[[Any], str]
"""What a word says: with gaps for its numbers and the cases of the noun; or a function of the word that makes that."""
Sentences: TypeAlias = Mapping[type[Word], Sentence]


class Count(int):
    """A number in a sentence: `{n:Hex|Hexes}` is what is counted, `{n:+}` the number with its sign, `{n:#}` without it.

    >>> "{n} {n:Hex|Hexes}, Speed {n:+}".format(n=Count(1)), "{n:#} {n:Hex|Hexes}".format(n=Count(-2))
    ('1 Hex, Speed +1', '2 Hexes')
    """

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            one, several = spec.split("|")
            return one if abs(self) == 1 else several
        sign = "" if spec == "#" else MINUS if self < 0 else spec
        return f"{sign}{abs(self)}"


@dataclass(frozen=True, slots=True)
class MissionWords:
    """What a Mission says besides its words."""

    headings: tuple[str, str, str, str, str]
    """Set-up, rules, when it ends in success, when as a failure, reward."""
    single: str
    several: str
    """What is placed, and how far from everybody."""
    untouchable: Mapping[bool, str]
    """That tokens cannot be attacked, by whether they are several."""
    two: str
    leaders: str
    done: Mapping[bool, str]
    """When all tokens have taken their Damage, by whether they are several."""
    until: Mapping[type[Word], str]
    """When a word ends the Mission in success."""
    either: str
    """Between two ways to end."""
    handled: Mapping[type[Word] | None, tuple[str, str]]
    """What is done with tokens, now and in the past: by the word that says so, else they are defeated."""
    one_of: str
    """One of several tokens, where something is done to it."""
    contracted: Mapping[str, str]
    """Words that are written as one where they meet."""


@dataclass(frozen=True, slots=True)
class Telling:
    """All that a language says on cards."""

    sentences: Sentences
    costs: Sentences
    """Of words that say something else as a cost."""
    moments: Mapping[When, str]
    sharper: Mapping[tuple[When, type[Word]], Sentence]
    """A moment in words that fit one word of the card language only."""
    link: str
    """Between a moment and what happens then."""
    choose: Mapping[Who, str]
    choose_injured: str
    and_: str
    price: str
    """A Power with a name, one without, and a Charter."""
    bare_price: str
    charter_price: str
    yours: Noun
    this: Noun
    """The PC of the reader; the Character with a Training Card; whom a Charter helps."""
    charter: Noun
    mission: MissionWords
