"""The words of `words/characters.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Admit, Dismiss, Heal, Injure, TakeIn, Tokens, Triumph
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Admit: "take the next Student of the Recruit Deck",
    TakeIn: "pay its Hope Value and take it",
    Dismiss: "discard: {which}{unless}",
    Tokens: "{upto}{count} x {which}: {n:+d} Power Token",
    Injure: "injure: {which}",
    Heal: "{upto}{count} x {which}: heal",
    Triumph: "{which}: {n:+d} Triumph Token",
}
