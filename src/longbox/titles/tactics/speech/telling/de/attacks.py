"""Special rules of attacks (FT-369..FT-376). In German."""

from __future__ import annotations

from typing import Final

from ....codes import RANKS
from ....words import AlsoDeals, Bursts, DealsInstead, Inflicts, Jumps, Pierces, Surprises, Weakens
from ..common import Tellers, columns
from .phrases import UNPROVOKED, condition, group, harm, squares, within


def against(id: str) -> str:
    """Who takes damage."""
    return f"Ziele der Gesinnung {group(id)} nehmen" if id else "Das Ziel nimmt"


def jumps(w: Jumps) -> str:
    where = "auf ein angrenzendes Feld" if w.squares == 1 else f"bis zu {squares(w.squares)} weit auf ungefährlichem Weg"
    return f"Nach einem Treffer darf sie {where} springen; {UNPROVOKED}."


TELLERS: Final[Tellers] = {
    Inflicts: lambda w: f"Das Ziel wird {condition(w.condition)}{', auch bei einem Fehlschlag' if w.miss else ''}.",
    Weakens: lambda w: "Das Ziel erhält einen Schwächungsmarker.",
    Pierces: lambda w: f"Gegen diesen Angriff hat die Rüstung des Ziels {columns(-w.columns)}.",
    AlsoDeals: lambda w: f"{against(w.against)} außerdem {harm(w.rank, w.kind)}.",
    DealsInstead: lambda w: f"{against(w.against)} stattdessen Schaden vom Rang {RANKS[w.rank]}.",
    Jumps: jumps,
    Surprises: lambda w: f"{columns(w.shift)} auf den Treffer gegen Ziele, die nicht fliegen.",
    Bursts: lambda w: (
        f"Bei einem Treffer nimmt jede andere Figur {within(w.squares)} vom Ziel in Wirkungslinie Schaden derselben Art "
        f"vom Rang {RANKS[w.rank]}."
    ),
}
