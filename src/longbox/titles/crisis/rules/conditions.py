"""Special conditions: who gains one."""

from __future__ import annotations

from ..codes import CONDITION_BITS
from ..events import ConditionGained
from ..state import Table
from .aftermath import Answers


def give_condition(t: Table, who: int, name: str) -> bool:
    """Whether it was gained: each at most once, never one it is immune to."""
    bit = CONDITION_BITS[name]
    if t.conditions[who] & bit or t.immune(who, bit):  # CP-411, CP-517
        return False
    t.conditions[who] |= bit  # CP-410
    t.emit(ConditionGained, who, name)
    return True


def missing(t: Table, who: int, name: str, cause: int) -> list[tuple[str, tuple[int, ...]]]:
    """The moment at which somebody does not gain a condition, where cards may answer it."""
    bit = CONDITION_BITS[name]
    event = "withstood" if t.immune(who, bit) else "would_regain"
    return [(event, (who, bit, cause))] if t.listens(event) else []


def gain_conditions(t: Table, cause: int, *rows: tuple[int, str]) -> Answers | None:
    """Somebody gains a condition, one row after the other; a frame only where cards may answer what came of it."""
    gained, missed = [], []
    for who, name in rows:
        if give_condition(t, who, name):
            gained.append(("condition_gained", (who, CONDITION_BITS[name], cause)))
        else:
            missed += missing(t, who, name, cause)
    for _, (who, *_) in gained:
        t.later("afflicted", who, cause)
    return Answers([*gained, *missed]) if gained or missed else None
