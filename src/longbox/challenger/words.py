"""What the law of events says when it refuses or remarks something: in English where it is said, in German by `german.py`."""

from __future__ import annotations

from collections.abc import Callable

from longbox.kernel import Illegal, Phrase, Tongue

from .german import GERMAN


class Told(str):
    """A sentence of another package that knows its own languages."""

    tell: Callable[[str], str]

    def __new__(cls, tell: Callable[[str], str]) -> Told:
        made = super().__new__(cls, tell("en"))
        made.tell = tell
        return made


class _Tongue(Tongue):
    def __init__(self, language: str) -> None:
        super().__init__(language, GERMAN if language == "de" else None)
        self.language = language

    def say(self, text: str) -> str:
        return text.tell(self.language) if isinstance(text, Told) else super().say(text)


class Refused(Illegal):
    """A fact the law does not take. Nothing has changed.

    >>> Refused("Round {round} is closed already.", round=2).told("de")
    'Runde 2 ist schon abgeschlossen.'
    """

    def told(self, language: str) -> str:
        return told(self.phrase, language)


def told(text: str, language: str) -> str:
    """A sentence of this package in a language."""
    return _Tongue(language).say(text)


__all__ = ["Phrase", "Refused", "Told", "told"]
