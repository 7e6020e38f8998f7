"""The words of `words/damage.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import PickStats, Reflect, Regain, Shield, Soften, StealToken
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Shield: "reduziere diesen Schaden um {n}",
    Reflect: "der Angreifer nimmt {n} Schaden",
    PickStats: "du bestimmst, welche Werte dieser Schaden senkt",
    StealToken: "{who} nimmt dem Ziel 1 Kraftmarker ab",
    Regain: "{who} gewinnt {n:|bis zu }{n} {n:verlorenen Wertpunkt|verlorene Wertpunkte} deiner Wahl zurück",
    Soften: "es {n:zählt|zählen} {n} {n:Wert|Werte} auf 0 weniger (mindestens 1)",
}
