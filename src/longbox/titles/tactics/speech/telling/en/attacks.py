"""Special rules of attacks (FT-369..FT-376). In English."""

from __future__ import annotations

from typing import Final

from ....codes import RANKS
from ....words import AlsoDeals, Bursts, DealsInstead, Inflicts, Jumps, Pierces, Surprises, Weakens
from ..common import Tellers, cap, columns
from .phrases import UNPROVOKED, harm, squares


def against(id: str) -> str:
    """Who takes damage."""
    return f"{cap(id)} targets {{}}take" if id else "The target {}takes"


def jumps(w: Jumps) -> str:
    where = "to an adjacent square" if w.squares == 1 else f"up to {squares(w.squares)} along a harmless way"
    return f"After a hit, it may jump {where}; {UNPROVOKED}."


TELLERS: Final[Tellers] = {
    Inflicts: lambda w: f"The target becomes {cap(w.condition)}{', even on a miss' if w.miss else ''}.",
    Weakens: lambda w: "The target gets a Weaken token.",
    Pierces: lambda w: f"The target's Armor is at {columns(-w.columns)} against this attack.",
    AlsoDeals: lambda w: f"{against(w.against).format('also ')} {harm(w.rank, w.kind)}.",
    DealsInstead: lambda w: f"{against(w.against).format('')} {RANKS[w.rank]} damage instead.",
    Jumps: jumps,
    Surprises: lambda w: f"{columns(w.shift)} to hit targets that do not fly.",
    Bursts: lambda w: (
        f"On a hit, every other figure within {squares(w.squares)} of the target in Line of Effect takes {RANKS[w.rank]} damage "
        "of the same type."
    ),
}
