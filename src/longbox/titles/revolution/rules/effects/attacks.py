"""Attacks from afar, and a second one."""

from __future__ import annotations

from ...codes import NOBODY, OFF
from ...state import Data, Table
from ...words import Again, Longer
from ..actions import Act
from ..attacks import Strike
from ..doing import does, useful


@useful(Longer)
def can_reach(t: Table, seat: int, word: Longer, data: Data) -> bool:
    """Attack Range is bought when the attack is declared, so its Power is never offered later."""
    return False


@does(Again)
def again(t: Table, seat: int, word: Again, deed: object) -> None:
    t.frame(Act).again = t.frame(Strike).target


@useful(Again)
def can_again(t: Table, seat: int, word: Again, data: Data) -> bool:
    act = t.frame(Act)
    return act.left > 0 and act.again == NOBODY and t.hex_of(data[1]) != OFF
