"""Words of the start of the Issue (FT-126, FT-581..FT-593). In German."""

from __future__ import annotations

from typing import Final

from longbox.speech import listed

from ....words import Hires, Joins, LastToJoin, Loyalty, Shares, TeamUp
from ... import cards
from ..common import Tellers
from .phrases import group


def hires(w: Hires) -> str:
    name = cards.name(f"figure/{w.figure}", "de")
    whom = f"1 {name}" if w.count == 1 else f"bis zu {w.count} Figuren „{name}“"
    return f"Zu Beginn des Hefts darfst du {whom} unter ihrem Befehl in deinen Startbereich stellen."


TELLERS: Final[Tellers] = {
    TeamUp: lambda w: (
        f"Zu Beginn des Hefts darf sie {listed((group(one) for one in w.affiliations), 'oder')} "
        f"als einzige Teamzugehörigkeit annehmen{', aber nur eine, die alle anderen Figuren des Teams haben' if w.strict else ''}."
    ),
    Loyalty: lambda w: (
        f"Zu Beginn des Hefts darf sie eine Teamzugehörigkeit von {listed(w.names, 'oder')} im eigenen Team als einzige annehmen."
    ),
    LastToJoin: lambda w: "Zu Beginn des Hefts darf sie eine Teamzugehörigkeit erhalten, die alle anderen Figuren des Teams haben.",
    Joins: lambda w: "Zu Beginn des Hefts darf sie eine Teamzugehörigkeit einer verbündeten Figur deiner Wahl erhalten.",
    Hires: hires,
    Shares: lambda w: f"Zu Beginn des Hefts darf {w.name} im eigenen Team eine Teamzugehörigkeit dieser Figur erhalten.",
}
