"""Special conditions: who gains one."""

from __future__ import annotations

from ..codes import CONDITION_BITS
from ..events import ConditionGained
from ..state import Table


def give_condition(t: Table, who: int, name: str) -> bool:
    """CP-410, CP-411, CP-517: each at most once, never one it is immune to. Whether it was gained."""
    bit = CONDITION_BITS[name]
    if t.conditions[who] & bit or t.immune(who, bit):
        return False
    t.conditions[who] |= bit
    t.emit(ConditionGained, who, name)
    return True
