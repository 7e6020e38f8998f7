"""The words of `words/schools.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Buff, Draw, Drop, Hope, Peek, PlotPoints, Revolution, Scry, TakeHope
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Revolution: "{who}: {n:+d} Revolutionspunkt",
    Hope: "{who}: {n:+d} Hoffnung",
    TakeHope: "nimm bis zu {n} Hoffnung: {who}",
    PlotPoints: "{who}: {n:+d} Plotpunkte",
    Draw: "zieh {n} Plotkarten",
    Drop: "{who}: {n} Plotkarten ablegen ({how})",
    Peek: "sieh eine Hand an: {who}",
    Scry: "sieh {n} Karten an ({deck}), leg sie beliebig zurück",
    Buff: "Mission dieser Runde: {n:+d} Würfel für {attribute}",
}
