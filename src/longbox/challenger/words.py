"""What the law of events says when it refuses or remarks something: in English where it is said, in German by `german.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

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
    def __init__(self, language: str, more: Mapping[str, str]) -> None:
        super().__init__(language, {**GERMAN, **more} if language == "de" else None)
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


def told(text: str, language: str, german: Mapping[str, str] = MappingProxyType({})) -> str:
    """A sentence of this package in a language, or one of somebody who brings its German along."""
    return _Tongue(language, german).say(text)


__all__ = ["Phrase", "Refused", "Told", "told"]
