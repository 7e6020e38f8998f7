"""Places worth proposing to whoever does not point at the board: bots, tests, and the first choices on the page.

None of this is a rule. What is legal the regions of `rules` decide; here are a few legal places that differ, chosen by what one
usually wants. A finer search follows where the usual places are taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from math import cos, hypot, sin, sqrt, tau
from typing import TYPE_CHECKING, TypeAlias

from longbox.geometry.advance import Mover, Start
from longbox.geometry.ends import Standing
from longbox.geometry.shapes import Base, Point

from ..barriers import barriers
from ..codes import ON_BOARD, PLAYED

if TYPE_CHECKING:
    from ..state import Table
    from .markers import MarkerSpot
    from .movement import Reach, Spot
    from .objectives import TokenSpot
    from .raising import RaisedSpot
    from .setup import Zone

Places: TypeAlias = tuple[Point, ...]

RING = tuple((cos(i * tau / 12), sin(i * tau / 12)) for i in range(12))
NEAREST, FEW, CELL = 3, 5, 1.0
"""Ends of an advance: how many enemies matter, when the base counts as hemmed in, how far apart ends lie at least, in inches."""
ANY_SIZE = 99
NARROW, MANY = 0.06, 12
"""The last search for a place: how close together it looks, in inches, and how many are enough."""
INSIDE = 0.02
"""How far inside the limit a place is proposed, so that no rounding puts it outside."""


def neighbours(t: Table, who: int, x: float, y: float, far: float) -> list[Base]:
    """The other bases that come within a distance of a point, or not much farther away."""
    return [
        base
        for one, base in enumerate(t.base)
        if t.status[one] & PLAYED and one != who and abs(base[0] - x) < far + base[2] and abs(base[1] - y) < far + base[2]
    ]


# -- advances ----------------------------------------------------------------------------------------------------------


def ends(t: Table, reach: Reach) -> Places:
    """Ends of an advance: to stay, up to the tokens, toward and away from the nearest enemies, and all round."""
    who, tools = reach.who, t.the_tools()
    x, y, r = base = t.base[who]
    lengths = reach.lengths(t)
    longest = max(lengths)
    far = longest + 2.0 * r
    roofs, steep, blockers = t.the_ground().near(base, reach.size(t), t.rubble, far + r)
    standing = Standing(r, neighbours(t, who, x, y, far + r), roofs, [*blockers, *steep], tools)
    blockers = [*blockers, *barriers(t, who, reach.climb)]
    mover = Mover(base, longest, blockers, tools) if blockers else None
    found = spread(t, reach, mover, standing, wishes(t, who, far))
    if len(found) < FEW:  # hemmed in: a shorter tool may lie where the longest cannot
        close = [(x + d * c, y + d * s) for d in (0.75 * r, 1.5 * r, 3.0) for c, s in RING]
        found |= spread(t, reach, Start(base, lengths, blockers, tools), standing, close)
    found.pop((x, y), None)
    return ((x, y), *found)


def spread(t: Table, reach: Reach, mover: Mover | Start | None, standing: Standing, points: Iterable[Point]) -> dict[Point, None]:
    """Those of the points at which the advance may end, no two of them close together.

    Without a mover nothing is in the way: any place the tool's length allows will do.
    """
    taken: set[Point] = set()
    found: dict[Point, None] = {}
    for point in standing.among(points):
        x, y = point
        cell = (x // CELL, y // CELL)
        if cell not in taken and (not reach.side or reach.inside(t, x, y)) and (mover is None or mover.reaches(x, y)):
            taken.add(cell)
            found[point] = None
    return found


@lru_cache(64)
def rays(far: float) -> Places:
    """All round, at the full distance and about half-way."""
    return (*((far * c, far * s) for c, s in RING), *((0.6 * far * c, 0.6 * far * s) for c, s in RING[::2]))


def wishes(t: Table, who: int, far: float) -> list[Point]:
    """Where one might want to end, the best first; nobody has looked yet whether that is possible."""
    x, y, r = t.base[who]
    tools, seats, status, seat = t.the_tools(), t.seat, t.status, t.seat[who]
    foes = sorted(
        [
            ((ex - x) ** 2 + (ey - y) ** 2, ex, ey, er)
            for one, (ex, ey, er) in enumerate(t.base)
            if seats[one] != seat and status[one] & PLAYED
        ]
    )[:NEAREST]
    gap = r + tools.token_radius + tools.ranges[0] - 2.0 * tools.eps
    goals = [(tx - x, ty - y, gap) for (tx, ty), holder in zip(t.token_at, t.token_holder, strict=True) if holder == ON_BOARD]
    for _, ex, ey, er in foes:
        goals += ((ex - x, ey - y, r + er), (ex - x, ey - y, r + er + tools.ranges[1] - tools.eps))
    found: list[Point] = []
    for dx, dy, gap in goals:
        d = hypot(dx, dy)
        if d > gap:
            part = (d - gap if d - gap < far else far) / d
            found.append((x + part * dx, y + part * dy))
    for d2, ex, ey, _ in foes:
        part = far / (sqrt(d2) or 1.0)
        found.append((x - part * (ex - x), y - part * (ey - y)))
    found += [(x + dx, y + dy) for dx, dy in rays(far)]
    return found


# -- places ------------------------------------------------------------------------------------------------------------


def spots(t: Table, spot: Spot) -> Places:
    """Where a character may be placed: where it stands, and all round the place measured from."""
    tools, here = t.the_tools(), t.base[spot.who][:2]
    far = spot.r + spot.size + tools.range(spot.range) - INSIDE
    near = far + spot.size
    roofs, steep, _ = t.the_ground().near((spot.x, spot.y, spot.r), ANY_SIZE, t.rubble, near)
    standing = Standing(spot.size, neighbours(t, spot.who, spot.x, spot.y, near), roofs, steep, tools)
    stay = [here] if hypot(here[0] - spot.x, here[1] - spot.y) <= far else []
    for parts, turns in (((1.0, 0.6), 12), ((0.9, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1), 48)):
        points = [(round(spot.x + dx, 4), round(spot.y + dy, 4)) for dx, dy in around(far, parts, turns)]
        found = tuple(dict.fromkeys(standing.among(stay + points)))
        if found:
            return found
    # There is hardly any room: whether any is left decides whether somebody is placed at all, so it is searched closely.
    return tuple(islice(standing.among(grid(spot.x, spot.y, far)), MANY))


def grid(x: float, y: float, far: float) -> Iterator[Point]:
    """Every point of a narrow grid within a distance."""
    steps = int(far / NARROW)
    for i in range(-steps, steps + 1):
        for j in range(-steps, steps + 1):
            if i * i + j * j <= steps * steps:
                yield (round(x + i * NARROW, 4), round(y + j * NARROW, 4))


@lru_cache(256)
def around(far: float, parts: tuple[float, ...], turns: int) -> Places:
    """Circles at parts of a distance, each turned a little against the others."""
    angles = [(part * far, (i + part) * tau / turns) for part in parts for i in range(turns)]
    return tuple((d * cos(a), d * sin(a)) for d, a in angles)


def deployments(t: Table, zone: Zone, most: int) -> Places:
    """Where a character may be deployed: along the edge, as far forward as allowed, and half as far."""
    r, tools = t.base[zone.who][2], t.the_tools()
    flat, steep = t.the_ground().footing(f.polygon for f in t.the_ground().standing(t.rubble))
    bases = [t.base[one] for one in t.present() if one != zone.who]
    standing = Standing(r, bases, flat, steep, tools)
    deep = zone.deepest(t) - INSIDE
    for steps, rows in ((9, (deep, deep / 2)), (90, (deep, deep / 2, r + INSIDE))):
        found = tuple(standing.among(zone.at(3.0 + i * 30.0 / (steps - 1), depth) for depth in rows for i in range(steps)))
        if found:
            return found[:most]
    lines = (deep - i * NARROW for i in range(int(deep / NARROW)))
    closely = (zone.at(i * NARROW, depth) for depth in lines for i in range(int(tools.board_width / NARROW)))
    return tuple(islice(standing.among(closely), most))


# -- tokens ------------------------------------------------------------------------------------------------------------


def token_spots(t: Table, spot: TokenSpot) -> Places:
    """Where a token may be put: all round, half-way, and the middle; failing that the first place of a fine grid."""
    reach = spot.r + t.the_tools().token_radius + t.the_tools().range(spot.range)
    found: dict[Point, None] = {}
    for far in (reach - INSIDE, reach / 2, 0.0):
        for i in range(8):
            x, y = round(spot.x + far * cos(i * tau / 8), 3), round(spot.y + far * sin(i * tau / 8), 3)
            if not spot.fault(t, x, y):
                found[x, y] = None
    return tuple(found) or first_token_spot(t, spot, reach)


def first_token_spot(t: Table, spot: TokenSpot, reach: float) -> Places:
    """A finer search for when tokens crowd all the usual places."""
    steps = 60
    for i in range(steps * steps):
        x = round(spot.x - reach + 2 * reach * (i % steps) / (steps - 1), 3)
        y = round(spot.y - reach + 2 * reach * (i // steps) / (steps - 1), 3)
        if not spot.fault(t, x, y):
            return ((x, y),)
    return ()


def raised_spots(t: Table, spot: RaisedSpot) -> Places:
    """Where terrain of a card may be put: as far off as allowed, half-way and close, all round; failing that on a fine grid."""
    far = spot.r + spot.size + t.the_tools().range(spot.range) - INSIDE
    near = spot.r + spot.size + INSIDE
    for points in (around(1.0, (far, (near + far) / 2, near), 12), grid(0.0, 0.0, far)):
        shifted = ((round(spot.x + x, 3), round(spot.y + y, 3)) for x, y in points)
        found = tuple(islice((point for point in shifted if not spot.fault(t, *point)), 3 * MANY))
        if found:
            return found
    return ()


# -- markers -----------------------------------------------------------------------------------------------------------

SQUARES = 6
"""So many rows and columns of places all over the battlefield are proposed for a marker."""


def marker_spots(t: Table, spot: MarkerSpot) -> Places:
    """Where a marker may be put that may lie anywhere: where somebody stands, and all over; failing that the first place found."""
    side = 2 * spot.x / SQUARES
    grid = [(round(side * (i % SQUARES + 0.5), 3), round(side * (i // SQUARES + 0.5), 3)) for i in range(SQUARES * SQUARES)]
    standing = [(round(x, 3), round(y, 3)) for (x, y, _), marks in zip(t.base, t.status, strict=True) if marks & PLAYED]
    found = dict.fromkeys(point for point in (*standing, *grid) if not spot.fault(t, *point))
    return tuple(found) or first_token_spot(t, spot, spot.x)
