"""The regions of questions as a page draws them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, radians, sin, sqrt, tau
from typing import Any, TypeAlias

from longbox.geometry.advance import Mover
from longbox.geometry.ground import Mask, ground, masks
from longbox.geometry.outline import outline
from longbox.geometry.shapes import Base, Point, Polygon
from longbox.geometry.tools import Tools
from longbox.kernel import Ask

from ..barriers import barriers
from ..codes import ON_BOARD, S
from ..rules.beams_and_areas import BeamAim
from ..rules.collisions import ThrowTerrain
from ..rules.dice import SomeDice
from ..rules.layout import BOARD, HUGE
from ..rules.markers import MarkerSpot
from ..rules.movement import AWAY, FREE, TOWARD, Beside, Direction, Reach, Spot, others, tool_size, tools_for
from ..rules.objectives import TokenSpot
from ..rules.raising import RaisedSpot
from ..rules.setup import DEPLOYMENT_RANGE, TACTICS_CHOSEN, AnySquad, SomeTactics, Zone
from ..rules.spots import base_of
from ..rules.targets import origin, range_of
from ..rules.throws import Slide
from ..state import Table

Rings: TypeAlias = list[list[Point]]

STEP = radians(5.0)
"""How fine the directions of the longest movement tool are looked at for drawing; shorter ones sweep less."""
WIDE = 60.0


def radius_of(t: Table, region: Reach | Spot | Zone | TokenSpot) -> float:
    """Of what is to be put somewhere."""
    if isinstance(region, RaisedSpot):
        return region.size
    if isinstance(region, TokenSpot):
        return t.the_tools().token_radius
    return region.size if isinstance(region, Spot) else t.base[region.who][2]


def region_of(t: Table, ask: Ask) -> dict[str, Any] | None:
    """The region of a question in the words of the protocol."""
    region, frame = ask.region, t.stack[-1]
    if isinstance(region, Reach | Spot | Zone):
        return {"type": "ground", "piece": ["character", region.who], "r": radius_of(t, region), "polygons": polygons_of(t, region)}
    if isinstance(region, TokenSpot):
        r = radius_of(t, region)
        if isinstance(region, MarkerSpot):
            found = {"type": "ground", "piece": None, "marker": region.name, "seat": ask.seat, "r": r}
            return found | {"polygons": polygons_of(t, region)}
        return {"type": "ground", "piece": ["token", region.token], "r": r, "polygons": polygons_of(t, region)}
    if isinstance(region, Direction):
        return direction_of(t, region, frame)
    if isinstance(region, BeamAim):
        strike = t.library.strikes[region.weapon]
        x, y, r = base_of(t, origin(t, region.attacker, strike))
        length = t.the_tools().range(range_of(t, region.attacker, strike))
        return {"type": "direction", "from": [x, y], "start": r, "length": length, "width": t.the_tools().beam_width}
    if isinstance(region, SomeDice):
        roll = getattr(frame, "own", "attack")
        return {"type": "dice", "dice": list(region.allowed), "least": region.least, "most": region.most, "roll": roll}
    if isinstance(region, AnySquad):
        costs = [t.library.characters[id].threat + more for id, more in zip(region.characters, region.extra, strict=True)]
        cards = list(region.characters)
        return {"type": "cards", "cards": cards, "least": 1, "most": len(cards), "threat": region.threat, "costs": costs}
    if isinstance(region, SomeTactics):
        most = min(TACTICS_CHOSEN, len(region.allowed))
        return {"type": "cards", "cards": list(region.allowed), "least": 0, "most": most, "full": True}
    return None


def direction_of(t: Table, region: Direction, frame: Any) -> dict[str, Any]:
    tools = t.the_tools()
    found: dict[str, Any] = {"type": "direction", "from": [region.x, region.y], "start": 0.0}
    if isinstance(frame, Slide):
        r = t.base[frame.who][2]
        found |= {"length": tools.slide_length(tools.speeds()[frame.tool], r), "width": 2 * r}
    elif isinstance(frame, ThrowTerrain):
        found |= {"start": t.base[frame.by][2], "length": tools.speeds()[frame.tool], "width": 2 * tools.half_width}
    middle = region.middle()
    if middle is not None:
        axis = middle / tau * 360.0
        found["arc"] = [round(axis - 45.0, 3), round(axis + 45.0, 3)]
    return found


# -- polygons ----------------------------------------------------------------------------------------------------------


def polygons_of(t: Table, region: Reach | Spot | Zone | TokenSpot) -> Rings:
    """Where the centre may end, as rings to be filled by the even-odd rule."""
    tools = t.the_tools()
    if isinstance(region, TokenSpot):
        return of_token(t, region)
    bases = tuple(others(t, region.who))
    if isinstance(region, Reach):
        base = t.base[region.who]
        passable, blockers = t.the_ground().sorted(base, tool_size(t, region.who, region.climb), t.rubble)
        lengths = tuple(tools_for(t, region.who, S if region.climb else region.tool))
        flat, steep = t.the_ground().footing(passable)
        side, about = (region.side, region.about) if region.side else (FREE, (0.0, 0.0))
        blockers += barriers(t, region.who, region.climb)
        return advance(base, lengths, tools, bases, tuple(flat), tuple(blockers), tuple(steep), side, about)
    flat, steep = t.the_ground().footing(feature.polygon for feature in t.the_ground().standing(t.rubble))
    if isinstance(region, Beside):
        far = region.size + tools.range(region.range)
        shape = t.the_ground().features[region.terrain].polygon
        return beside(shape, far, region.size, bases, tuple(flat), tuple(steep))
    if isinstance(region, Spot):
        far = region.r + region.size + tools.range(region.range)
        return disc((region.x, region.y, far), region.size, bases, tuple(flat), tuple(steep))
    r = t.base[region.who][2]
    deep = tools.range(DEPLOYMENT_RANGE) + (-r if t.options["deploy"] == "completely" else r)
    return strip(region.edge, deep, r, bases, tuple(flat), tuple(steep))


def of_token(t: Table, region: TokenSpot) -> Rings:
    """Where a token or marker may lie: on no other one, and on no terrain of Size 6."""
    tools = t.the_tools()
    r = radius_of(t, region)
    if isinstance(region, RaisedSpot):
        lying = [(*at, tools.token_radius) for i, at in enumerate(t.token_at) if t.token_holder[i] == ON_BOARD]
        lying += [(x, y, tools.token_radius) for _, _, x, y in t.markers]
        solid = tuple(f.polygon for f in t.the_ground().standing(t.rubble))
        far = region.r + r + tools.range(region.range)
        return disc((region.x, region.y, far), r, (*lying, *(t.base[who] for who in t.present())), (), solid)
    taken = tuple((*at, r) for i, at in enumerate(t.token_at) if i != region.token and t.token_holder[i] == ON_BOARD)
    huge = tuple(f.polygon for f in t.the_ground().standing(t.rubble) if f.size >= HUGE)
    if isinstance(region, MarkerSpot):
        keep = tools.range(region.apart) + r if region.apart else 0.0
        taken += tuple((x, y, keep + r if name == region.name else r) for name, _, x, y in t.markers)
    return disc((region.x, region.y, region.r + r + region.far(t)), r, taken, (), huge)


@lru_cache(1024)
def advance(
    base: Base,
    lengths: tuple[float, ...],
    tools: Tools,
    bases: tuple[Base, ...],
    flat: tuple[Polygon, ...],
    blockers: tuple[Polygon, ...],
    steep: tuple[Polygon, ...],
    side: str,
    about: Point,
) -> Rings:
    x, y, r = base
    rings: Rings = []
    for length in sorted(lengths, reverse=True):  # where nothing blocks the longest tool the others reach no farther
        mover = Mover(base, length, blockers, tools)
        rings += ground(mover, STEP * tools.long / length, sparse=True)
        if not mover.blockers:
            break
    room = [square(r)]
    axis = hypot(about[0] - x, about[1] - y)
    if side in (TOWARD, AWAY) and axis > tools.eps:
        way = atan2(about[1] - y, about[0] - x) + (0.0 if side == TOWARD else pi)
        bx, by = x - tools.eps * sqrt(2.0) * cos(way), y - tools.eps * sqrt(2.0) * sin(way)
        room.append([(bx, by), *((bx + WIDE * cos(way + turn), by + WIDE * sin(way + turn)) for turn in (-pi / 4, pi / 4))])
    return outline(rings, closed((x, y, max(lengths) + 2 * r), r, bases, flat, (*blockers, *steep)), room)


@lru_cache(1024)
def disc(area: Base, r: float, bases: tuple[Base, ...], flat: tuple[Polygon, ...], steep: tuple[Polygon, ...]) -> Rings:
    x, y, far = area
    ring = [(x + far * cos(i * tau / 120), y + far * sin(i * tau / 120)) for i in range(120)]
    return outline([ring], closed(area, r, bases, flat, steep), [square(r)])


@lru_cache(1024)
def beside(
    shape: Polygon, far: float, r: float, bases: tuple[Base, ...], flat: tuple[Polygon, ...], steep: tuple[Polygon, ...]
) -> Rings:
    ring = []
    for i in range(120):
        dx, dy = cos(i * tau / 120), sin(i * tau / 120)
        x, y = max(shape.vertices, key=lambda p: p[0] * dx + p[1] * dy)
        ring.append((x + far * dx, y + far * dy))
    return outline([ring], closed((shape.x, shape.y, shape.radius + far), r, bases, flat, steep), [square(r)])


@lru_cache(1024)
def strip(
    edge: str, deep: float, r: float, bases: tuple[Base, ...], flat: tuple[Polygon, ...], steep: tuple[Polygon, ...]
) -> Rings:
    low, high = r, min(BOARD - r, deep)
    if edge in ("north", "east"):
        low, high = BOARD - high, BOARD - low
    left, right, bottom, top = (r, BOARD - r, low, high) if edge in ("south", "north") else (low, high, r, BOARD - r)
    ring = [(left, bottom), (right, bottom), (right, top), (left, top)]
    return outline([ring], closed(((left + right) / 2, (bottom + top) / 2, BOARD), r, bases, flat, steep), [])


def square(r: float) -> list[Point]:
    """Where a centre may lie so that its base is on the board."""
    far = BOARD - r
    return [(r, r), (far, r), (far, far), (r, far)]


def closed(area: Base, r: float, bases: Sequence[Base], flat: Sequence[Polygon], steep: Sequence[Polygon]) -> list[Mask]:
    """Where no base of this radius may end, as far as it matters here."""
    x, y, far = area

    def near(q: Polygon) -> bool:
        return q.left < x + far + r and q.right > x - far - r and q.bottom < y + far + r and q.top > y - far - r

    return masks(
        r,
        [base for base in bases if hypot(base[0] - x, base[1] - y) < far + r + base[2]],
        [q for q in flat if near(q)],
        [q for q in steep if near(q)],
    )
