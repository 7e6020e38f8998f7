"""Words of the start of the Issue (FT-126, FT-581..FT-593). In English."""

from __future__ import annotations

from typing import Final

from longbox.speech import listed

from ....words import FIGURES, Hires, Joins, LastToJoin, Loyalty, Shares, TeamUp
from ..common import Tellers
from .phrases import group

TELLERS: Final[Tellers] = {
    TeamUp: lambda w: (
        f"At the start of the Issue, it may take {listed((group(one) for one in w.affiliations), 'or')} as its only affiliation"
        f"{', but only one that every other figure of the team has' if w.strict else ''}."
    ),
    Loyalty: lambda w: (
        f"At the start of the Issue, it may take an affiliation of an allied {listed(w.names, 'or')} as its only one."
    ),
    LastToJoin: lambda w: "At the start of the Issue, it may gain an affiliation that every other figure of the team has.",
    Joins: lambda w: "At the start of the Issue, it may gain an affiliation of an allied figure of your choice.",
    Hires: lambda w: (
        f"At the start of the Issue, you may place {'a' if w.count == 1 else f'up to {w.count}'} {FIGURES[w.figure].name}"
        f"{'' if w.count == 1 else 's'} under its Command in your starting area."
    ),
    Shares: lambda w: f"At the start of the Issue, an allied {w.name} may gain an affiliation of this figure.",
}
