"""The words of `words/constants.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Attribute, HandSize, Income, Limit
from ..sentences import Sentences

STATS: Final = ("Angriff", "Verteidigung", "Tempo", "Reichweite")
SENTENCES: Final[Sentences] = {
    Attribute: lambda word: f"{STATS[word.attribute]} {{n:+}}",
    Limit: "Kraftlimit {n:+}, und {who} erhält sofort {n} Kraftmarker",
    Income: "in jeder Unterhaltsphase erhältst du {n} Hoffnung mehr",
    HandSize: "dein Handlimit steigt um {n}",
}
