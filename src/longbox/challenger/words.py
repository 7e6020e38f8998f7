"""What the law of events says when it refuses or remarks something: in English where it is said, in German in `de.po`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from longbox.kernel import Illegal, Phrase
from longbox.speech import Tongue

ROOM: Final = Path(__file__).parent
"""Where the catalogues are."""


class Told(str):
    """A sentence of another package that knows its own languages."""

    tell: Callable[[str], str]

    def __new__(cls, tell: Callable[[str], str]) -> Told:
        made = super().__new__(cls, tell("en"))
        made.tell = tell
        return made


class Refused(Illegal):
    """A fact the law does not take. Nothing has changed.

    >>> Refused("Round {round} is closed already.", round=2).told("de")
    'Runde 2 ist schon abgeschlossen.'
    """

    def told(self, language: str) -> str:
        return told(self.phrase, language)


def told(text: str, language: str) -> str:
    """A sentence of this package in a language."""
    return Tongue(language, ROOM).say(text)


__all__ = ["ROOM", "Phrase", "Refused", "Told", "told"]
