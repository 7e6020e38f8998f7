"""Private measurements: sight, reach, odds, and what would become of a way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeAlias, cast

from longbox.geometry.grids import line
from longbox.kernel import Illegal

from ..codes import NOBODY
from ..ground import BLOCKED
from ..maps import ELEVATED, SMOKE, SOLID
from ..odds.feats import odds as odds_of
from ..rules.choices import Path
from ..rules.movement import Way, gait, routes
from ..rules.sight import in_the_way, sees
from ..rules.targets import THROW
from ..speech.refusals import refusal
from ..state import Table
from .tellings import odds
from .voice import Voice
from .ways import Ways, way_row

Query: TypeAlias = Mapping[str, object]


def measure(t: Table, seat: int, query: Query, language: str) -> dict[str, object]:
    """A measurement; raises `Illegal` with a sentence where nothing can be measured. The table stays as it is."""
    what = query.get("what") if isinstance(query, Mapping) else None
    if not isinstance(what, str) or what not in MEASURES:
        raise Illegal("There is nothing to measure under that name; ask for judge, sight, reach or odds.")
    if not t.map:
        raise Illegal("There is no map yet; it is chosen first.")
    return MEASURES[what](Voice(language, t), t, seat, query)


# -- reading a query ---------------------------------------------------------------------------------------------------


def figure_of(t: Table, who: object) -> int:
    if type(who) is not int or not 0 <= who < len(t.who) or t.at[who] < 0:
        raise Illegal("Name a figure on the map by its number.")
    return who


def square_of(t: Table, square: object) -> int:
    last = t.ground().size - 1
    if type(square) is not int or not 0 <= square <= last:
        raise Illegal("A square is a number from 0 to {last}.", last=last)
    return square


# -- what can be measured ----------------------------------------------------------------------------------------------


def judge(v: Voice, t: Table, seat: int, query: Query) -> dict[str, object]:
    """Whether a way would be accepted as the answer, what it costs and whom it provokes."""
    ask = t.ask
    if ask is None or ask.seat != seat:
        raise Illegal("You are not asked for anything now.")
    way = ask.region
    if not isinstance(way, Way):
        raise Illegal("This question takes no way.")
    value = query.get("value")
    if not isinstance(value, list | tuple):
        raise Illegal("A way is a list of squares, like [21, 41, 61].")
    try:
        steps = cast("Path", ask.judge(t, value))
    except Illegal as error:
        return {"ok": False, "why": refusal(error, v.language)}
    return {"ok": True, **way_row(Ways(t, way.who, way.charging).tell(steps), steps)}


def sight(v: Voice, t: Table, seat: int, query: Query) -> dict[str, object]:
    """Line of Sight and Line of Effect between two squares, and between the figures in them."""
    a, b = square_of(t, query.get("from")), square_of(t, query.get("to"))
    ground = t.ground()
    viewer, target = standing_in(t, a), standing_in(t, b)
    near = bool(ground.near[a] >> b & 1)
    blocking = in_the_way(t, viewer) if viewer != NOBODY else t.occupied()
    both = NOBODY not in (viewer, target) and viewer != target
    clear = sees(t, viewer, target, blocking) if both else near or free(t, a, b, blocking)
    effect = near or t.effect(a, b)
    at = None if clear else blocked_at(t, a, b, blocking)
    far = ground.distance(a, b)
    parts = [v("square") if far == 1 else v("squares", n=far)]
    if near and a != b:
        parts.append(v("m.adjacent"))
    parts.append(sight_told(v, clear, at))
    if not effect:
        parts.append(v("m.no effect"))
    return {
        "sight": "clear" if clear else "blocked",
        "effect": "clear" if effect else "blocked",
        "adjacent": near and a != b,
        "distance": far,
        "line": [a, b],
        "at": at,
        "text": ", ".join(parts),
    }


def free(t: Table, a: int, b: int, blocking: int) -> bool:
    """Whether nothing blocks the line between two squares that are not adjacent."""
    crossed = t.ground().sight(a, b)
    return crossed != BLOCKED and not crossed & blocking


def sight_told(v: Voice, clear: bool, at: int | None) -> str:
    if clear:
        return v("m.clear")
    return v("m.blocked") if at is None else v("m.blocked at", square=v.square(at))


def standing_in(t: Table, square: int) -> int:
    return t.at.index(square) if square in t.at else NOBODY


def blocked_at(t: Table, a: int, b: int, blocking: int) -> int | None:
    """The first square of the line that blocks it; None where nothing on the line does (a figure that hides)."""
    ground = t.ground()
    bits, width = ground.bits, ground.width
    for end in (a, b):
        if bits[end] & SMOKE:
            return end
    high = bool(bits[a] & ELEVATED) + bool(bits[b] & ELEVATED)
    stops = (SOLID | SMOKE, ELEVATED, 0)[high]
    for one, two in pairwise(line(ground.xy(a), ground.xy(b))):
        square = two[1] * width + two[0]
        if high != 1 and ground.walled(one, two):
            return square
        if square == b:
            break
        counts = high < 2 or bits[square] & ELEVATED
        if bits[square] & stops or (high == 2 and bits[square] & ELEVATED and bits[square] & SMOKE):
            return square
        if high != 1 and counts and blocking >> square & 1:
            return square
    return None


def reach(v: Voice, t: Table, seat: int, query: Query) -> dict[str, object]:
    """Where a figure could move now, with what it costs and whom that provokes."""
    who = figure_of(t, query.get("who"))
    ways = Ways(t, who)
    found = []
    for square, steps in routes(t, who, t.speed(who), gait(t, who)).items():
        told = ways.tell(steps)
        found.append([square, told.cost, told.threats])
    return {"squares": found}


def chances(v: Voice, t: Table, seat: int, query: Query) -> dict[str, object]:
    """The odds of an attack as if it were made now, at any distance."""
    who, target = figure_of(t, query.get("who")), figure_of(t, query.get("target"))
    wanted = query.get("attack")
    if t.seat[who] == t.seat[target]:
        raise Illegal("The target must be an opposing figure.")
    carrying = t.carrying[who] != NOBODY
    known: dict[object, int] = {one.id: number for number, one in enumerate(t.attacks(who))}
    known |= {number: number for number in range(len(t.attacks(who)))}
    if carrying:
        known |= {"throw": THROW, THROW: THROW}
    if type(wanted) not in (int, str) or wanted not in known:
        raise Illegal("That figure has no such attack.")
    number = known[wanted]
    swing = query.get("swing") is True and carrying and number != THROW
    return {**odds(v, odds_of(t, who, number, target, swing))}


MEASURES = {"judge": judge, "sight": sight, "reach": reach, "odds": chances}
