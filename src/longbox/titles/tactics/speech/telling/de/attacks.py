"""Special rules of attacks (FT-369..FT-376). In German."""

from __future__ import annotations

from typing import Final

from ....codes import RANKS
from ....words import AlsoDeals, Bursts, DealsInstead, Inflicts, Jumps, Pierces, Surprises, Weakens
from ..common import Tellers, columns
from .phrases import condition, group, harm, squares, within


def against(id: str) -> str:
    return f"Ziele der Gesinnung {group(id)}" if id else "Ziele"


TELLERS: Final[Tellers] = {
    Inflicts: lambda w: f"Das Ziel wird {condition(w.condition)}{', auch bei einem Fehlschlag' if w.miss else ''}.",
    Weakens: lambda w: "Das Ziel erhält einen Schwächungsmarker.",
    Pierces: lambda w: f"Die Rüstung des Ziels hat {columns(-w.columns)}.",
    AlsoDeals: lambda w: f"{against(w.against)} nehmen außerdem {harm(w.rank, w.kind)}.",
    DealsInstead: lambda w: f"{against(w.against)} nehmen stattdessen Schaden vom Rang {RANKS[w.rank]}.",
    Jumps: lambda w: f"Nach einem Treffer darf sie sich bis zu {squares(w.squares)} weit bewegen; das erlaubt keine Angriffe.",
    Surprises: lambda w: f"{columns(w.shift)} auf den Treffer gegen Ziele, die nicht fliegen.",
    Bursts: lambda w: (
        f"Bei einem Treffer nimmt jede andere Figur {within(w.squares)} vom Ziel in Wirkungslinie Schaden derselben Art "
        f"vom Rang {RANKS[w.rank]}."
    ),
}
