"""The words of `words/characters.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Admit, Dismiss, Heal, Injure, TakeIn, Tokens, Triumph
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Admit: "nimm den nächsten Schüler des Rekrutenstapels",
    TakeIn: "zahl seinen Hoffnungswert und nimm ihn auf",
    Dismiss: "entlassen: {which}{unless}",
    Tokens: "{upto}{count} x {which}: {n:+d} Kraftmarker",
    Injure: "verletzen: {which}",
    Heal: "{upto}{count} x {which}: heilen",
    Triumph: "{which}: {n:+d} Triumphmarker",
}
