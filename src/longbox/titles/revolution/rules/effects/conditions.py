"""How things must stand for a Reaction. What an Event or a Power asks for is judged before it is played (`rules/naming.py`)."""

from __future__ import annotations

from ...cards.decks import COST
from ...state import Data, Table
from ...words import EventCosts
from ..doing import useful


@useful(EventCosts)
def costs_enough(t: Table, seat: int, word: EventCosts, data: Data) -> bool:
    return COST[data[1]] >= word.n
