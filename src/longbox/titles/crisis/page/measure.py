"""Private measurements: distances, ranges, sight, reachable ground, odds, and what would become of an answer."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, isfinite, radians, sin
from typing import Any, TypeAlias

from longbox.geometry.advance import Placement
from longbox.geometry.ranges import base_to_base, base_to_terrain, terrain_to_terrain
from longbox.geometry.shapes import Base, seg_hits_poly
from longbox.geometry.sight import Line
from longbox.geometry.straight import line_in_grown
from longbox.kernel import Ask, Illegal

from ..barriers import veils
from ..codes import DAZED, ON_BOARD, PLAYED
from ..odds.attacks import odds_of
from ..rules.beams_and_areas import BeamAim
from ..rules.collisions import ThrowTerrain
from ..rules.movement import FREE, Direction, Reach, Spot
from ..rules.objectives import TokenSpot
from ..rules.setup import Zone
from ..rules.targets import range_of
from ..rules.throws import Slide
from ..speech.refusals import refusal
from ..state import Table
from .regions import polygons_of, radius_of
from .tellings import odds
from .voice import Voice
from .whereabouts import clock, landing

Query: TypeAlias = Mapping[str, Any]
TOOL = {"S": 0, "M": 1, "L": 2}
RANGES = 5


def measure(t: Table, seat: int, query: Query, language: str) -> dict[str, Any]:
    """A measurement; raises `Illegal` with a sentence where nothing can be measured. The table stays as it is."""
    v = Voice(language, t)
    what = query.get("what") if isinstance(query, Mapping) else None
    if not isinstance(what, str) or what not in MEASURES:
        raise Illegal("There is nothing to measure under that name; ask for judge, range, between, ground, path or odds.")
    found = MEASURES[what]
    return found(v, t, seat, query)


# -- reading a query ---------------------------------------------------------------------------------------------------


def character_of(t: Table, who: object) -> int:
    if type(who) is not int or not 0 <= who < len(t.who) or not t.status[who] & PLAYED:
        raise Illegal("Name a character on the battlefield by its number.")
    return who


def piece_of(t: Table, piece: object) -> tuple[str, int, Base]:
    """A character, token or terrain feature: its kind, number and the disc it is measured from (terrain has none)."""
    if isinstance(piece, list | tuple) and len(piece) == 2:
        kind, which = piece
        if kind == "character":
            who = character_of(t, which)
            return kind, who, t.base[who]
        if type(which) is int and which >= 0:
            if kind == "token" and which < len(t.token_name) and t.token_holder[which] == ON_BOARD:
                return kind, which, (*t.token_at[which], t.the_tools().token_radius)
            if kind == "marker" and which < len(t.markers):
                return kind, which, (*t.markers[which][2:], t.the_tools().token_radius)
            if kind == "terrain" and which < len(t.terrain) and not t.rubble >> which & 1:
                polygon = t.the_ground().features[which].polygon
                return kind, which, (polygon.x, polygon.y, 0.0)
    raise Illegal('Name a piece on the battlefield, like ["character", 3].')


def point_of(value: object) -> tuple[float, float]:
    if isinstance(value, list | tuple) and len(value) == 2 and all(type(n) in (int, float) for n in value):
        x, y = value
        if all(abs(n) < 1e6 for n in (x, y)) and isfinite(x) and isfinite(y):
            return float(x), float(y)
    raise Illegal("A point is two numbers, like [3.5, 12].")


def tool_of(value: object) -> int:
    if not isinstance(value, str) or value not in TOOL:
        raise Illegal("A movement tool is S, M or L.")
    return TOOL[value]


# -- what can be measured ----------------------------------------------------------------------------------------------


def judge(v: Voice, t: Table, seat: int, query: Query) -> dict[str, Any]:
    """Whether a value would be accepted as the answer, and what it would mean on the battlefield."""
    ask = t.ask
    if ask is None or ask.seat != seat:
        raise Illegal("You are not asked for anything now.")
    if ask.region is None:
        raise Illegal("This question takes no free value.")
    try:
        value = ask.judge(t, query.get("value"))
    except Illegal as error:
        return {"ok": False, "why": refusal(error, v.language)}
    found = shown(t, ask, value)
    if isinstance(value, tuple):
        found["words"] = in_words(v, t, seat, ask, value)
    return found


def in_words(v: Voice, t: Table, seat: int, ask: Ask, value: tuple[Any, ...]) -> str:
    """A place as others see it, or a direction."""
    if isinstance(ask.region, Reach | Spot | Zone | TokenSpot):
        return landing(v, t, seat, value, radius_of(t, ask.region))
    if isinstance(ask.region, Direction | BeamAim):
        turn = radians(value[0])
        return clock(v, t, seat, cos(turn), sin(turn))
    return ""


def shown(t: Table, ask: Ask, value: Any) -> dict[str, Any]:
    """An accepted value: the tool that proves it, the way, the end, what is hit."""
    found: dict[str, Any] = {"ok": True, "tool": None, "path": None, "end": None, "hits": []}
    region, frame = ask.region, t.stack[-1]
    if not isinstance(value, tuple):
        return found
    if isinstance(region, Reach):
        return found | proof(t, region, *value)
    if isinstance(region, Spot | Zone | TokenSpot):
        return found | {"end": list(value)}
    if isinstance(region, Direction) and isinstance(frame, Slide | ThrowTerrain):
        x, y, _ = t.base[frame.who if isinstance(frame, Slide) else frame.by]
        end, hits = frame.way(t, value[0])
        return found | {"path": [[x, y], [end.x, end.y]], "end": [end.x, end.y], "hits": [list(hit) for hit in hits]}
    if isinstance(region, BeamAim):
        x, y, r = t.base[region.attacker]
        length = t.the_tools().range(range_of(t, region.attacker, t.library.strikes[region.weapon]))
        c, s = cos(radians(value[0])), sin(radians(value[0]))
        path = [[x + r * c, y + r * s], [x + (r + length) * c, y + (r + length) * s]]
        touched = region.touched(t, value[0], t.base[region.attacker])
        return found | {"path": path, "hits": [["character", who] for who in touched]}
    return found


def proof(t: Table, region: Reach, x: float, y: float) -> dict[str, Any]:
    """How the tool lies for an advance."""
    base = t.base[region.who]
    placement = None if (x, y) == base[:2] else region.placement(t, x, y)
    tool = None if placement is None else bent(base, placement, t.the_tools().half_width)
    return {"tool": tool, "path": [list(base[:2]), [x, y]], "end": [x, y]}


def bent(base: Base, placement: Placement, half_width: float) -> list[list[float]]:
    """The middle line of a tool laid against a base: its near end, its hinge, its far end.

    >>> [[round(n, 3) for n in point] for point in bent((10.0, 10.0, 0.5), Placement(5.0, 0.0, 1.5707963), 0.375)]
    [[10.5, 10.0], [13.0, 10.0], [13.0, 12.5]]
    """
    x, y, r = base
    half = placement.length / 2
    ct, st = cos(placement.theta), sin(placement.theta)
    hx, hy = x + (r + half) * ct, y + (r + half) * st
    return [[x + r * ct, y + r * st], [hx, hy], [hx + half * cos(placement.phi), hy + half * sin(placement.phi)]]


def in_range(v: Voice, t: Table, seat: int, query: Query) -> dict[str, Any]:
    _, _, (x, y, r) = piece_of(t, query.get("from"))
    number = query.get("range")
    if type(number) is not int or not 1 <= number <= RANGES:
        raise Illegal("A range is a whole number from 1 to 5.")
    return {"x": x, "y": y, "r": r + t.the_tools().range(number)}


def between(v: Voice, t: Table, seat: int, query: Query) -> dict[str, Any]:
    """Distance, range, sight and cover from one piece to another."""
    kind, one, a = piece_of(t, query.get("from"))
    other, two, b = piece_of(t, query.get("to"))
    if (kind, one) == (other, two):
        raise Illegal("That is the same piece.")
    tools = t.the_tools()
    far = distance(t, (kind, one, a), (other, two, b))
    number = next((n for n in range(1, RANGES + 1) if far <= tools.range(n) + tools.eps), None)
    parts = [v("inches", n=v.number(far)), v("range", n=number) if number else v("m.beyond")]
    found: dict[str, Any] = {"distance": round(far, 3), "range": number, "line": list(nearest(a, b))}
    found |= {"sight": None, "cover": None, "terrain": [], "by": [], "at": None}
    if kind == other == "character":
        line = sight_line(t, one, two)
        found["sight"] = "blocked" if line is None else "clear"
        found["line"] = list(line or nearest(a, b))
        found["terrain"] = crossed(t, found["line"])
        if line is None:
            found["by"], found["at"] = blocked_by(t, two, found["line"])
            by = [v.the_terrain(which) for which in found["by"]]
            parts.append(v("m.blocked by", terrain=by[0]) if by else v("m.blocked"))
        else:
            if t.seat[one] != t.seat[two]:
                found["cover"] = t.covered(one, two)
                found["by"] = covered_by(t, one, two) if found["cover"] else []
            by = [v.the_terrain(which) for which in found["by"]]
            parts.append(v("m.cover", terrain=by[0]) if by else v("m.clear"))
    return found | {"text": ", ".join(parts)}


def distance(t: Table, one: tuple[str, int, Base], two: tuple[str, int, Base]) -> float:
    features = t.the_ground().features
    if one[0] == "terrain" and two[0] == "terrain":
        return terrain_to_terrain(features[one[1]].polygon, features[two[1]].polygon)
    if one[0] == "terrain":
        return base_to_terrain(two[2], features[one[1]].polygon)
    if two[0] == "terrain":
        return base_to_terrain(one[2], features[two[1]].polygon)
    return base_to_base(one[2], two[2])


def sight_line(t: Table, one: int, two: int) -> Line | None:
    return t.the_ground().line(t.base[one], t.base[two], tallness(t, two), t.rubble, veils(t, one, two))


def tallness(t: Table, who: int) -> int:
    return t.size(who) + max((t.the_ground().features[i].size for i in t.standing_on(who)), default=0)


def nearest(a: Base, b: Base) -> Line:
    """From edge to edge along the centres."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    return (a[0] + a[2] * ux, a[1] + a[2] * uy, b[0] - b[2] * ux, b[1] - b[2] * uy)


def crossed(t: Table, line: list[float]) -> list[int]:
    ax, ay, bx, by = line
    features = enumerate(t.the_ground().features)
    return [i for i, f in features if not t.rubble >> i & 1 and seg_hits_poly(ax, ay, bx, by, f.polygon)]


def blocked_by(t: Table, target: int, line: list[float]) -> tuple[list[int], list[float] | None]:
    """What is too tall to see over, the nearest first, and where the line first meets it."""
    ax, ay, bx, by = line
    far = hypot(bx - ax, by - ay)
    if not far:
        return [], None
    ux, uy = (bx - ax) / far, (by - ay) / far
    tall = tallness(t, target)
    cuts = []
    for i, feature in enumerate(t.the_ground().features):
        if feature.size > tall and not t.rubble >> i & 1:
            cut = line_in_grown(ax, ay, ux, uy, 0.0, feature.polygon)
            if cut is not None and cut[1] >= 0.0 and cut[0] <= far:
                cuts.append((max(0.0, cut[0]), i))
    cuts.sort()
    at = [round(ax + cuts[0][0] * ux, 3), round(ay + cuts[0][0] * uy, 3)] if cuts else None
    return [i for _, i in cuts], at


def covered_by(t: Table, attacker: int, target: int) -> list[int]:
    """The terrain that gives cover, the nearest to the target first."""
    ground, a, b = t.the_ground(), t.base[attacker], t.base[target]
    size, roof = t.size(target), bool(t.options["roof_cover"])
    gives = [i for i in range(len(ground.features)) if ground.cover(i, a, b, size, t.rubble, roof)]
    return sorted(gives, key=lambda i: base_to_terrain(b, ground.features[i].polygon))


def reach_of(t: Table, query: Query) -> Reach:
    who = character_of(t, query.get("who"))
    return Reach(who, tool_of(query.get("tool")), query.get("climb") is True, FREE, (0.0, 0.0))


def could_reach(v: Voice, t: Table, seat: int, query: Query) -> dict[str, Any]:
    return {"polygons": polygons_of(t, reach_of(t, query))}


def path(v: Voice, t: Table, seat: int, query: Query) -> dict[str, Any]:
    """Whether an advance could end somewhere, judged as if it were made now."""
    region = reach_of(t, query)
    x, y = point_of(query.get("to"))
    try:
        region.accept(t, (x, y))
    except Illegal as error:
        return {"ok": False, "why": refusal(error, v.language)}
    return {"ok": True, "hits": []} | proof(t, region, x, y)


def chances(v: Voice, t: Table, seat: int, query: Query) -> dict[str, Any]:
    """The odds of an attack as if it were made now, at any distance."""
    attacker = character_of(t, query.get("attacker"))
    target = character_of(t, query.get("target"))
    weapon = query.get("weapon")
    found = [strike for strike in t.strikes(attacker) if weapon in (strike.key, strike.id)]
    if not found or not isinstance(weapon, str):
        raise Illegal("That character has no such attack.")
    if t.seat[attacker] == t.seat[target] or t.status[target] & DAZED or t.status[attacker] & DAZED:
        raise Illegal("The target must be an enemy that is not Dazed.")
    return {**odds(v, odds_of(t, attacker, found[0], target, icons=True))}


MEASURES = {
    "judge": judge, "range": in_range, "between": between, "ground": could_reach, "path": path, "odds": chances,
}  # fmt: skip
