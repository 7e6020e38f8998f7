"""What ranges and lines of sight may be measured from besides characters: terrain and markers that belong to one.

In states and scripts such a place is a number, as a character is: terrain is counted from `TERRAIN` on, markers from `MARKER` on.
"""

from __future__ import annotations

from longbox.geometry.ranges import bases_within
from longbox.geometry.shapes import Base

from ..barriers import veils
from ..script import queries
from ..state import Table

TERRAIN, MARKER = 1000, 2000


def base_of(t: Table, spot: int) -> Base:
    """The disc it is measured from; terrain of this kind is round."""
    if spot < TERRAIN:
        return t.base[spot]
    if spot < MARKER:
        shape = t.the_ground().features[spot - TERRAIN].polygon
        return (shape.x, shape.y, shape.radius)
    return (*t.markers[spot - MARKER][2:], t.the_tools().token_radius)


def apart(t: Table, one: int, two: int, range: int) -> bool:
    """Whether two places are within a Range of each other."""
    return bases_within(base_of(t, one), base_of(t, two), t.the_tools().range(range), t.the_tools().eps)


def reaches(t: Table, spot: int, who: int, range: int) -> bool:
    """Whether a character is within a Range of it."""
    return t.within(spot, who, range) if spot < TERRAIN else apart(t, spot, who, range)


def hidden(t: Table, spot: int) -> int:
    """What counts as destroyed while one looks from there: terrain is not in its own way."""
    return t.rubble | 1 << (spot - TERRAIN) if TERRAIN <= spot < MARKER else t.rubble


def sees_from(t: Table, spot: int, who: int) -> bool:
    """Line of sight from there to a character (CP-417..CP-424)."""
    if spot < TERRAIN:
        return t.sees(spot, who)
    ground, base, rubble = t.the_ground(), t.base[who], hidden(t, spot)
    tall = t.size(who) + max((ground.features[i].size for i in ground.under(base, rubble)), default=0)
    return ground.line(base_of(t, spot), base, tall, rubble, veils(t, who, who)) is not None


def covered_from(t: Table, spot: int, who: int) -> bool:
    """Cover from terrain against what comes from there (CP-472..CP-475)."""
    if spot < TERRAIN:
        return t.covered(spot, who)
    roof = bool(t.options["roof_cover"])
    far = not reaches(t, spot, who, 2)
    return far and t.the_ground().covers(base_of(t, spot), t.base[who], t.size(who), hidden(t, spot), roof)


def projected(t: Table, who: int) -> int:
    """Where a character's attacks and superpowers are measured from: its marker, if it has one on the battlefield."""
    if t.markers:
        for name in t.changes(queries.PROJECTS, who):
            for i, row in enumerate(t.markers):
                if row[:2] == (name, t.seat[who]):
                    return MARKER + i
    return who
