"""What the law of events says when it refuses or remarks something, in English where it is said and in German here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longbox.kernel import Illegal, Phrase, Tongue

GERMAN: Final[Mapping[str, str]] = {}


class Refused(Illegal):
    """A fact the law does not take. Nothing has changed.

    >>> Refused("Round {round} is closed.", round=2).told("en")
    'Round 2 is closed.'
    """

    def told(self, language: str) -> str:
        return told(self.phrase, language)


def told(text: str, language: str) -> str:
    """A sentence of this package in a language."""
    return Tongue(language, GERMAN if language == "de" else None).say(text)


__all__ = ["GERMAN", "Phrase", "Refused", "told"]
