"""Special conditions: who gains one."""

from __future__ import annotations

from ..codes import CONDITION_BITS
from ..events import ConditionGained
from ..state import Table


def give_condition(t: Table, who: int, name: str) -> bool:
    """Whether it was gained: each at most once, never one it is immune to."""
    bit = CONDITION_BITS[name]
    if t.conditions[who] & bit or t.immune(who, bit):  # CP-411, CP-517
        return False
    t.conditions[who] |= bit  # CP-410
    t.emit(ConditionGained, who, name)
    return True
