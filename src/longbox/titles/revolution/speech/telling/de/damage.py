"""The words of `words/damage.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import PickStats, Reflect, Regain, Shield, Soften, StealToken
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Shield: "{n} Schaden weniger",
    Reflect: "der Angreifer nimmt {n} Schaden",
    PickStats: "du wählst, welche Werte sinken",
    StealToken: "nimm dem Ziel einen Kraftmarker ab",
    Regain: "gewinn {n} verlorenen Wertpunkt zurück",
    Soften: "die Niederlage zählt {n} Wert auf 0 weniger",
}
