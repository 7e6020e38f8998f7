"""Attacks of Opportunity: which opponents watch a figure that moves, and from where."""

from __future__ import annotations

from ..state import Table
from .adjacency import reach_of
from .conditions import can_strike_back, may_affect


def threatened(t: Table, foe: int) -> int:
    """The squares whose figures are adjacent to a figure, or within its reach, as bits."""
    ground, square = t.ground(), t.at[foe]
    far = reach_of(t, foe)
    mask = ground.near[square]
    if far > 1:
        for other in ground.within(square, far):
            if t.effect(square, other):
                mask |= 1 << other
    return mask


def watchers(t: Table, who: int) -> dict[int, int]:
    """The opponents that could make an Attack of Opportunity on a figure, each with the squares it watches.

    A flier is watched only by those it is adjacent to when it starts (FT-526, FT-536).
    """
    flying = t.flies(who)
    found = {}
    for foe in t.foes(who):
        if can_strike_back(t, foe) and may_affect(t, foe, who):
            mask = threatened(t, foe)
            if not flying or mask >> t.at[who] & 1:
                found[foe] = mask
    return found


def within_grasp(t: Table, who: int, squares: int) -> bool:
    """Whether an opponent is so near to some squares that it could strike a figure there, if it may strike at all."""
    ground, at = t.ground(), t.at
    return any(ground.ball(at[foe], reach_of(t, foe)) & squares for foe in t.foes(who))
