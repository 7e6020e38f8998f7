"""Coming into play: a character joins a squad and is put on the battlefield (CP-196, CP-199)."""

from __future__ import annotations

from ..codes import PLAYED
from ..events import Deployed
from ..state import Table


def enlist(t: Table, seat: int, card: str, gem: str) -> int:
    """A stat card with no tokens on it (Q121), not yet on the battlefield."""
    radius = t.the_tools().radius(t.library.characters[card].forms[0].base)
    t.who.append(card)
    t.seat.append(seat)
    t.squad.append(seat)
    t.base.append((-10.0, -10.0, radius))
    for column in (t.form, t.injured, t.status, t.power, t.damage, t.conditions):
        column.append(0)
    t.gems.append(gem)
    return len(t.who) - 1


def put_into_play(t: Table, who: int, at: tuple[float, float]) -> None:
    t.base[who] = (at[0], at[1], t.base[who][2])
    t.status[who] = PLAYED
    t.index = None
    t.emit(Deployed, who, at)
