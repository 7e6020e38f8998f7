"""Jumps after a hit: where they lead, and what happens there."""

from __future__ import annotations

from ..codes import JUMPED, KO
from ..events import Moved
from ..ground import squares_of
from ..state import Table
from .choices import Path
from .harm import burn, fall
from .movement import Routes, barred, gait, harmless


def landings(t: Table, who: int, far: int) -> list[int]:
    """Where a jump may lead: an adjacent square; if it goes farther, along harmless ways or, if that was agreed, any (TQ-72)."""
    ground, here, way = t.ground(), t.at[who], gait(t, who)
    if far == 1:
        near = ground.paces(way).open[here] & ~t.occupied()
        return squares_of(near & ground.adjacent[here] if t.options["mended"] else near)
    return harmless(t, who, far) if t.options["long_jumps"] == "harmless" else sorted(Routes(t, who, far, way).ends)


def steps_to(t: Table, who: int, far: int, square: int) -> Path:
    """The way of a longer jump: a harmless one if there is any."""
    ground, here, way = t.ground(), t.at[who], gait(t, who)
    closed = barred(t, who, way)
    calm = ground.calm_reach(here, far, way, closed, (), square)
    return (calm if calm.mask >> square & 1 else ground.reach(here, far, way, closed, square)).way(here, square)


def jump_to(t: Table, who: int, far: int, square: int) -> None:
    """A jump brings what every movement brings: falls and Fire (FT-622)."""
    ground, here, way = t.ground(), t.at[who], gait(t, who)
    steps = (square,) if far == 1 else steps_to(t, who, far, square)
    t.emit(Moved, who, here, square, JUMPED)
    t.at[who] = square
    if not t.options["mended"]:
        return
    for there in steps:
        if t.ready[who] != KO and not ground.paces(way).safe[here] >> there & 1:
            fall(t, who)
        if t.ready[who] != KO:
            burn(t, who, there)
        here = there
